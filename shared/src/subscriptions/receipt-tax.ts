import * as z from 'zod/mini';

/** Who issues receipts: a deployment's choice. Without it a receipt has no tax fields. */
export const ReceiptIssuer = z.object({
  legalName: z.string().check(z.minLength(1)),
  address: z.string().check(z.minLength(1)),
  gstin: z.string().check(z.regex(/^\d{2}[A-Z0-9]{13}$/, 'not a GSTIN')),
  /** The service's accounting code. */
  sac: z.string().check(z.regex(/^\d{4,8}$/, 'not an SAC')),
  ratePercent: z.number().check(z.minimum(0), z.maximum(40)),
});
export type ReceiptIssuer = z.infer<typeof ReceiptIssuer>;

/** Whole paise; they add up to what was paid. */
export interface ReceiptTax {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** The tax that a price contains. The price shown is the price charged, so it includes the tax. */
export function taxWithin(paidPaise: number, ratePercent: number): ReceiptTax {
  // Each half is rounded by itself, as the law has it; the taxable value is what is left, so that all add up.
  const half = Math.round((paidPaise * ratePercent) / 2 / (100 + ratePercent));
  return { taxablePaise: paidPaise - 2 * half, cgstPaise: half, sgstPaise: half };
}

/** `2627` for the year from April 2026 to March 2027. @param date YYYY-MM-DD */
export function financialYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const from = month >= 4 ? year : year - 1;
  return [from, from + 1].map((one) => String(one % 100).padStart(2, '0')).join('');
}

/** Consecutive within a financial year, at most 16 characters: `TH/2627/000001`. */
export function receiptNumber(year: string, count: number): string {
  return `TH/${year}/${String(count).padStart(6, '0')}`;
}
