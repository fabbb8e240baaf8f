import { phoneCountries } from '@thali/shared/phone/phone-countries';
import { resolveTenant } from '@thali/shared/tenancy/resolve-tenant';
import { config } from '../../config.ts';
import { countTries, type RateLimit, releaseSlot } from '../../limits/rate-limits.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { count } from '../../metrics/metrics.ts';
import type { OtpUse } from './otp.ts';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** A send that is counted towards the caps that many people share. */
export interface SharedSend {
  /** It came out of the last tenth of a cap, which is kept for phones that are known. */
  isFromReserve: boolean;
  /** Nothing is sent after all. */
  giveBack(): Promise<void>;
}

/**
 * Counts a send towards the caps that end what pumping can cost: refused by one, it counts towards none.
 * Ask the limits of address and target first, so that a caller whom they stop takes nothing from others.
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
  if (counts.at(-1) === Math.ceil(platform.most / 2)) count('CodesHalfUsed');
  return {
    isFromReserve: caps.some(
      ({ most }, index) => (counts[index] ?? 0) > most - Math.floor(most / 10),
    ),
    giveBack: async () => {
      await Promise.all(caps.map((cap) => releaseSlot(cap, now)));
    },
  };
}

function platformCap({ purpose }: OtpUse): RateLimit {
  const most = config.limit('OTP_SENDS_PER_DAY');
  return { scope: `otp:platform:${purpose}`, most, windowSeconds: daySeconds };
}

/** Numbers in a row are how pumping looks, and so are those of a country where nobody eats with us. */
function phoneCaps(target: string): RateLimit[] {
  if (!target.startsWith('+')) return [];
  const prefix = {
    scope: `otp:prefix:${scopeHash(target.slice(0, -3))}`,
    most: config.limit('OTP_SENDS_PER_PREFIX_HOUR'),
    windowSeconds: hourSeconds,
  };
  const country = phoneCountries.find(({ dialCode }) => target.startsWith(`+${dialCode}`));
  if (country?.code === 'IN') return [prefix];
  const scope = `otp:country:${country?.dialCode ?? 'other'}`;
  const most = config.limit('OTP_SENDS_PER_COUNTRY_DAY');
  return [prefix, { scope, most, windowSeconds: daySeconds }];
}

/** One mess, or somebody who pretends to be its guests, can't use up what all others have. */
function messCaps(viewerHost: string | undefined): RateLimit[] {
  if (!viewerHost) return [];
  const { hostname } = new URL(`https://${viewerHost}`);
  const platformDomain = config.platformDomain ?? hostname;
  const mess = resolveTenant({ host: hostname, platformDomain });
  if (mess === undefined) return [];
  const most = config.limit('OTP_SENDS_PER_MESS_DAY');
  return [{ scope: `otp:mess:${mess}`, most, windowSeconds: daySeconds }];
}
