import type { Order } from '@thali/shared/orders/order.contract';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { needsVerification } from '../checkout/verify-phone.ts';
import {
  type CheckoutIntent,
  dropLatestBody,
  type IntentStorage,
  intentFor,
  isExpired,
  markSent,
  renewWait,
} from './checkout-intent.ts';
import { OrderWaitsError } from './order-failure-text.ts';

export type SendOrder = (body: PlaceOrderBody, idempotencyKey: string) => Promise<Order>;

interface CheckoutDependencies {
  storage: IntentStorage;
  send: SendOrder;
  now?: () => number;
  newKey?: () => string;
  isOnline?: () => boolean;
}

/**
 * Stores the intent, then sends it. Keeps the intent until the server gives a definite answer.
 * @throws an error of `send`, or OrderWaitsError without a network
 */
export async function startCheckout(
  body: PlaceOrderBody,
  parts: CheckoutDependencies,
): Promise<Order> {
  const { storage, now = serverNow, newKey = () => crypto.randomUUID() } = parts;
  const isOnline = (parts.isOnline ?? hasNetwork)();
  const intent = await storage.change((pending) =>
    intentFor(pending, body, now(), newKey, isOnline),
  );
  if (!intent) throw new Error('The stored intent is missing');
  if (intent.isUnsent) throw new OrderWaitsError();
  return sendAndSettle(intent, parts);
}

/** Sends an interrupted intent again. Returns undefined if there is none. */
export async function resumeCheckout(parts: CheckoutDependencies): Promise<Order | undefined> {
  const { storage, now = serverNow, isOnline = hasNetwork } = parts;
  const step = isOnline() ? markSent : renewWait;
  const intent = await storage.change(
    (pending) => pending && (isExpired(pending, now()) ? pending : step(pending, now())),
  );
  if (!intent || isExpired(intent, now())) return undefined;
  if (intent.isUnsent) throw new OrderWaitsError();
  return sendAndSettle(intent, parts);
}

/** The intent that is still without an answer. */
export async function pendingCheckout(
  storage: IntentStorage,
  now: () => number = serverNow,
): Promise<CheckoutIntent | undefined> {
  const intent = await storage.read();
  return intent && !isExpired(intent, now()) ? intent : undefined;
}

/** False only if the browser is certainly offline. */
function hasNetwork(): boolean {
  return navigator.onLine;
}

async function sendAndSettle(
  intent: CheckoutIntent,
  { storage, send }: CheckoutDependencies,
): Promise<Order> {
  try {
    const order = await sendUntilKnown(intent, send);
    await storage.change((pending) => (isSame(pending, intent) ? undefined : pending));
    return order;
  } catch (error) {
    if (isDefinite(error)) {
      await storage.change((pending) =>
        isSame(pending, intent) ? dropLatestBody(intent) : pending,
      );
    }
    throw error;
  }
}

/** Tries each body in turn. If the server knows the key with another body, sending that body returns its order. */
async function sendUntilKnown(intent: CheckoutIntent, send: SendOrder): Promise<Order> {
  let keyError: unknown;
  for (const body of intent.bodies) {
    try {
      return await send(body, intent.idempotencyKey);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'IDEMPOTENCY_KEY_REUSED')) throw error;
      keyError = error;
    }
  }
  throw keyError;
}

/**
 * Whether the server certainly placed no order for the latest body. False if the phone must be confirmed, because the
 * same order then continues.
 */
function isDefinite(error: unknown): boolean {
  if (!(error instanceof ApiError) || needsVerification(error)) return false;
  if (error.code === 'TOO_MANY_ORDERS') return true;
  return error.status >= 400 && error.status < 500 && ![401, 408, 425, 429].includes(error.status);
}

function isSame(pending: CheckoutIntent | undefined, intent: CheckoutIntent): boolean {
  return pending?.idempotencyKey === intent.idempotencyKey;
}
