import { httpFunction } from '../http/http-function.ts';
import { customersRoutes } from '../routes/customers-routes.ts';
import { addFavorite } from './add-favorite.ts';
import { mergeFavorites } from './merge-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';

export const handler = httpFunction(customersRoutes, {
  addFavorite,
  mergeFavorites,
  removeFavorite,
});
