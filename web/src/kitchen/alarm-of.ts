import type { Order } from '@thali/shared/orders/order.contract';
import * as texts from './kitchen-texts.ts';

/** At this age, an order is unanswered, and its guest may cancel. Rule: kitchen-4 */
const seriousMs = 180_000;
/** With this many unseen orders, the alarm is serious. */
const seriousCount = 10;

/**
 * The text of the alarm and whether it is serious.
 * @param ringing  the unseen orders, oldest first
 */
export function alarmOf(ringing: readonly Pick<Order, 'createdAt'>[], now: number) {
  const count = ringing.length;
  const waitedMs = ringing[0] ? now - Date.parse(ringing[0].createdAt) : 0;
  const minutes = Math.floor(waitedMs / 60_000);
  const isSerious = waitedMs >= seriousMs || count >= seriousCount;
  if (minutes < 1) return { isSerious, text: texts.newOrders(count) };
  return {
    isSerious,
    text: texts.unseen(count, minutes),
  };
}
