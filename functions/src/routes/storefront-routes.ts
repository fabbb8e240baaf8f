import { getStorefront } from '@thali/shared/storefront/get-storefront.contract';
import type { HttpRoute } from './route-types.ts';

export const storefrontRoutes = [
  {
    contract: getStorefront,
    fn: 'storefront',
    access: {
      table: ['GetItem', 'Query'],
      rows: ['vendors', 'menuStamps', 'weekMenus', 'subdomains', 'figures'],
    },
  },
] as const satisfies readonly HttpRoute[];
