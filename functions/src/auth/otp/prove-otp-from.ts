import { guardTries } from '../limits/guard-tries.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { type OtpUse, type ProvenOtp, proveOtp } from './otp.ts';

/** Checks a code; an address with too many wrong ones, whosesoever they are, is slowed down. */
export function proveOtpFrom(sourceIp: string, use: OtpUse, code: string): Promise<ProvenOtp> {
  const limit = { scope: `otp:guess:${scopeHash(sourceIp)}`, most: 200, windowSeconds: 900 };
  return guardTries([limit], () => proveOtp(use, code));
}
