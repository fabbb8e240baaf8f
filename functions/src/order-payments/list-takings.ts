import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import type {
  listTakings as contract,
  Taking,
} from '@thali/shared/order-payments/list-takings.contract';
import { addDays } from '@thali/shared/time/dates';
import { istDayStart, istMonth } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { toOrderPayment } from '../orders/reading/to-order.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { readTakings, type TakingRow } from './takings.table.ts';

/** Rule: pay-35 */
export async function listTakings(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownVendorOf(actor);
  const { limit, cursor } = query;
  const { takings, nextCursor } = await readTakings(vendorId, periodOf(query), limit, cursor);
  return {
    takings: takings.map((row) => toTaking(vendorId, row)),
    pagination: { limit, nextCursor },
    nextCursor,
  };
}

function periodOf({ date, month = '' }: InputOf<typeof contract>['query']) {
  if (!date) return istMonth(month);
  return {
    from: istDayStart(date).toISOString(),
    to: istDayStart(addDays(date, 1)).toISOString(),
  };
}

function toTaking(vendorId: string, row: TakingRow): Taking {
  const [createdAt = '', idSuffix = ''] = row.SK.split('#');
  return {
    orderId: vendorId + idSuffix,
    ...(row.token !== undefined && { token: row.token }),
    createdAt,
    status: row.status,
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    amount: toRupees(row.amountPaise),
    ...(row.payment && { payment: toOrderPayment(row.payment, 'mess') }),
    ...(row.isCounterSale && { isCounterSale: true }),
  };
}
