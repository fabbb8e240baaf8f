import {
  listSubscribers,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@thali/shared/newsletter/newsletter.contract';
import type { HttpRoute } from './route-types.ts';

/** The function `auth` has the secret that signs the links. */
export const newsletterRoutes = [
  {
    contract: subscribeNewsletter,
    fn: 'auth',
    access: { table: ['PutItem', 'UpdateItem'] },
  },
  {
    contract: unsubscribeNewsletter,
    fn: 'auth',
    access: { table: ['DeleteItem', 'UpdateItem'], secrets: ['order'] },
  },
  { contract: listSubscribers, fn: 'auth', access: { table: ['Query'], secrets: ['order'] } },
] as const satisfies readonly HttpRoute[];
