import { platformFee } from './platform-fee.ts';

interface PricedLine {
  unitPricePaise: number;
  quantity: number;
}

export interface OrderTotals {
  totalPaise: number;
  platformFeePaise: number;
  finalPaise: number;
}

/** The most an order may come to: Rs 9,99,999.99. Rule: orders-11 */
export const maxOrderPaise = 999_999_99;

export { maxLineQuantity } from './max-line-quantity.ts';

/**
 * What an order costs: the lines, the platform fee on top, the sum. Used by the cart and by the
 * server, so that both always say the same.
 * @throws AppError INVALID_ORDER_AMOUNT when a line is negative or not a number
 */
export function orderTotals(lines: readonly PricedLine[]): OrderTotals {
  const totalPaise = lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0);
  const platformFeePaise = platformFee(totalPaise);
  return { totalPaise, platformFeePaise, finalPaise: totalPaise + platformFeePaise };
}
