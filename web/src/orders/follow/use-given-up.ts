import type { Order } from '@thali/shared/orders/order.contract';
import { answerSeconds, canCancelUnanswered, isUnanswered } from '@thali/shared/orders/unanswered';
import { useLocalValue } from '../../lib/data/use-local-value.ts';
import { useNow } from '../../lib/time/use-now.ts';

const tickMs = 5000;
const soonSeconds = 30;

/**
 * Whether the kitchen's time to answer is over and nobody has seen the order, by the server's clock. Reads that clock
 * only when the time is nearly over, or when this device's clock is clearly wrong. Rule: storefront-17
 */
export function useGivenUp(order: Order): boolean {
  const isWaiting = isUnanswered(order);
  const now = useNow(tickMs).getTime();
  const age = (now - Date.parse(order.createdAt)) / 1000;
  const { data: behindMs = 0, isFetched } = useLocalValue(['server-clock'], clockBehindMs, {
    enabled: isWaiting && (age < 0 || age > answerSeconds - soonSeconds),
  });
  return isWaiting && isFetched && canCancelUnanswered(order, now + behindMs);
}

/**
 * How far this device's clock is behind the server's, in milliseconds. With the clock of a phone that is wrong, the
 * kitchen would get too little time or too much.
 */
async function clockBehindMs(): Promise<number> {
  const askedAt = Date.now();
  const answer = await fetch('/robots.txt', { cache: 'no-store' });
  await answer.text();
  return behindMs(answer.headers, askedAt);
}

/** @param headers  of a response that the edge may have cached for some seconds */
export function behindMs(headers: Headers, askedAt: number): number {
  const servedAt = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(servedAt)) return 0;
  return servedAt + Number(headers.get('age') ?? 0) * 1000 - askedAt;
}
