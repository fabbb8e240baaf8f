import type { RequestContext } from '../../http/pipeline.ts';
import { runWithinLimits } from '../../limits/run-within-limits.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { guesserOf } from './guesser.ts';
import { readOtp } from './otp.table.ts';
import { type OtpUse, otpIdOf, type ProvenOtp, proveOtp } from './otp.ts';

/**
 * Checks a code. Limits the wrong codes of an address. The device that requested the code and the account's known
 * devices are exempt.
 */
export async function proveOtpFrom(
  context: RequestContext,
  use: OtpUse,
  code: string,
): Promise<ProvenOtp> {
  const by = await guesserOf(context, use, await readOtp(await otpIdOf(use)));
  if (by === 'device' || by === 'owner') return proveOtp(use, code, by);
  const scope = `otp:guess:${scopeHash(context.sourceIp)}`;
  return runWithinLimits([{ scope, max: 200, windowSeconds: 900 }], () => proveOtp(use, code, by));
}
