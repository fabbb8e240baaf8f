import { reservationMinutes } from '@thali/shared/wallet/pay-settlement.contract';
import { readTotals } from '../ledger/ledger.table.ts';
import { availablePaise, type SettlementRow } from '../ledger/ledger-rows.ts';
import { nextTotals, totalsWrites } from '../ledger/next-totals.ts';
import { count } from '../metrics/metrics.ts';
import { createOrderAtProvider } from '../payments/create-plan-payment.ts';
import type { KeyWritesOf } from '../payments/once-by-key.ts';
import type { SettlementPayment } from '../payments/payment-rows.ts';
import { newPaymentWrites } from '../payments/payments.table.ts';
import { readRazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { keys } from '../table/keys.ts';
import { newRow } from '../table/put-row.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact, type Write } from '../table/transact.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';

/**
 * Reserves a part of the owed fees for half an hour, in one transaction with its settlement and payment. Parallel
 * settlements never reserve more than the vendor owes.
 * @returns undefined if the unreserved owed fees are less than the amount
 */
export async function beginSettlement(
  vendor: VendorRow,
  userId: string,
  amountPaise: number,
  keyWritesOf: KeyWritesOf,
): Promise<SettlementPayment | undefined> {
  const order = await createOrderAtProvider(amountPaise, await readRazorpayKeys());
  const { payment } = await retryTransaction(() =>
    tryBegin(vendor, { ...order, userId, amountPaise }, keyWritesOf),
  );
  return payment;
}

type NewOrder = Awaited<ReturnType<typeof createOrderAtProvider>> &
  Pick<SettlementPayment, 'userId' | 'amountPaise'>;

async function tryBegin(
  vendor: VendorRow,
  order: NewOrder,
  keyWritesOf: KeyWritesOf,
): Promise<{ payment: SettlementPayment | undefined } | undefined> {
  const now = new Date();
  const before = await readTotals(vendor.id, { ConsistentRead: true });
  const { amountPaise, orderId } = order;
  if (amountPaise > availablePaise(before, now)) return { payment: undefined };
  const number = before.settlements + 1;
  const until = now.getTime() + reservationMinutes * 60_000;
  const active = before.reservations.filter(
    (otherReservation) => otherReservation.until > now.getTime(),
  );
  const reservations = [...active, { settlement: number, amountPaise, until }];
  const after = nextTotals(before, { settlements: number, reservations }, now);
  const payment: SettlementPayment = {
    ...order,
    purpose: 'settlement',
    settlement: number,
    vendorId: vendor.id,
    details: detailsOf(vendor),
  };
  const row: SettlementRow = {
    number,
    type: 'settlement',
    status: 'pending',
    amountPaise,
    orderId,
    createdAt: after.lastEntryAt,
  };
  const refused = await transact({
    totals: totalsWrites(vendor.id, before, after),
    settlement: putSettlement(vendor.id, row),
    payment: newPaymentWrites(payment),
    intent: keyWritesOf(orderId),
  });
  if (refused.size > 0) return undefined;
  count('Payments', payment.status);
  return { payment };
}

/** Builds the write of a new settlement. 2 write units in a transaction. */
export function putSettlement(vendorId: string, row: SettlementRow): Write {
  return {
    Put: newRow({ ...keys.settlement(vendorId, row.number), ...row }),
  };
}

function detailsOf(vendor: VendorRow): SettlementPayment['details'] {
  return {
    email: vendor.email ?? '',
    name: vendor.displayName,
    phone: vendor.phone ?? '',
    messName: vendor.name,
    subdomain: vendor.subdomain,
    address: vendor.address ?? '',
  };
}
