/** Rule: plans-18 */
export const billingPath = '/billing';

/** A receipt by itself, ready to be printed. */
export function receiptPath(number: string): string {
  return `${billingPath}?${new URLSearchParams({ receipt: number })}`;
}
