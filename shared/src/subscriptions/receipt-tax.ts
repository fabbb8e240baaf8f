import * as z from 'zod/mini';

/** The issuer of receipts, set per deployment. Without an issuer a receipt has no tax fields. */
export const ReceiptIssuer = z.object({
  legalName: z.string().check(z.minLength(1)),
  address: z.string().check(z.minLength(1)),
  gstin: z.string().check(z.regex(/^\d{2}[A-Z0-9]{13}$/, 'not a GSTIN')),
  /** The service's accounting code. */
  sac: z.string().check(z.regex(/^\d{4,8}$/, 'not an SAC')),
  ratePercent: z.number().check(z.minimum(0), z.maximum(40)),
});
export type ReceiptIssuer = z.infer<typeof ReceiptIssuer>;

/** Whole paise. The sum is the amount paid. */
export interface ReceiptTax {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** The tax included in a price. The price shown is the price charged. */
export function taxWithin(paidPaise: number, ratePercent: number): ReceiptTax {
  // The law rounds each half separately. The taxable value is the rest, so that all parts add up.
  const half = Math.round((paidPaise * ratePercent) / 2 / (100 + ratePercent));
  return { taxablePaise: paidPaise - 2 * half, cgstPaise: half, sgstPaise: half };
}

/**
 * The financial year from April 2026 to March 2027 is `2627`.
 * @param date  YYYY-MM-DD
 */
export function financialYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const from = month >= 4 ? year : year - 1;
  return [from, from + 1].map((one) => String(one % 100).padStart(2, '0')).join('');
}

/** Consecutive within a financial year, at most 16 characters: `TH/2627/000001`. */
export function receiptNumber(year: string, count: number): string {
  return `TH/${year}/${String(count).padStart(6, '0')}`;
}
