import { percentText } from '@thali/shared/analytics/growth';
import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';

export interface StatusShare {
  status: OrderStatus;
  count: number;
  /** The share of all orders in percent with one decimal, without the percent sign. */
  percent: string;
  note?: string | undefined;
}

/** The number and share of orders in each status, zeros included. */
export function statusShares(
  breakdown: Readonly<Partial<Record<OrderStatus, number>>>,
  notCollected = 0,
): StatusShare[] {
  const counts = orderStatuses.map((status) => breakdown[status] ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return orderStatuses.map((status, index) => {
    const count = counts[index] ?? 0;
    const share = { status, count, percent: percentText(count, total) };
    if (status !== 'cancelled' || notCollected === 0) return share;
    return { ...share, note: `${notCollected.toLocaleString('en-IN')} not collected` };
  });
}
