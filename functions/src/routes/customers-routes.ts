import {
  addFavorite,
  mergeFavorites,
  removeFavorite,
} from '@thali/shared/customers/favorites.contract';
import type { HttpRoute } from './route-types.ts';

const changeOwnUser = { table: ['GetItem', 'UpdateItem'], rows: ['users'] } as const;

export const customersRoutes = [
  { contract: addFavorite, fn: 'customers', access: changeOwnUser },
  { contract: removeFavorite, fn: 'customers', access: changeOwnUser },
  { contract: mergeFavorites, fn: 'customers', access: changeOwnUser },
] as const satisfies readonly HttpRoute[];
