import * as z from 'zod/mini';

/** Where somebody without an account proves an order: its tracking token, or the phone that placed it. Rule: orders-19 */
export const orderProof = {
  query: z.object({ phone: z.optional(z.string().check(z.maxLength(24))) }),
  headers: z.object({ 'x-tracking-token': z.optional(z.string().check(z.maxLength(64))) }),
};
