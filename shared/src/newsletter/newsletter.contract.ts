import * as z from 'zod/mini';
import { emailField } from '../auth/account-fields.ts';
import { defineContract, everyone } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';
import { consentIds } from './consent-texts.ts';

/** Subscribes an address. Gives the same answer for an address that is already subscribed. Rule: site-18 */
export const subscribeNewsletter = defineContract({
  name: 'subscribeNewsletter',
  summary: 'Subscribe an address to the newsletter',
  method: 'POST',
  path: '/newsletter',
  callers: everyone,
  request: {
    body: z.object({
      email: emailField('Invalid email address'),
      /** The consent text on the subscriber's screen. */
      consent: z.enum(consentIds),
    }),
  },
  response: z.object({ isSubscribed: z.literal(true) }),
  errors: ['TOO_MANY_REQUESTS'],
  ignoresToken: true,
});

/** Deletes the address of a signed link. Safe to repeat. Rule: site-18 */
export const unsubscribeNewsletter = defineContract({
  name: 'unsubscribeNewsletter',
  summary: 'Unsubscribe the address of a signed link from the newsletter',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  callers: everyone,
  request: { body: z.object({ token: z.string().check(z.maxLength(500)) }) },
  response: z.object({ isSubscribed: z.literal(false) }),
  errors: ['TOO_MANY_REQUESTS'],
  ignoresToken: true,
});

export const Subscriber = z.object({
  email: z.string(),
  /** The text that the subscriber agreed to. */
  consent: z.string(),
  subscribedAt: z.string(),
  /** The link to unsubscribe, for each newsletter. */
  unsubscribeUrl: z.string(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** The subscribers, by address. */
export const listSubscribers = defineContract({
  name: 'listSubscribers',
  summary: 'List the subscribers of the newsletter',
  method: 'GET',
  path: '/admin/newsletter',
  callers: ['admin'],
  request: { query: z.object(pagedQuery()) },
  response: z.object({ subscribers: z.array(Subscriber), pagination: Pagination }),
  errors: [],
});
