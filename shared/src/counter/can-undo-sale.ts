import { isOngoing, type OrderStatus } from '../orders/order-status.ts';

/** How long staff may undo a sale. */
export const undoMinutes = 10;

interface Sale {
  status: OrderStatus;
  createdAt: string;
  offline?: { sentAt: string } | undefined;
}

/** Whether staff may undo a sale at the counter: for ten minutes on the server, until handed over. Rule: counter-7 */
export function canUndoSale({ status, createdAt, offline }: Sale, now: number): boolean {
  return isOngoing(status) && now - Date.parse(offline?.sentAt ?? createdAt) < undoMinutes * 60_000;
}
