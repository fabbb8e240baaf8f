import { type ReceiptTax, taxWithin } from '../subscriptions/receipt-tax.ts';
import type { GstScheme } from './bill-settings.ts';

/** The rate for restaurants without input tax credit, half for the centre and half for the state. */
export const gstPercent = 5;

/**
 * The tax included in the food's price; undefined if the scheme shows no tax.
 * @param foodPaise  the lines of an order without the platform fee
 * Rule: bills-4
 */
export function billTax(scheme: GstScheme, foodPaise: number): ReceiptTax | undefined {
  return scheme === 'regular' ? taxWithin(foodPaise, gstPercent) : undefined;
}
