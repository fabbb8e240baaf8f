import type { RequestContext } from '../../http/pipeline.ts';
import { guardTries } from '../../limits/guard-tries.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { guesserOf } from './guesser.ts';
import { readOtp } from './otp.table.ts';
import { type OtpUse, otpIdOf, type ProvenOtp, proveOtp } from './otp.ts';

/**
 * Checks a code. An address with too many wrong ones, whosesoever they are, is slowed down, but for the
 * devices there that asked for the code themselves or that the account has signed in on.
 */
export async function proveOtpFrom(
  context: RequestContext,
  use: OtpUse,
  code: string,
): Promise<ProvenOtp> {
  const by = await guesserOf(context, use, await readOtp(await otpIdOf(use)));
  if (by === 'device' || by === 'owner') return proveOtp(use, code, by);
  const scope = `otp:guess:${scopeHash(context.sourceIp)}`;
  return guardTries([{ scope, most: 200, windowSeconds: 900 }], () => proveOtp(use, code, by));
}
