import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listPayments as contract } from '@thali/shared/payments/admin-payments.contract';
import type { Actor } from '../http/actor.ts';
import { readPaymentList, readVendorPayments } from './payment-lists.table.ts';
import { toAdminPayment } from './to-admin-payment.ts';

/** Payments for an admin, newest first. */
export async function listPayments(
  _actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { limit } = query;
  const { entries, nextPosition } = await readPaymentList(query.list === 'paid' ? 'PAID' : 'OPEN', {
    after: query.cursor && positionOf(query.cursor),
    limit,
    newestFirst: true,
  });
  const rows = await readVendorPayments(entries.map(({ orderId }) => orderId));
  return {
    payments: rows.map(toAdminPayment),
    pagination: { limit, nextCursor: nextPosition ? toCursor(nextPosition) : null },
  };
}

function toCursor(position: string): string {
  return Buffer.from(position).toString('base64url');
}

/** @throws AppError VALIDATION_ERROR */
function positionOf(cursor: string): string {
  const position = Buffer.from(cursor, 'base64url').toString('latin1');
  if (/^\d{4}-[\d:.TZ-]{19}#order_\w{1,60}$/.test(position)) return position;
  throw new AppError('VALIDATION_ERROR', 'Not a cursor of this list', {
    details: [{ path: 'cursor', message: 'Not a cursor of this list' }],
  });
}
