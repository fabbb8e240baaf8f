import type { OrderStatus } from '@thali/shared/orders/order-status';
import { statusLabel } from '../../lib/ui/status-badge.tsx';
import { type SettledMoney, settledText } from '../payment/hand-over.ts';

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
  const subject = names.length === 1 ? name : `${names.length} orders`;
  if (status === 'completed') {
    return [`${subject} handed over`, settledText(settled)].filter(Boolean).join(', ');
  }
  return `${subject} ${names.length === 1 ? 'is' : 'are'} ${statusLabel(status)}`;
}
