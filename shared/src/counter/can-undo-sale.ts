import { isOngoing, type OrderStatus } from '../orders/order-status.ts';

/** How long staff may undo a sale. */
export const undoMinutes = 10;

interface Sale {
  status: OrderStatus;
  createdAt: string;
}

/** Whether staff may undo a sale at the counter: for ten minutes, until it is handed over. Rule: counter-7 */
export function canUndoSale({ status, createdAt }: Sale, now: number): boolean {
  return isOngoing(status) && now - Date.parse(createdAt) < undoMinutes * 60_000;
}
