import type { Order } from '@thali/shared/orders/order.contract';
import { answerSeconds, canCancelUnanswered, isUnanswered } from '@thali/shared/orders/unanswered';
import { useLocalValue } from '../../lib/data/use-local-value.ts';
import { useNow } from '../../lib/time/use-now.ts';

const tickMs = 5000;
/** The server's clock is read this long before the time is over. */
const leadSeconds = 30;

/**
 * Whether the kitchen has missed its time to answer, by the server's clock. Reads that clock only when the time is
 * nearly over, or when this device's clock is clearly wrong. Rule: storefront-17
 */
export function useAnswerOverdue(order: Order): boolean {
  const isWaiting = isUnanswered(order);
  const now = useNow(tickMs).getTime();
  const age = (now - Date.parse(order.createdAt)) / 1000;
  const { data: behindMs = 0, isFetched } = useLocalValue(['server-clock'], clockBehindMs, {
    enabled: isWaiting && (age < 0 || age > answerSeconds - leadSeconds),
  });
  return isWaiting && isFetched && canCancelUnanswered(order, now + behindMs);
}

/**
 * How far this device's clock is behind the server's, in milliseconds. A wrong clock would give the kitchen too little
 * time or too much.
 */
async function clockBehindMs(): Promise<number> {
  const requestedAt = Date.now();
  const response = await fetch('/robots.txt', { cache: 'no-store' });
  await response.text();
  return behindMs(response.headers, requestedAt);
}

/** @param headers  of a response that the edge may have cached for some seconds */
export function behindMs(headers: Headers, requestedAt: number): number {
  const servedAt = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(servedAt)) return 0;
  return servedAt + Number(headers.get('age') ?? 0) * 1000 - requestedAt;
}
