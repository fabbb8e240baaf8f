import type { PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';

/** What the revenue includes, and its part from open orders. Rule: analytics-1 */
export function revenueNote({ openRevenue }: PeriodFigures): string {
  const counted = 'Without cancelled and expired, fee not included';
  if (openRevenue <= 0) return counted;
  return `${counted}. ${formatRupees(openRevenue)} of it is expected from open orders`;
}

/** How many orders were sold and how many were lost. */
export function ordersNote({ totalOrders, soldOrders }: PeriodFigures): string | undefined {
  const lost = totalOrders - soldOrders;
  return lost > 0
    ? `${counted(soldOrders)} sold, ${counted(lost)} cancelled or expired`
    : undefined;
}

/** How the average is computed. */
export function averageNote({ soldOrders }: PeriodFigures): string {
  return `Revenue ÷ ${soldOrders === 1 ? '1 order' : `${counted(soldOrders)} orders`} sold`;
}

export function completionNote({ totalOrders, completedOrders }: PeriodFigures): string {
  return `${counted(completedOrders)} of ${counted(totalOrders)} orders completed`;
}

function counted(count: number): string {
  return count.toLocaleString('en-IN');
}
