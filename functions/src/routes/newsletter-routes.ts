import {
  listSubscribers,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@thali/shared/newsletter/newsletter.contract';
import type { HttpRoute } from './route-types.ts';

const rows = ['newsletter', 'newsletterTries'] as const;

export const newsletterRoutes = [
  {
    contract: subscribeNewsletter,
    fn: 'customers',
    access: { table: ['PutItem', 'UpdateItem'], rows },
  },
  {
    contract: unsubscribeNewsletter,
    fn: 'customers',
    access: { table: ['DeleteItem', 'UpdateItem'], rows, secrets: ['order'] },
  },
  {
    contract: listSubscribers,
    fn: 'customers',
    access: { table: ['Query'], rows: ['newsletter'], secrets: ['order'] },
  },
] as const satisfies readonly HttpRoute[];
