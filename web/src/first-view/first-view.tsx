import type { FirstViewModule } from '@thali/shared/site/first-view';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { storefrontOf } from '../lib/storefront/served-storefront.ts';
import { LandingFirstView } from './landing-first-view.tsx';
import { MenuFirstView } from './menu-first-view.tsx';
import { MessFirstView } from './mess-first-view.tsx';
import { toMarkup } from './text-renderer/to-markup.ts';

// For the server, which puts them into the documents; the live pages take their place.

export const menuView: FirstViewModule['menuView'] = (island, now) =>
  toMarkup(<MenuFirstView storefront={wholeStorefront(island)} now={now} />);

export const messView: FirstViewModule['messView'] = (island, now) =>
  toMarkup(<MessFirstView storefront={wholeStorefront(island)} now={now} />);

export const landingView: FirstViewModule['landingView'] = (platformDomain) =>
  toMarkup(<LandingFirstView platformDomain={platformDomain} />);

function wholeStorefront(island: string): Storefront {
  const storefront = storefrontOf(island);
  if (!storefront) throw new Error('The document carries no whole storefront');
  return storefront;
}
