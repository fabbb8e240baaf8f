import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { setDoneLines as contract } from '@thali/shared/kitchen/set-done-lines.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Actor } from '../http/actor.ts';
import { timeAfter } from './advance-order.ts';
import type { OrderRecord } from './order-record.ts';
import { replaceOrRefuse } from './replace-or-refuse.ts';

/** What is cooked of an order, for all screens. */
export function setDoneLines(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return replaceOrRefuse(params.orderId, {
    isAllowed: ({ status }) => isOngoing(status),
    to: 'cooked in part',
    advance: (before) => withDoneLines(before, new Set(body.doneLines)),
  });
}

/** @throws AppError VALIDATION_ERROR */
function withDoneLines(order: OrderRecord, done: ReadonlySet<number>): OrderRecord {
  if ([...done].some((index) => index >= order.lines.length)) {
    throw new AppError('VALIDATION_ERROR', 'This order has no such line.');
  }
  return {
    ...order,
    lines: order.lines.map((line, index) => ({ ...line, isDone: done.has(index) })),
    updatedAt: timeAfter(order.updatedAt, new Date()),
  };
}
