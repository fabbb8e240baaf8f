import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { acknowledgeOrders as contract } from '@thali/shared/kitchen/acknowledge-orders.contract';
import type { Actor } from '../../http/actor.ts';
import { inParallel } from '../../invocations/in-parallel.ts';
import { orderNotFound, readOrderOfMess } from '../reading/get-order.ts';
import { toOrderResponses } from '../reading/to-order-responses.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { acknowledge } from './acknowledge-order.ts';

type Refusal = OutputOf<typeof contract>['refused'][number];

/** Few enough for a table without prior traffic; 100 orders still take less than a second. */
const maxConcurrency = 10;

/** Writes each order separately, so one refused order does not block the others. Rule: kitchen-3 */
export async function acknowledgeOrders(
  _actor: Actor,
  { params: { vendorId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const orders: OrderRecord[] = [];
  const refused: Refusal[] = [];
  await inParallel([...new Set(body.orderIds)], maxConcurrency, async (orderId) => {
    try {
      if (vendorIdOfOrder(orderId) !== vendorId) throw orderNotFound();
      orders.push(await acknowledge(await readOrderOfMess(orderId)));
    } catch (error) {
      refused.push({ orderId, code: refusalOf(error) });
    }
  });
  return { orders: await toOrderResponses(orders, 'mess'), refused };
}

/** @throws the error itself, unless it concerns one order only */
function refusalOf(error: unknown): Refusal['code'] {
  if (error instanceof AppError) {
    const { code } = error;
    if (code === 'ORDER_NOT_FOUND' || code === 'SERVICE_BUSY') return code;
  }
  throw error;
}
