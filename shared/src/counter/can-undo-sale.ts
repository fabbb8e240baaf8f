import { isOngoing, type OrderStatus } from '../orders/order-status.ts';

/** The minutes in which staff may undo a sale. */
export const undoMinutes = 10;

interface Sale {
  status: OrderStatus;
  createdAt: string;
  offline?: { sentAt: string } | undefined;
}

/**
 * Whether staff may undo a sale at the counter: before the hand-over, and within ten minutes after the sale reached the
 * server.
 * Rule: counter-7
 */
export function canUndoSale({ status, createdAt, offline }: Sale, now: number): boolean {
  return isOngoing(status) && now - Date.parse(offline?.sentAt ?? createdAt) < undoMinutes * 60_000;
}
