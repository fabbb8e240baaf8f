import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { advanceOrder } from '../orders/changes/advance-order.ts';
import { changeWithRetry } from '../orders/changes/replace-or-refuse.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';

const stepsToGuest = ['preparing', 'ready', 'completed'] as const satisfies OrderStatus[];

/**
 * Completes a paid sale that needs no cooking. It passes each status, and a repeat changes nothing.
 * @throws AppError SERVICE_BUSY
 * Rule: counter-3
 */
export function handOverNow(order: OrderRecord): Promise<OrderRecord> {
  return changeWithRetry(order, (before) => {
    if (!isOngoing(before.status) || before.paymentStatus !== 'paid') return undefined;
    return remainingSteps(before).reduce(
      (now, step) => advanceOrder(now, step, new Date()),
      before,
    );
  });
}

function remainingSteps({ status }: OrderRecord): readonly OrderStatus[] {
  const steps: readonly OrderStatus[] = stepsToGuest;
  return steps.slice(steps.indexOf(status) + 1);
}
