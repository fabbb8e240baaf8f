import type { Order } from '@thali/shared/orders/order.contract';
import { canCancelUnanswered, isUnanswered } from '@thali/shared/orders/unanswered';
import { useNow } from '../../lib/time/use-now.ts';

const tickMs = 5000;

/** Whether the kitchen has not answered in time. Uses the server's clock. Rule: storefront-17 */
export function useAnswerOverdue(order: Order): boolean {
  const now = useNow(tickMs).getTime();
  return isUnanswered(order) && canCancelUnanswered(order, now);
}
