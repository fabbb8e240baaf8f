import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { advanceOrder } from '../orders/changes/advance-order.ts';
import { changeWithRetry } from '../orders/changes/replace-or-refuse.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';

const handOverSteps = ['preparing', 'ready', 'completed'] as const satisfies OrderStatus[];

/**
 * Completes a paid sale that needs no cooking. Advances the order through each status. A repeat changes nothing.
 * @throws AppError SERVICE_BUSY
 * Rule: counter-3
 */
export function handOverNow(order: OrderRecord): Promise<OrderRecord> {
  return changeWithRetry(order, (before) =>
    before.paymentStatus === 'paid' ? advanceThrough(before, handOverSteps) : undefined,
  );
}

/**
 * Ends the cooking of a sale whose food was served before the server received the sale. An unpaid sale then waits for
 * its payment.
 * Rule: counter-11
 */
export function endServedSale(order: OrderRecord): Promise<OrderRecord> {
  return changeWithRetry(order, (before) =>
    advanceThrough(
      before,
      before.paymentStatus === 'paid' ? handOverSteps : ['preparing', 'ready'],
    ),
  );
}

/** Undefined if no step is left. */
function advanceThrough(
  before: OrderRecord,
  steps: readonly OrderStatus[],
): OrderRecord | undefined {
  const remainingSteps = steps.slice(steps.indexOf(before.status) + 1);
  if (!isOngoing(before.status) || remainingSteps.length === 0) return undefined;
  return remainingSteps.reduce((now, step) => advanceOrder(now, step, new Date()), before);
}
