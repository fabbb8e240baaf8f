import { AppError } from '@thali/shared/http/app-error';
import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { config } from '../../config.ts';
import {
  acquireSlot,
  type RateLimit,
  releaseSlot,
  secondsLeft,
} from '../../limits/rate-limits.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { phoneProofRequired } from './check-unproven-order.ts';
import type { OrderRequest } from './new-order.ts';

const windowSeconds = 600;

/**
 * Places an order within the caller's rate limit. 1 write unit, and 1 more to release the slot if no order is placed.
 * @throws AppError PHONE_PROOF_REQUIRED, TOO_MANY_ORDERS
 * Rule: orders-37
 */
export async function limitPlacing<T extends { outcome: string }>(
  request: OrderRequest,
  { provenPhone, sourceIp }: { provenPhone: string | undefined; sourceIp: string },
  insert: () => Promise<T>,
): Promise<T> {
  const limit = provenPhone ? provenLimit(provenPhone) : unprovenLimit(request, sourceIp);
  const now = Date.now();
  if ((await acquireSlot(limit, now)) !== 'acquired') {
    throw provenPhone ? tooManyOrders(limit, now) : tooManyUnprovenOrders();
  }
  try {
    const result = await insert();
    if (result.outcome !== 'inserted') await releaseSlot(limit, now);
    return result;
  } catch (error) {
    // After any other error the order may exist, so it still counts against the rate limit.
    if (error instanceof AppError) await releaseSlot(limit, now);
    throw error;
  }
}

function provenLimit(phone: string): RateLimit {
  const max = config.limit('ORDERS_PER_PROVEN_PHONE');
  return { scope: `order:phone:${scopeHash(phone)}`, max, windowSeconds };
}

/** One row counts an address at a mess and each phone or account behind it. The row stays below 1 kB. */
function unprovenLimit({ orderId, customerId, body }: OrderRequest, sourceIp: string): RateLimit {
  return {
    scope: `order:${vendorIdOfOrder(orderId)}:${scopeHash(sourceIp)}`,
    max: config.limit('ORDERS_UNPROVEN_PER_ADDRESS'),
    windowSeconds,
    share: {
      name: `by${unprovenCallerKey({ customerId, body }).slice(0, 8)}`,
      max: config.limit('ORDERS_UNPROVEN_PER_PHONE'),
    },
  };
}

/** The rate-limit key of an unproven caller: a hash of the account id, or else of the order's phone. */
export function unprovenCallerKey({
  customerId,
  body,
}: Pick<OrderRequest, 'customerId' | 'body'>): string {
  return scopeHash(customerId ?? body.customerInfo.phone);
}

function tooManyUnprovenOrders(): AppError {
  return phoneProofRequired(
    'Many orders came from here in the last minutes. Confirm your phone to go on.',
  );
}

function tooManyOrders(limit: RateLimit, now: number): AppError {
  return new AppError(
    'TOO_MANY_ORDERS',
    'You have placed many orders in the last minutes. Please wait a little and try again.',
    { retryAfterSeconds: secondsLeft(limit, now) },
  );
}
