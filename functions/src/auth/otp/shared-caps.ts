import { phoneCountries } from '@thali/shared/phone/phone-countries';
import { resolveTenant } from '@thali/shared/tenancy/resolve-tenant';
import { config } from '../../config.ts';
import { countTries, type RateLimit, releaseSlot } from '../../limits/rate-limits.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { count } from '../../metrics/metrics.ts';
import type { OtpUse } from './otp.ts';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** A counted send. Many people share each cap. */
export interface SharedSend {
  /** Whether the send used the last tenth of a cap, which is reserved for known phones. */
  isFromReserve: boolean;
  /** Removes the send from the counts, because nothing was sent. */
  undo(): Promise<void>;
}

/**
 * Counts a send towards the caps that limit the cost of SMS pumping. If one cap refuses, no cap counts the send. Check
 * the limits of address and target first, so a blocked caller uses up no shared cap.
 * @throws AppError TOO_MANY_REQUESTS
 * Rule: accounts-17
 */
export async function countSharedSend(
  use: OtpUse,
  viewerHost: string | undefined,
  now = Date.now(),
): Promise<SharedSend> {
  const platform = platformCap(use);
  const caps = [...phoneCaps(use.target), ...messCaps(viewerHost), platform];
  const counts = await countTries(caps, now);
  if (counts.at(-1) === Math.ceil(platform.max / 2)) count('CodesHalfUsed');
  return {
    isFromReserve: caps.some(({ max }, index) => (counts[index] ?? 0) > max - Math.floor(max / 10)),
    undo: async () => {
      await Promise.all(caps.map((cap) => releaseSlot(cap, now)));
    },
  };
}

function platformCap({ purpose }: OtpUse): RateLimit {
  const max = config.limit('OTP_SENDS_PER_DAY');
  return { scope: `otp:platform:${purpose}`, max, windowSeconds: daySeconds };
}

/** SMS pumping uses consecutive numbers, or numbers of a country without any guests. */
function phoneCaps(target: string): RateLimit[] {
  if (!target.startsWith('+')) return [];
  const prefix = {
    scope: `otp:prefix:${scopeHash(target.slice(0, -3))}`,
    max: config.limit('OTP_SENDS_PER_PREFIX_HOUR'),
    windowSeconds: hourSeconds,
  };
  const country = phoneCountries.find(({ dialCode }) => target.startsWith(`+${dialCode}`));
  if (country?.code === 'IN') return [prefix];
  const scope = `otp:country:${country?.dialCode ?? 'other'}`;
  const max = config.limit('OTP_SENDS_PER_COUNTRY_DAY');
  return [prefix, { scope, max, windowSeconds: daySeconds }];
}

/** Keeps one mess, or an attacker at its address, from using up the platform's cap. */
function messCaps(viewerHost: string | undefined): RateLimit[] {
  if (!viewerHost) return [];
  const { hostname } = new URL(`https://${viewerHost}`);
  const platformDomain = config.platformDomain ?? hostname;
  const mess = resolveTenant({ host: hostname, platformDomain });
  if (mess === undefined) return [];
  const max = config.limit('OTP_SENDS_PER_MESS_DAY');
  return [{ scope: `otp:mess:${mess}`, max, windowSeconds: daySeconds }];
}
