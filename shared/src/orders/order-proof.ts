import * as z from 'zod/mini';

/**
 * A caller without an account proves an order by its tracking token or by the phone number that placed it.
 * Rule: orders-19
 */
export const orderProof = {
  query: z.object({ phone: z.optional(z.string().check(z.maxLength(80))) }),
  headers: z.object({ 'x-tracking-token': z.optional(z.string().check(z.maxLength(64))) }),
};
