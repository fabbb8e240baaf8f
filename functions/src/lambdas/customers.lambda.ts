import { addFavorite, mergeFavorites } from '../customers/mark-favorites.ts';
import { removeFavorite } from '../customers/remove-favorite.ts';
import { httpFunction } from '../http/http-function.ts';
import { customersRoutes } from '../routes/customers-routes.ts';

export const handler = httpFunction(customersRoutes, {
  addFavorite,
  mergeFavorites,
  removeFavorite,
});
