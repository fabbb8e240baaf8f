import { useQuery } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { answerSeconds, canCancelUnanswered, isUnanswered } from '@thali/shared/orders/unanswered';
import { useNow } from '../../lib/time/use-now.ts';
import { clockBehindMs } from './server-clock.ts';

const tickMs = 5000;
const soonSeconds = 30;

/**
 * Whether the kitchen had its time for an order and nobody has seen it, by the server's clock: that one is
 * looked up when the time is nearly over, or when this device's clock cannot be right. Rule: storefront-17
 */
export function useGivenUp(order: Order): boolean {
  const isWaiting = isUnanswered(order);
  const now = useNow(tickMs).getTime();
  const age = (now - Date.parse(order.createdAt)) / 1000;
  const { data: behindMs = 0, isFetched } = useQuery({
    queryKey: ['server-clock'],
    queryFn: clockBehindMs,
    enabled: isWaiting && (age < 0 || age > answerSeconds - soonSeconds),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isWaiting && isFetched && canCancelUnanswered(order, now + behindMs);
}
