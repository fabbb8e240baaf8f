import { addFavorite, mergeFavorites } from '../customers/mark-favorites.ts';
import { removeFavorite } from '../customers/remove-favorite.ts';
import { httpFunction } from '../http/http-function.ts';
import { listSubscribers } from '../newsletter/list-subscribers.ts';
import { subscribeNewsletter, unsubscribeNewsletter } from '../newsletter/subscribe-newsletter.ts';
import { customersRoutes } from '../routes/customers-routes.ts';
import { newsletterRoutes } from '../routes/newsletter-routes.ts';

export const handler = httpFunction([...customersRoutes, ...newsletterRoutes], {
  addFavorite,
  mergeFavorites,
  removeFavorite,
  subscribeNewsletter,
  unsubscribeNewsletter,
  listSubscribers,
});
