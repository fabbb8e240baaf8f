import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { setDoneLines as contract } from '@thali/shared/kitchen/set-done-lines.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Actor } from '../../http/actor.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { nextTimestamp } from './advance-order.ts';
import { replaceOrRefuse } from './replace-or-refuse.ts';

type DoneLinesInput = InputOf<typeof contract>['body'];

/** Stores which lines of an order are cooked, for all screens. */
export function setDoneLines(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return replaceOrRefuse(params.orderId, {
    isAllowed: ({ status }) => isOngoing(status),
    refusedAction: 'have dishes ticked off',
    advance: (before) => withDoneLines(before, body),
  });
}

/** @throws AppError VALIDATION_ERROR */
function withDoneLines(
  order: OrderRecord,
  { doneLines, changedLines }: DoneLinesInput,
): OrderRecord {
  if ([...doneLines, ...(changedLines ?? [])].some((index) => index >= order.lines.length)) {
    throw new AppError('VALIDATION_ERROR', 'This order has no such line.');
  }
  const isChanged = (index: number) => changedLines?.includes(index) ?? true;
  return {
    ...order,
    lines: order.lines.map((line, index) =>
      isChanged(index) ? { ...line, isDone: doneLines.includes(index) } : line,
    ),
    updatedAt: nextTimestamp(order.updatedAt, new Date()),
  };
}
