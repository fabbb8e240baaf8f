import type { OrderStatus } from '@thali/shared/orders/order-status';
import { statusNamed } from '../display/order-name.ts';
import { type SettledMoney, settledText } from '../payment/hand-over.ts';
import * as texts from './staff-texts.ts';

/**
 * The text beside Undo: `Token 7 is Ready`, `2 orders are Confirmed`, `Token 7 handed over, ₹122 in cash`.
 * @param settled  the money of orders that staff handed over
 */
export function undoLabel(
  names: readonly string[],
  status: OrderStatus,
  settled: readonly SettledMoney[] = [],
): string {
  const [name = ''] = names;
  const subject = names.length === 1 ? name : texts.orders(names.length);
  if (status === 'completed') {
    return [texts.handedOver(subject), settledText(settled)].filter(Boolean).join(', ');
  }
  const state = statusNamed(status);
  return names.length === 1 ? texts.isNow(subject, state) : texts.areNow(subject, state);
}
