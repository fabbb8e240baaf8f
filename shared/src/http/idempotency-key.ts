import * as z from 'zod/mini';

/** The headers of a call that creates something. A repeat with the same key gets the first answer. Rule: wire-8 */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.maxLength(128))),
});

/** Like `idempotencyHeaders`, for answers that only the first caller may get again: the key must be a random one. */
export const secretKeyHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
});
