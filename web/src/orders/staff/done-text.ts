import type { OrderStatus } from '@thali/shared/orders/order-status';
import { statusLabel } from '../../lib/ui/status-badge.tsx';

/** The text beside Undo: `Token 7 handed over`, `Token 7 is Ready`, `2 orders are Confirmed`. */
export function doneText(names: readonly string[], status: OrderStatus): string {
  const [name = ''] = names;
  const subject = names.length === 1 ? name : `${names.length} orders`;
  if (status === 'completed') return `${subject} handed over`;
  return `${subject} ${names.length === 1 ? 'is' : 'are'} ${statusLabel(status)}`;
}
