import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listPayments as contract } from '@thali/shared/payments/admin-payments.contract';
import * as z from 'zod/mini';
import type { Actor } from '../http/actor.ts';
import { sliceOf, toCursor } from '../http/paging.ts';
import { toAdminPayment } from './get-payment.ts';
import { readPaymentList, readVendorPayments } from './payment-lists.table.ts';

const Position = z.string().check(z.regex(/^\d{4}-[\d:.TZ-]{19}#order_\w{1,60}$/));

/** Payments for an admin, newest first. */
export async function listPayments(
  _actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { limit, after } = sliceOf(query, Position);
  const { entries, nextPosition } = await readPaymentList(query.list === 'paid' ? 'PAID' : 'OPEN', {
    after,
    limit,
    newestFirst: true,
  });
  const rows = await readVendorPayments(entries.map(({ orderId }) => orderId));
  return {
    payments: rows.map(toAdminPayment),
    pagination: { limit, nextCursor: nextPosition ? toCursor(nextPosition) : null },
  };
}
