import { themeSurfaces } from '@thali/shared/brand/theme-surfaces';
import type { Storefront } from './find-subject.ts';

/** A mess's site as an app on a phone. */
export function appManifest({ vendor, accentPalette }: Storefront): string {
  const icon = { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml' };
  return JSON.stringify({
    id: '/',
    name: vendor.displayName,
    short_name: vendor.displayName,
    description: vendor.description ?? vendor.cuisine ?? undefined,
    lang: 'en-IN',
    start_url: `/menu/${vendor.subdomain}`,
    scope: '/',
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
  });
}
