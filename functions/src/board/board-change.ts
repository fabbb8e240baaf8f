import { createHash } from 'node:crypto';
import type { BoardChange } from '@thali/shared/board/board-entry';
import { orderLabel } from '@thali/shared/ids/order-id';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import type { OrderRecord } from '../orders/store/order-record.ts';

/** The board shows an order once the kitchen accepts it, and a pre-order once the kitchen starts it. Rule: board-3 */
const columns: Record<OrderStatus, BoardChange['column']> = {
  pending: 'gone',
  confirmed: 'preparing',
  preparing: 'preparing',
  ready: 'ready',
  completed: 'gone',
  cancelled: 'gone',
  expired: 'gone',
};

/** The fields of an order that a board may see. Rule: board-2 */
export function boardChangeOf(order: OrderRecord): BoardChange {
  const { id, status, statusTimes, updatedAt, readyFor } = order;
  const column = readyFor && status === 'confirmed' ? 'gone' : columns[status];
  return {
    key: keyOf(id),
    label: orderLabel(order),
    updatedAt,
    column,
    ...(column === 'ready' && { readyAt: statusTimes.ready ?? updatedAt }),
  };
}

/** A hash, because the order's id would open the guest's page. */
function keyOf(orderId: string): string {
  return createHash('sha256').update(`board:${orderId}`).digest('base64url').slice(0, 16);
}
