import type { FirstViewModule } from '@thali/shared/site/first-view';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { storefrontOf } from '../lib/storefront/served-storefront.ts';
import { LandingFirstView } from './landing-first-view.tsx';
import { MenuFirstView } from './menu-first-view.tsx';
import { MessFirstView } from './mess-first-view.tsx';

// The server renders these views into the documents. Later the live pages replace them.

export const menuView: FirstViewModule['menuView'] = (island, now) =>
  markupOf(<MenuFirstView storefront={completeStorefront(island)} now={now} />);

export const messView: FirstViewModule['messView'] = (island, now) =>
  markupOf(<MessFirstView storefront={completeStorefront(island)} now={now} />);

export const landingView: FirstViewModule['landingView'] = (platformDomain) =>
  markupOf(<LandingFirstView platformDomain={platformDomain} />);

/** Removes React's preload links, which would load pictures before the content above them. */
function markupOf(view: ReactNode): string {
  return renderToStaticMarkup(view).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

function completeStorefront(island: string): Storefront {
  const storefront = storefrontOf(island);
  if (!storefront) throw new Error('The document has no complete storefront');
  return storefront;
}
