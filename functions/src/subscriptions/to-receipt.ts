import { toRupees } from '@thali/shared/money/paise';
import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import type { Receipt } from '@thali/shared/subscriptions/billing.contract';
import type { ReceiptRow } from './receipts.table.ts';

/** Converts a receipt for the API and for e-mails. */
export function toReceipt(row: ReceiptRow): Receipt {
  const rupees = (paise: number | undefined) => (paise === undefined ? null : toRupees(paise));
  return {
    ...toPlan(row.planId),
    number: row.number,
    issuedAt: row.issuedAt,
    paymentId: row.paymentId,
    amount: toRupees(row.amountPaise),
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    buyer: row.buyer,
    fromPlanId: row.fromPlanId ?? null,
    carriedOver: row.carried ?? null,
    issuer: row.issuer ?? null,
    taxable: rupees(row.taxablePaise),
    cgst: rupees(row.cgstPaise),
    sgst: rupees(row.sgstPaise),
    igst: rupees(row.igstPaise),
    placeOfSupply: row.placeOfSupply ?? null,
  };
}

/** A plan with its price in rupees; null if the price is negotiated. */
export function toPlan(planId: PlanId) {
  const { name, monthlyPaise } = planCatalogue[planId];
  const price = monthlyPaise === undefined ? null : toRupees(monthlyPaise);
  return { planId, planName: name, price };
}
