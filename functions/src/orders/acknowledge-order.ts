import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { acknowledgeOrder as contract } from '@thali/shared/kitchen/acknowledge-order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Actor } from '../http/actor.ts';
import { acknowledged, timeAfter } from './advance-order.ts';
import { answerOrder } from './answer-orders.ts';
import type { OrderRecord } from './order-record.ts';
import { readOrderOfMess } from './read-order-of-mess.ts';
import { replaceOrder } from './replace-order.table.ts';

const mostTries = 5;

/** The first acknowledgement counts; later ones, and those of an order that is over, change nothing. */
export async function acknowledgeOrder(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readOrderOfMess(params.orderId);
  return { order: await answerOrder(await acknowledge(order)) };
}

/** An order can be acknowledged in any status, so a change that came first is kept and this one is tried again. */
async function acknowledge(order: OrderRecord): Promise<OrderRecord> {
  let before = order;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (before.acknowledgedAt || !isOngoing(before.status)) return before;
    const after = acknowledged({ ...before, updatedAt: timeAfter(before.updatedAt, new Date()) });
    const result = await replaceOrder(before, after);
    if (result.outcome === 'changed') return after;
    before = result.current;
  }
  throw new AppError('SERVICE_BUSY', 'This order is changing. Please try again.');
}
