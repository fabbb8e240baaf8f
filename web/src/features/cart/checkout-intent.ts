import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';

/**
 * One wish to order, from the first press of Place Order until the server's definite answer.
 * Its key never changes, whatever else does: so a second order can't come of it.
 */
export interface CheckoutIntent {
  idempotencyKey: string;
  /** Epoch milliseconds of the first press. */
  startedAt: number;
  /** Every body that may have reached the server under this key, the latest first. */
  bodies: PlaceOrderBody[];
}

/** For so long the server remembers a key for certain. Source: design, section 3 (orders). */
const keyLifeMs = 24 * 60 * 60 * 1000;

/** An interrupted order this young is finished without asking; an older one might be unwelcome. */
const resumeWithinMs = 10 * 60 * 1000;

/** The intent with this body on top: the one under way if there is one, else a new one. */
export function intentFor(
  pending: CheckoutIntent | undefined,
  body: PlaceOrderBody,
  now: number,
  newKey: () => string,
): CheckoutIntent {
  if (!pending || isForgotten(pending, now)) {
    return { idempotencyKey: newKey(), startedAt: now, bodies: [body] };
  }
  const others = pending.bodies.filter((other) => !sameBody(other, body));
  return { ...pending, bodies: [body, ...others] };
}

/** After a definite no to the latest body: what may still be out there, if anything. */
export function withoutLatest(intent: CheckoutIntent): CheckoutIntent | undefined {
  const bodies = intent.bodies.slice(1);
  return bodies.length > 0 ? { ...intent, bodies } : undefined;
}

export function isForgotten(intent: CheckoutIntent, now: number): boolean {
  return now - intent.startedAt >= keyLifeMs;
}

export function resumesByItself(intent: CheckoutIntent, now: number): boolean {
  return now - intent.startedAt < resumeWithinMs;
}

function sameBody(one: PlaceOrderBody, other: PlaceOrderBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
