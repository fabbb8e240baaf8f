import * as z from 'zod/mini';

/**
 * A caller without an account proves access to an order with its tracking token or its phone number.
 * Rule: orders-19
 */
export const orderProof = {
  query: z.object({ phone: z.optional(z.string().check(z.maxLength(80))) }),
  headers: z.object({ 'x-tracking-token': z.optional(z.string().check(z.maxLength(64))) }),
};
