import * as z from 'zod/mini';

/** The issuer of receipts, configured per deployment. Without an issuer, receipts have no tax fields. */
export const ReceiptIssuer = z.object({
  legalName: z.string().check(z.minLength(1)),
  address: z.string().check(z.minLength(1)),
  gstin: z.string().check(z.regex(/^\d{2}[A-Z0-9]{13}$/, 'not a GSTIN')),
  /** The service's accounting code. */
  sac: z.string().check(z.regex(/^\d{4,8}$/, 'not an SAC')),
  ratePercent: z.number().check(z.minimum(0), z.maximum(40)),
});
export type ReceiptIssuer = z.infer<typeof ReceiptIssuer>;

/** The tax within a state, in whole paise. The fields add up to the paid amount. */
export interface ReceiptTax {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** The tax within a state that is included in a price. */
export function taxWithin(paidPaise: number, ratePercent: number): ReceiptTax {
  // Each half of the tax must be rounded separately. The taxable value is the remainder, so all amounts add up.
  const half = Math.round((paidPaise * ratePercent) / 2 / (100 + ratePercent));
  return { taxablePaise: paidPaise - 2 * half, cgstPaise: half, sgstPaise: half };
}

/** The tax between two states, in whole paise. The fields add up to the paid amount. */
export interface IntegratedTax {
  taxablePaise: number;
  igstPaise: number;
}

/** The tax between two states that is included in a price. */
export function integratedTaxWithin(paidPaise: number, ratePercent: number): IntegratedTax {
  const igstPaise = Math.round((paidPaise * ratePercent) / (100 + ratePercent));
  return { taxablePaise: paidPaise - igstPaise, igstPaise };
}

/**
 * The financial year of a date, such as `2627` from April 2026 to March 2027.
 * @param date  YYYY-MM-DD
 */
export function financialYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const from = month >= 4 ? year : year - 1;
  return [from, from + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
}

/**
 * The number of a receipt, such as `TH/2627/000001`. The number has at most 16 characters. Numbers are consecutive
 * within a financial year.
 */
export function receiptNumber(year: string, count: number): string {
  return `TH/${year}/${String(count).padStart(6, '0')}`;
}
