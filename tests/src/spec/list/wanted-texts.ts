import type { TextGroup } from './text-group.ts';
import { authTexts } from './texts-auth.ts';
import { cartTexts } from './texts-cart.ts';
import { fallbackTexts } from './texts-fallbacks.ts';
import { kitchenTexts } from './texts-kitchen.ts';
import { landingTexts } from './texts-landing.ts';
import { settingsTexts } from './texts-settings.ts';
import { siteTexts } from './texts-site.ts';
import { storefrontTexts } from './texts-storefront.ts';
import { vendorFigureTexts } from './texts-vendor-figures.ts';
import { vendorMenuTexts } from './texts-vendor-menu.ts';
import { walletTexts } from './texts-wallet.ts';

/** Every text that the two documents fix, by place. */
export const textGroups: readonly TextGroup[] = [
  ...landingTexts,
  ...siteTexts,
  ...authTexts,
  ...fallbackTexts,
  ...storefrontTexts,
  ...cartTexts,
  ...kitchenTexts,
  ...vendorMenuTexts,
  ...vendorFigureTexts,
  ...walletTexts,
  ...settingsTexts,
];

/** Each once, as it is looked for. */
export const wantedTexts: readonly string[] = [
  ...new Set(
    textGroups
      .flatMap(({ texts }) => texts)
      .map((text) => (typeof text === 'string' ? text : text.like)),
  ),
];
