import { otpResendSeconds } from '@thali/shared/auth/request-otp.contract';
import { config } from '../../config.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import type { OtpUse } from './otp.ts';
import { recordSend } from './send-log.table.ts';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** The caps on what one address may ask for; a campus shares one. */
export async function limitAddress(sourceIp: string): Promise<void> {
  await countTry({
    scope: `otp:address:${scopeHash(sourceIp)}`,
    most: config.otpSends.perAddressHour,
    windowSeconds: hourSeconds,
  });
}

/** One minute between two codes to the same phone or mailbox, 5 an hour, and a day's cap. */
export async function limitTarget(target: string): Promise<void> {
  await recordSend(`otp:target:${scopeHash(target)}`, {
    gapSeconds: otpResendSeconds,
    perHour: 5,
    perDay: config.otpSends.perPhoneDay,
  });
}

/** What the whole platform sends in a day: the end of what pumping can cost. */
export async function limitPlatform(purpose: OtpUse['purpose']): Promise<void> {
  await countTry({
    scope: `otp:platform:${purpose}`,
    most: config.otpSends.perDay,
    windowSeconds: daySeconds,
  });
}
