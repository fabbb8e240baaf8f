import { type ReceiptTax, taxWithin } from '../subscriptions/receipt-tax.ts';
import type { GstScheme } from './bill-settings.ts';

/** Of restaurants without input tax credit: half central, half state. */
export const gstPercent = 5;

/**
 * The tax that the food's price contains; none where none may be shown.
 * @param foodPaise  the lines of an order without the platform fee
 * Rule: bills-4
 */
export function billTax(scheme: GstScheme, foodPaise: number): ReceiptTax | undefined {
  return scheme === 'regular' ? taxWithin(foodPaise, gstPercent) : undefined;
}
