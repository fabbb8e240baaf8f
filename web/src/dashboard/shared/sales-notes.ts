import type { PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';

/** What the revenue counts, and how much of it is not earned yet. Rule: analytics-1 */
export function revenueNote({ openRevenue }: PeriodFigures): string {
  const counted = 'Without cancelled and expired, fee not included';
  if (openRevenue <= 0) return counted;
  return `${counted}. ${formatRupees(openRevenue)} of it is expected from open orders`;
}

/** How many of the orders the revenue beside them is of. */
export function ordersNote({ totalOrders, soldOrders }: PeriodFigures): string | undefined {
  const lost = totalOrders - soldOrders;
  return lost > 0
    ? `${counted(soldOrders)} sold, ${counted(lost)} cancelled or expired`
    : undefined;
}

/** The division that it is the result of. */
export function averageNote({ soldOrders }: PeriodFigures): string {
  return `Revenue ÷ ${soldOrders === 1 ? '1 order' : `${counted(soldOrders)} orders`} sold`;
}

export function completionNote({ totalOrders, completedOrders }: PeriodFigures): string {
  return `${counted(completedOrders)} of ${counted(totalOrders)} orders completed`;
}

function counted(count: number): string {
  return count.toLocaleString('en-IN');
}
