import { withoutTrunkZero } from '@thali/shared/auth/sign-in-phone';
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
import { phoneProofRequired } from './check-unproven.ts';
import type { Placing } from './new-order.ts';

const windowSeconds = 600;

/**
 * Places an order within the limit of who places it. One write unit; what places nothing gives its
 * slot back, which is another.
 * @throws AppError PHONE_PROOF_REQUIRED, TOO_MANY_ORDERS
 * Rule: orders-37
 */
export async function limitPlacing<T extends { outcome: string }>(
  placing: Placing,
  { provenPhone, sourceIp }: { provenPhone: string | undefined; sourceIp: string },
  insert: () => Promise<T>,
): Promise<T> {
  const limit = provenPhone ? ofProven(provenPhone) : ofUnproven(placing, sourceIp);
  const now = Date.now();
  if ((await acquireSlot(limit, now)) !== 'acquired') {
    throw provenPhone ? tooManyOrders(limit, now) : tooManyUnproven();
  }
  try {
    const result = await insert();
    if (result.outcome !== 'inserted') await releaseSlot(limit, now);
    return result;
  } catch (error) {
    // Of another failure nobody knows whether the order was placed after all.
    if (error instanceof AppError) await releaseSlot(limit, now);
    throw error;
  }
}

function ofProven(phone: string): RateLimit {
  const most = config.limit('ORDERS_PER_PROVEN_PHONE');
  return { scope: `order:phone:${scopeHash(phone)}`, most, windowSeconds };
}

/** One row of an address at a mess, with as many parts as the limit lets in: below 1 kB. */
function ofUnproven({ orderId, customerId, body }: Placing, sourceIp: string): RateLimit {
  return {
    scope: `order:${vendorIdOfOrder(orderId)}:${scopeHash(sourceIp)}`,
    most: config.limit('ORDERS_UNPROVEN_PER_ADDRESS'),
    windowSeconds,
    part: {
      name: `by${unprovenPerson({ customerId, body }).slice(0, 8)}`,
      most: config.limit('ORDERS_UNPROVEN_PER_PHONE'),
    },
  };
}

/** Who an unproven caller is to the limits: their account, else the phone that they name; as a hash. */
export function unprovenPerson({ customerId, body }: Pick<Placing, 'customerId' | 'body'>): string {
  return scopeHash(customerId ?? withoutTrunkZero(body.customerInfo.phone));
}

function tooManyUnproven(): AppError {
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
