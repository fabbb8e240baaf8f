import type { Scene } from './scene.ts';
import { catalogueScenes } from './scenes-catalogue.ts';
import { identityScenes } from './scenes-identity.ts';
import { kitchenScenes } from './scenes-kitchen.ts';
import { mainSiteScenes } from './scenes-main-site.ts';
import { orderPlacedScene, orderScenes } from './scenes-order.ts';
import { storefrontScenes } from './scenes-storefront.ts';

/** Everything that a picture is taken of. Those that place orders come last. */
export const scenes: readonly Scene[] = [
  ...mainSiteScenes,
  ...identityScenes,
  ...storefrontScenes,
  ...orderScenes,
  ...kitchenScenes,
  ...catalogueScenes,
  orderPlacedScene,
];
