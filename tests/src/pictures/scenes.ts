import type { Scene } from './scene.ts';
import { adminScenes } from './scenes-admin.ts';
import { analyticsScenes } from './scenes-analytics.ts';
import { billingScenes } from './scenes-billing.ts';
import { catalogueScenes } from './scenes-catalogue.ts';
import { customerScenes } from './scenes-customer.ts';
import { forecastScenes } from './scenes-forecast.ts';
import { identityScenes } from './scenes-identity.ts';
import { kitchenScenes } from './scenes-kitchen.ts';
import { mainSiteScenes } from './scenes-main-site.ts';
import { messSiteScenes } from './scenes-mess-site.ts';
import { orderPlacedScene, orderScenes } from './scenes-order.ts';
import { planPurchaseScenes } from './scenes-plan-purchase.ts';
import { storefrontScenes } from './scenes-storefront.ts';
import { vendorMenuScenes } from './scenes-vendor-menu.ts';
import { vendorSettingsScenes } from './scenes-vendor-settings.ts';
import { walletScenes } from './scenes-wallet.ts';

/** Everything that a picture is taken of. Those that place orders come last. */
export const scenes: readonly Scene[] = [
  ...mainSiteScenes,
  ...planPurchaseScenes,
  ...messSiteScenes,
  ...identityScenes,
  ...storefrontScenes,
  ...orderScenes,
  ...kitchenScenes,
  ...vendorMenuScenes,
  ...vendorSettingsScenes,
  ...billingScenes,
  ...walletScenes,
  ...adminScenes,
  ...analyticsScenes,
  ...forecastScenes,
  ...catalogueScenes,
  ...customerScenes,
  orderPlacedScene,
];
