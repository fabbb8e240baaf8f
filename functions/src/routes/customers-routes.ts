import {
  addFavorite,
  mergeFavorites,
  removeFavorite,
} from '@thali/shared/customers/favorites.contract';
import type { HttpRoute } from './route-types.ts';

const changeOwnUserAccess = { table: ['GetItem', 'UpdateItem'], rows: ['users'] } as const;

export const customersRoutes = [
  { contract: addFavorite, fn: 'customers', access: changeOwnUserAccess },
  { contract: removeFavorite, fn: 'customers', access: changeOwnUserAccess },
  { contract: mergeFavorites, fn: 'customers', access: changeOwnUserAccess },
] as const satisfies readonly HttpRoute[];
