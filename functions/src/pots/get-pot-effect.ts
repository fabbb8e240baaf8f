import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { type HalfOfPots, measurePots } from '@thali/shared/pots/measure-pots';
import type { getPotEffect as contract } from '@thali/shared/pots/pots.contract';
import { addDays, mondayOf } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { cached } from '../table/cached.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { readPots } from './pots.table.ts';

type Effect = OutputOf<typeof contract>;

const tenMinutesMs = 600_000;
const measuredWeeks = 26;

/**
 * Returns the effect of the advice. 36 read units for five dishes of two meals a day, at most every ten minutes.
 * Rule: pots-5
 */
export async function getPotEffect(
  _actor: Actor,
  { params: { vendorId } }: InputOf<typeof contract>,
): Promise<Effect> {
  const effect = await readCachedEffect(vendorId);
  if (!effect) throw vendorNotFound();
  return effect;
}

const readCachedEffect = cached(async (vendorId): Promise<Effect | undefined> => {
  const today = toIst(new Date()).date;
  const from = mondayOf(addDays(today, -7 * (measuredWeeks - 1)));
  const [vendor, pots] = await Promise.all([readVendor(vendorId), readPots(vendorId, from, today)]);
  if (!vendor) return undefined;
  const { effect, hidden, weeks, ...halves } = measurePots(pots);
  return {
    weeks,
    withAdvice: rounded(halves.withAdvice),
    withoutAdvice: rounded(halves.withoutAdvice),
    ...(effect &&
      hidden === null && {
        effect: {
          difference: thousandths(effect.difference),
          lower: thousandths(effect.lower),
          upper: thousandths(effect.upper),
        },
      }),
    hidden,
  };
}, tenMinutesMs);

function rounded(half: HalfOfPots): HalfOfPots {
  return { ...half, leftShare: thousandths(half.leftShare) };
}

function thousandths(share: number): number {
  return Math.round(share * 1000) / 1000;
}
