import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { Random } from './random.ts';

type OrderLife = Pick<
  OrderRecord,
  'status' | 'statusTimes' | 'acknowledgedAt' | 'feeStatus' | 'paymentStatus' | 'updatedAt'
>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The maximum time from placing to handover. */
const maxLifeMinutes = 37;

/** Picks the course of an order from placing to its end, which is never after `now`. */
export function pickOrderLife(placedAt: Date, now: Date, random: Random): OrderLife {
  const chance = random.next();
  if (chance < 0.012 && placedAt.getTime() + dayMs < now.getTime()) return expired(placedAt);
  // Recent orders go faster, so that they end before `now`.
  const pace = Math.min(1, (now.getTime() - placedAt.getTime()) / (maxLifeMinutes * minuteMs));
  if (chance < 0.06) return cancelled(placedAt, pace, random);
  return completed(placedAt, pace, random);
}

/** The guest paid cash. The mess owes the platform's fee until a settlement. */
function completed(placedAt: Date, pace: number, random: Random): OrderLife {
  const confirmed = addMinutes(placedAt, pace * random.between(1, 3));
  const preparing = addMinutes(confirmed, pace * random.between(1, 4));
  const ready = addMinutes(preparing, pace * random.between(6, 18));
  const handedOver = addMinutes(ready, pace * random.between(1, 12));
  return {
    status: 'completed',
    statusTimes: {
      confirmed: confirmed.toISOString(),
      preparing: preparing.toISOString(),
      ready: ready.toISOString(),
      completed: handedOver.toISOString(),
    },
    acknowledgedAt: acknowledgedBefore(confirmed, placedAt),
    feeStatus: 'pending',
    paymentStatus: 'settled',
    updatedAt: handedOver.toISOString(),
  };
}

function cancelled(placedAt: Date, pace: number, random: Random): OrderLife {
  const end = addMinutes(placedAt, pace * random.between(1, 6));
  return { ...ended('cancelled', end), acknowledgedAt: acknowledgedBefore(end, placedAt) };
}

function expired(placedAt: Date): OrderLife {
  return ended('expired', new Date(placedAt.getTime() + dayMs));
}

function ended(status: 'cancelled' | 'expired', at: Date): OrderLife {
  const time = at.toISOString();
  return {
    status,
    statusTimes: { [status]: time },
    feeStatus: 'failed',
    paymentStatus: 'failed',
    updatedAt: time,
  };
}

/** The mess sees an order after 30% of the time until its answer. */
function acknowledgedBefore(answeredAt: Date, placedAt: Date): string {
  const waitMs = answeredAt.getTime() - placedAt.getTime();
  return new Date(placedAt.getTime() + Math.round(waitMs * 0.3)).toISOString();
}

function addMinutes(start: Date, minutes: number): Date {
  return new Date(start.getTime() + minutes * minuteMs);
}
