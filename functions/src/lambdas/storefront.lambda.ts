import { httpFunction } from '../http/http-function.ts';
import { storefrontRoutes } from '../routes/storefront-routes.ts';
import { getStorefront } from '../storefront/get-storefront.ts';

export const handler = httpFunction(storefrontRoutes, { getStorefront });
