import { themeSurfaces } from '@thali/shared/brand/theme-surfaces';
import { kitchenPath } from '@thali/shared/site/kitchen-path';
import type { Storefront } from './find-subject.ts';

/** A mess's site as an app on a phone. */
export function appManifest(storefront: Storefront): string {
  const { vendor } = storefront;
  return JSON.stringify({
    id: '/',
    name: vendor.displayName,
    short_name: vendor.displayName,
    description: vendor.description ?? vendor.cuisine ?? undefined,
    start_url: `/menu/${vendor.subdomain}`,
    scope: '/',
    ...lookOf(storefront),
  });
}

/** Its kitchen screen as an app of its own on a tablet. Rule: kitchen-14 */
export function kitchenManifest(storefront: Storefront): string {
  return JSON.stringify({
    id: kitchenPath,
    name: `${storefront.vendor.displayName}: kitchen`,
    short_name: 'Kitchen',
    start_url: kitchenPath,
    scope: kitchenPath,
    ...lookOf(storefront),
  });
}

function lookOf({ accentPalette }: Storefront) {
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
