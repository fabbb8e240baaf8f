import { themeSurfaces } from '@thali/shared/brand/theme-surfaces';
import { boardPath, counterPath, kitchenPath } from '@thali/shared/site/kitchen-path';
import type { Storefront } from './find-subject.ts';

/** The manifest that makes a mess's site an app on a phone. */
export function appManifest(storefront: Storefront): string {
  const { vendor } = storefront;
  return JSON.stringify({
    id: '/',
    name: vendor.displayName,
    short_name: vendor.displayName,
    description: vendor.description ?? vendor.cuisine ?? undefined,
    start_url: `/menu/${vendor.subdomain}`,
    scope: '/',
    ...appearanceOf(storefront),
  });
}

/** The manifest of the kitchen screen as a separate app on a tablet. Rule: kitchen-14 */
export function kitchenManifest(storefront: Storefront): string {
  return screenManifest(storefront, kitchenPath, 'Kitchen');
}

/** The manifest of the counter as a separate app. Rule: counter-1 */
export function counterManifest(storefront: Storefront): string {
  return screenManifest(storefront, counterPath, 'Counter');
}

/** The manifest of the ready board as a separate app on a TV. Rule: board-1 */
export function boardManifest(storefront: Storefront): string {
  return screenManifest(storefront, boardPath, 'Ready board');
}

function screenManifest(storefront: Storefront, path: string, name: string): string {
  return JSON.stringify({
    id: path,
    name: `${storefront.vendor.displayName}: ${name.toLowerCase()}`,
    short_name: name,
    start_url: path,
    scope: path,
    ...appearanceOf(storefront),
  });
}

function appearanceOf({ accentPalette }: Storefront) {
  const icon = { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml' };
  return {
    lang: 'en-IN',
    display: 'standalone',
    background_color: themeSurfaces.light[0],
    theme_color: accentPalette?.light.accentSoft ?? themeSurfaces.light[0],
    icons: [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
      ...[192, 512].map((side) => ({
        src: `/app-icon-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: 'any',
      })),
    ],
  };
}
