import { getKitchen } from '@thali/shared/kitchen/get-kitchen.contract';
import type { HttpRoute } from './route-types.ts';

export const kitchenRoutes = [
  {
    contract: getKitchen,
    fn: 'kitchen',
    access: { table: ['BatchGetItem', 'GetItem', 'Query'], indexes: ['ongoingOrders'] },
  },
] as const satisfies readonly HttpRoute[];
