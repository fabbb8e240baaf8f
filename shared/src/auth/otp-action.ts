import * as z from 'zod/mini';

/** What a code is wanted for: a code to order with signs nobody in, nor the other way round. Rule: accounts-31 */
export const OtpAction = z.enum(['login', 'register', 'order']);
export type OtpAction = z.output<typeof OtpAction>;
