import type { PlanId } from '@thali/shared/plans/plan-ids';
import type { Period } from '@thali/shared/subscriptions/periods';
import { placeOfSupply } from '@thali/shared/subscriptions/place-of-supply';
import {
  financialYear,
  type IntegratedTax,
  integratedTaxWithin,
  ReceiptIssuer,
  type ReceiptTax,
  receiptNumber,
  taxWithin,
} from '@thali/shared/subscriptions/receipt-tax';
import { toIst } from '@thali/shared/time/ist';
import { config } from '../config.ts';
import type { PlanPayment } from '../payments/payment-rows.ts';
import { keys, listPosition } from '../table/keys.ts';
import { newRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';
import type { Write } from '../table/transact.ts';

/** The receipt of a payment. A receipt never changes. */
export interface ReceiptRow extends Partial<ReceiptTax & IntegratedTax> {
  number: string;
  orderId: string;
  paymentId: string;
  planId: PlanId;
  amountPaise: number;
  periodStart: string;
  periodEnd: string;
  issuedAt: string;
  /** The old plan, after a change of plan. */
  fromPlanId?: PlanId;
  /** The unused days of the old plan, converted to days of the new plan, and the resulting end. */
  carried?: { days: number; until: string };
  buyer: { name: string; messName: string; address: string; email: string; gstin?: string };
  /** Absent in a deployment without an issuer. */
  issuer?: ReceiptIssuer;
  /** Absent without an issuer, and before 27 November 2026. */
  placeOfSupply?: string;
}

/** The fields of a receipt that do not come from its payment and period. */
type ReceiptDetails = Pick<ReceiptRow, 'fromPlanId' | 'carried'> & { gstin?: string | undefined };

/**
 * Builds the writes that issue a payment's receipt once, with consecutive numbers. The writes fail if another receipt
 * takes the number meanwhile. The caller then repeats the whole transaction. 1 read unit.
 */
export async function receiptWrites(
  payment: PlanPayment,
  { periodStart, periodEnd }: Period,
  now: Date,
  { gstin, ...change }: ReceiptDetails = {},
): Promise<Write[]> {
  const year = financialYear(toIst(now).date);
  const last = await readLastNumber(year);
  const { orderId } = payment;
  const buyer = { ...buyerOf(payment), ...(gstin && { gstin }) };
  const receipt: ReceiptRow = {
    number: receiptNumber(year, last + 1),
    orderId,
    paymentId: payment.paymentId ?? orderId,
    planId: payment.planId,
    amountPaise: payment.amountPaise,
    periodStart,
    periodEnd,
    issuedAt: now.toISOString(),
    ...change,
    buyer,
    ...taxOf(payment.amountPaise, buyer),
  };
  return [
    {
      Put: newRow({ ...keyOf(payment), ...receipt }),
    },
    advanceCounter(year, last),
  ];
}

/** The receipt of a payment whose subscription has started. 1 read unit. */
export async function readReceipt(payment: PlanPayment): Promise<ReceiptRow> {
  const receipt = await readRow<ReceiptRow>(keyOf(payment), { ConsistentRead: true });
  if (!receipt) throw new Error(`The payment ${payment.orderId} has no receipt`);
  return receipt;
}

function keyOf({ vendorId, orderId, paidAt, createdAt }: PlanPayment) {
  return keys.receipt(vendorId, listPosition(paidAt ?? createdAt, orderId));
}

function buyerOf({ details: { name, messName, address, email } }: PlanPayment) {
  return { name, messName, address, email };
}

function taxOf(amountPaise: number, buyer: ReceiptRow['buyer']): Partial<ReceiptRow> {
  const { receiptIssuer } = config;
  if (!receiptIssuer) return {};
  const issuer = ReceiptIssuer.parse(JSON.parse(receiptIssuer));
  const place = placeOfSupply(issuer.gstin, buyer);
  const taxIn = place.isInterState ? integratedTaxWithin : taxWithin;
  return { issuer, placeOfSupply: place.name, ...taxIn(amountPaise, issuer.ratePercent) };
}

async function readLastNumber(year: string): Promise<number> {
  const row = await readRow(keys.receiptCounter(year), { ConsistentRead: true });
  return Number(row?.lastNumber ?? 0);
}

function advanceCounter(year: string, last: number): Write {
  return {
    Update: {
      Key: keys.receiptCounter(year),
      UpdateExpression: 'SET lastNumber = :next',
      ConditionExpression: last === 0 ? 'attribute_not_exists(PK)' : 'lastNumber = :last',
      ExpressionAttributeValues: { ':next': last + 1, ...(last > 0 && { ':last': last }) },
    },
  };
}
