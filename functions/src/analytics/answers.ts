import { answerSeconds } from '@thali/shared/orders/unanswered';
import type { OrderRecord } from '../orders/store/order-record.ts';
import type { Figures } from './figures.ts';

/** Upper bounds of the answer-time figures, in seconds. The last figure counts all later answers. */
const boundsSeconds = [
  5,
  10,
  15,
  20,
  30,
  45,
  60,
  90,
  120,
  answerSeconds,
  300,
  600,
  Infinity,
] as const;

const unseen = 'unseen';
const figureName = (bound: number) => (bound === Infinity ? 'seenLater' : `seen${bound}`);

/**
 * The name of the day's figure that counts an order's answer time, or `unseen` if the order ended before the kitchen
 * saw it. Undefined while the order waits, and for old orders without a recorded answer time.
 * Rule: analytics-21
 */
export function answerFigure(order: OrderRecord): string | undefined {
  const { acknowledgedAt, createdAt, cancelReason, status, statusTimes, readyFor } = order;
  // No kitchen has to answer a pre-order.
  if (readyFor) return undefined;
  if (acknowledgedAt) {
    const seconds = (Date.parse(acknowledgedAt) - Date.parse(createdAt)) / 1000;
    return figureName(boundsSeconds.find((bound) => seconds <= bound) ?? Infinity);
  }
  const kitchenTimes = [statusTimes.confirmed, statusTimes.preparing, statusTimes.ready];
  const isUntouched = kitchenTimes.every((time) => time === undefined || time === createdAt);
  const endedUnseen = cancelReason === 'no_answer' || (status === 'expired' && isUntouched);
  return endedUnseen ? unseen : undefined;
}

/** The median answer time in seconds; null if the kitchen has seen no order. */
export function medianAnswerSeconds(figures: Figures): number | null {
  const counts = boundsSeconds.map((bound) => figures[figureName(bound)] ?? 0);
  const halfCount = counts.reduce((sum, count) => sum + count, 0) / 2;
  if (halfCount === 0) return null;
  let before = 0;
  let lower = 0;
  for (const [index, bound] of boundsSeconds.entries()) {
    const count = counts[index] ?? 0;
    if (before + count >= halfCount) {
      // Interpolates within the figure, as if its answer times were evenly spread.
      return bound === Infinity
        ? lower
        : Math.round(lower + ((halfCount - before) / count) * (bound - lower));
    }
    before += count;
    lower = bound;
  }
  return null;
}

/** The number of orders that the kitchen saw too late or never. */
export function missedOrders(figures: Figures): number {
  const lateFigures = boundsSeconds.filter((bound) => bound > answerSeconds).map(figureName);
  return [...lateFigures, unseen].reduce((sum, name) => sum + (figures[name] ?? 0), 0);
}
