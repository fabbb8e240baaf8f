import * as z from 'zod/mini';

/** The body of every failed call. Rule: wire-6 */
export const ErrorEnvelope = z.object({
  error: z.string(),
  code: z.string(),
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
