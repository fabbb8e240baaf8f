import * as z from 'zod/mini';

/** The headers of a call that creates something. A repeat with the same key gets the first answer. Rule: wire-8 */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.maxLength(128))),
});

/** Like `idempotencyHeaders`, but the key must be random, because only the first caller may get the answer again. */
export const secretKeyHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
});
