import { type OrderTotals, orderTotals } from '../orders/order-totals.ts';
import type { Serving } from '../orders/parcel-charge.ts';

/** The totals of a sale at the counter: the same as for guests, but without the platform fee. Rule: counter-2 */
export function counterTotals(
  lines: readonly { unitPricePaise: number; quantity: number }[],
  serving: Serving = {},
): OrderTotals {
  const totals = orderTotals(lines, serving);
  return { ...totals, platformFeePaise: 0, finalPaise: totals.totalPaise };
}
