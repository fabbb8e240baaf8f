import type { getBill as contract } from '@thali/shared/bills/bill.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { readBill, toBill } from '../../bills/bills.table.ts';
import type { Actor } from '../../http/actor.ts';
import { readProvenOrder } from './get-order.ts';
import { readerOf } from './order-proof.ts';
import { toOrderResponse } from './to-order-responses.ts';

/** Needs the same proof as `getOrder`. Rule: bills-6 */
export async function getBill(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readProvenOrder(actor, input);
  if (!order.bill) throw new AppError('BILL_NOT_FOUND', 'This order has no bill.');
  const [bill, orderOutput] = await Promise.all([
    readBill(order.vendorId, order.bill),
    toOrderResponse(order, readerOf(actor, order)),
  ]);
  return { bill: toBill(bill), order: orderOutput };
}
