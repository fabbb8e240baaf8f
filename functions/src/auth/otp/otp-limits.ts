import { otpResendSeconds } from '@thali/shared/auth/request-otp.contract';
import { config } from '../../config.ts';
import { countTries } from '../../limits/rate-limits.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { recordSend } from './send-log.table.ts';

/** Limits the requests of one address. The limits are high, because a campus shares one address. Rule: accounts-17 */
export async function limitAddress(sourceIp: string): Promise<void> {
  const scope = `otp:address:${scopeHash(sourceIp)}`;
  await countTries([
    { scope, max: config.limit('OTP_SENDS_PER_ADDRESS_HOUR'), windowSeconds: 3600 },
    {
      scope: `${scope}:day`,
      max: config.limit('OTP_SENDS_PER_ADDRESS_DAY'),
      windowSeconds: 24 * 3600,
    },
  ]);
}

/** Limits codes to a phone or mailbox: one a minute, 5 an hour, and a maximum per day. */
export async function limitTarget(target: string): Promise<void> {
  await recordSend(`otp:target:${scopeHash(target)}`, {
    gapSeconds: otpResendSeconds,
    perHour: 5,
    perDay: config.limit('OTP_SENDS_PER_PHONE_DAY'),
  });
}
