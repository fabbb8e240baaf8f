import { parcelCharge, type Serving } from './parcel-charge.ts';
import { platformFee } from './platform-fee.ts';

interface PricedLine {
  unitPricePaise: number;
  quantity: number;
}

export interface OrderTotals {
  /** The sum of the lines. */
  dishesPaise: number;
  parcelPaise: number;
  /** Dishes and parcel charge: the base of the platform fee. */
  totalPaise: number;
  platformFeePaise: number;
  finalPaise: number;
}

/** The maximum total of an order: Rs 9,99,999.99. Rule: orders-11 */
export const maxOrderPaise = 999_999_99;

export { maxLineQuantity } from './order-limits.ts';

/**
 * Computes the totals of an order: lines, parcel charge, platform fee and their sum. Cart and server share this
 * function, so their totals agree.
 * @throws AppError INVALID_ORDER_AMOUNT when a line is negative or not a number
 */
export function orderTotals(lines: readonly PricedLine[], serving: Serving = {}): OrderTotals {
  const dishesPaise = lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0);
  const parcelPaise = parcelCharge(serving, lines);
  const totalPaise = dishesPaise + parcelPaise;
  const platformFeePaise = platformFee(totalPaise);
  const finalPaise = totalPaise + platformFeePaise;
  return { dishesPaise, parcelPaise, totalPaise, platformFeePaise, finalPaise };
}
