import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeReadyTime as contract } from '@thali/shared/kitchen/change-ready-time.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { promisedTime } from '@thali/shared/orders/ready-time';
import type { Actor } from '../../http/actor.ts';
import { nextTimestamp } from './advance-order.ts';
import { replaceOrRefuse } from './replace-or-refuse.ts';

/** Promises the customer another ready time. The order page shows it at once. */
export function changeReadyTime(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const estimatedReadyAt = promisedTime(body, new Date());
  return replaceOrRefuse(params.orderId, {
    isAllowed: ({ status }) => statusFacts[status].isCooking,
    refusedAction: 'get another ready time',
    advance: (before) => ({
      ...before,
      estimatedReadyAt,
      updatedAt: nextTimestamp(before.updatedAt, new Date()),
    }),
  });
}
