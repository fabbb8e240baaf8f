import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listPayments as contract } from '@thali/shared/payments/admin-payments.contract';
import { compareKey } from '@thali/shared/text/compare-text';
import * as z from 'zod/mini';
import type { Actor } from '../http/actor.ts';
import { sliceOf, toCursor } from '../http/paging.ts';
import { toAdminPayment } from './get-payment.ts';
import { readPaymentList, readVendorPayments } from './payment-lists.table.ts';
import type { VendorPayment } from './payment-rows.ts';

const Position = z.string().check(z.regex(/^\d{4}-[\d:.TZ-]{19}#order_\w{1,60}$/));

/** A search reads this many payments in one call, about 250 read units. */
const maxSearched = 500;

/** Payments for an admin, newest first. A search may find fewer than `limit` although older payments match. */
export async function listPayments(
  _actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { limit, after } = sliceOf(query, Position);
  const { list, search = '' } = query;
  const { entries, nextPosition } = await readPaymentList(list === 'paid' ? 'PAID' : 'OPEN', {
    after,
    limit: search ? maxSearched : limit,
    newestFirst: true,
  });
  const payments = await readVendorPayments(entries.map(({ orderId }) => orderId));
  const matches = search ? payments.filter((payment) => isMatch(payment, search)) : payments;
  const page = matches.slice(0, limit);
  const lastId = page.at(-1)?.orderId;
  // A full page continues after its last payment. Otherwise the search continues after the payments read so far.
  const next =
    matches.length > limit
      ? entries.find(({ orderId }) => orderId === lastId)?.position
      : nextPosition;
  return {
    payments: page.map(toAdminPayment),
    pagination: { limit, nextCursor: next ? toCursor(next) : null },
  };
}

function isMatch({ details, orderId, paymentId = '' }: VendorPayment, search: string): boolean {
  const { messName, subdomain, email } = details;
  return [messName, subdomain, email, orderId, paymentId].some((text) =>
    compareKey(text).includes(compareKey(search)),
  );
}
