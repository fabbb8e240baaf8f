import type { FirstViewModule } from '@thali/shared/site/first-view';
import { storefrontOf } from '../features/storefront/served-storefront.ts';
import { MenuFirstView } from './menu-first-view.tsx';
import { toMarkup } from './text-renderer/to-markup.ts';

/** For the server, which puts it into the document; the live page takes its place. */
export const firstView: FirstViewModule['firstView'] = (island, now) => {
  const storefront = storefrontOf(island);
  if (!storefront) throw new Error('The document carries no whole storefront');
  return toMarkup(<MenuFirstView storefront={storefront} now={now} />);
};
