import type { PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import { formatShortRupees } from '@thali/shared/money/paise';

/** Says what the revenue includes, and how much of it comes from open orders. Rule: analytics-1 */
export function revenueNote({ openRevenue }: PeriodFigures): string {
  const basis = 'Without cancelled and expired, fee not included';
  if (openRevenue <= 0) return basis;
  return `${basis}. ${formatShortRupees(openRevenue)} of it is expected from open orders`;
}

/** Says how many orders were sold and how many were lost. */
export function ordersNote({ totalOrders, soldOrders }: PeriodFigures): string | undefined {
  const lostOrders = totalOrders - soldOrders;
  return lostOrders > 0
    ? `${formatCount(soldOrders)} sold, ${formatCount(lostOrders)} cancelled or expired`
    : undefined;
}

/** Says how the average is computed. */
export function averageNote({ soldOrders }: PeriodFigures): string {
  return `Revenue ÷ ${soldOrders === 1 ? '1 order' : `${formatCount(soldOrders)} orders`} sold`;
}

export function completionNote({ totalOrders, completedOrders }: PeriodFigures): string {
  return `${formatCount(completedOrders)} of ${formatCount(totalOrders)} orders completed`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en-IN');
}
