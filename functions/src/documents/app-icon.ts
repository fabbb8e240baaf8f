import { escapeMarkup } from '@thali/shared/html/escape-markup';
import { initials } from '@thali/shared/vendors/initials';
import { appColours } from './app-colours.ts';
import type { Storefront } from './find-subject.ts';

/** A mess's mark: its initials on a plate in its colour, with room for any mask. */
export function appIcon(storefront: Storefront): string {
  const { accent, onAccent } = appColours(storefront);
  const text = escapeMarkup(initials(storefront.vendor.displayName));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="${accent}" d="M0 0h512v512H0z"/><circle cx="256" cy="256" r="178" fill="none" stroke="${onAccent}" stroke-width="12"/><text x="256" y="256" fill="${onAccent}" font-family="Georgia, 'Noto Serif', serif" font-size="150" font-weight="700" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`;
}
