/** Source: spec 1, section 2. */
export const billingPath = '/billing';

/** A receipt by itself, ready to be printed. */
export function receiptPath(number: string): string {
  return `${billingPath}?${new URLSearchParams({ receipt: number })}`;
}
