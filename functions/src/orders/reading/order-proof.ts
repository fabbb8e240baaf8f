import { toE164 } from '@thali/shared/phone/phone-number';
import type { Actor } from '../../http/actor.ts';
import { countTry, releaseSlot } from '../../limits/rate-limits.table.ts';
import { isTrackingToken } from '../store/order-ids.ts';
import { isHeldBack, type OrderRecord } from '../store/order-record.ts';
import type { OrderReader } from './to-order.ts';

export interface OrderProof {
  trackingToken?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Whether an actor may see an order without further proof. The mess does not see an order that awaits payment. */
export function isOwnOrder(actor: Actor, order: OrderRecord): boolean {
  if (actor.role === 'vendor') return actor.vendorId === order.vendorId && !isHeldBack(order);
  return actor.role === 'student' && actor.userId === order.customerId;
}

/** The reader's role for an order that the actor may see. */
export function readerOf(actor: Actor, order: OrderRecord): OrderReader {
  return actor.role === 'vendor' && isOwnOrder(actor, order) ? 'mess' : 'guest';
}

/**
 * Whether the caller proved that they placed a guest's order, by its tracking token or by its phone. Wrong phones are
 * limited to 10 an hour for each order, because phones can be guessed.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function isOrderProven(order: OrderRecord, proof: OrderProof): Promise<boolean> {
  if (proof.trackingToken && (await isTrackingToken(order.id, proof.trackingToken))) return true;
  if (!proof.phone || order.customerId || order.erasedAs) return false;
  const limit = { scope: `proof:${order.id}`, max: 10, windowSeconds: 3600 };
  const now = Date.now();
  await countTry(limit, now);
  if (normalizePhone(proof.phone) !== normalizePhone(order.customerPhone)) return false;
  await releaseSlot(limit, now);
  return true;
}

/** The last ten digits, because people omit the dial code. */
function normalizePhone(phone: string): string {
  return (toE164(phone) ?? phone).replaceAll(/\D/g, '').slice(-10);
}
