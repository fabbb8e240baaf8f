import { type AnyLine, lineKey } from '@thali/shared/orders/line-key';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { get, update } from 'idb-keyval';
import type { Cart } from '../state/cart.ts';

/**
 * One attempt to order, from the first press of Place Order until the server's definite answer.
 * Its idempotency key never changes, so it can never place a second order.
 */
export interface CheckoutIntent {
  idempotencyKey: string;
  /** Epoch milliseconds of the first press. */
  startedAt: number;
  /** Every body that may have reached the server under this key, the latest first. */
  bodies: PlaceOrderBody[];
  /** Pressed without a network: nothing of it has left this device, so only the latest body counts. */
  isUnsent?: boolean;
}

/** For so long the server remembers a key for certain. Rule: orders-14 */
const keyLifeMs = 24 * 60 * 60 * 1000;

/** A younger interrupted order is finished without asking. The guest may no longer want an older one. */
const resumeWithinMs = 10 * 60 * 1000;

/**
 * The intent with this body on top: the one under way if there is one, else a new one.
 * @param isOnline  whether it can be sent now
 */
export function intentFor(
  pending: CheckoutIntent | undefined,
  body: PlaceOrderBody,
  now: number,
  newKey: () => string,
  isOnline = true,
): CheckoutIntent {
  if (!pending || pending.isUnsent || isForgotten(pending, now)) {
    const intent = { idempotencyKey: newKey(), startedAt: now, bodies: [body] };
    return isOnline ? intent : { ...intent, isUnsent: true };
  }
  const others = pending.bodies.filter((other) => !sameBody(other, body));
  return { ...pending, bodies: [body, ...others] };
}

/** Removes the refused latest body. Returns the intent if an earlier body may still have been accepted. */
export function withoutLatest(intent: CheckoutIntent): CheckoutIntent | undefined {
  const bodies = intent.bodies.slice(1);
  return bodies.length > 0 ? { ...intent, bodies } : undefined;
}

/** Marks the intent as sent: it may have reached the server. */
export function sentNow(intent: CheckoutIntent, now: number): CheckoutIntent {
  if (!intent.isUnsent) return intent;
  const { isUnsent, ...sent } = intent;
  return { ...sent, startedAt: now };
}

/** Renews the time of an intent that still waits for the network. */
export function wantedNow(intent: CheckoutIntent, now: number): CheckoutIntent {
  return intent.isUnsent ? { ...intent, startedAt: now } : intent;
}

/** Until when it is sent without asking, in epoch milliseconds. */
export function sentUntil({ startedAt }: CheckoutIntent): number {
  return startedAt + resumeWithinMs;
}

export function isForgotten(intent: CheckoutIntent, now: number): boolean {
  return now - intent.startedAt >= keyLifeMs;
}

export type Standing =
  /** Sent, and the answer got lost. */
  | 'lost'
  /** Not sent, and goes out by itself when the network is back. */
  | 'waiting'
  /** Not sent, and perhaps no longer wanted: it is a while ago, or the cart is another one by now. */
  | 'doubtful';

export function standingOf(intent: CheckoutIntent, cart: Cart, now: number): Standing {
  if (!intent.isUnsent) return 'lost';
  return isYoung(intent, now) && isFor(intent, cart) ? 'waiting' : 'doubtful';
}

/** Whether it is finished without asking. No food is cooked for an order that may have been forgotten. */
export function resumesByItself(intent: CheckoutIntent, cart: Cart, now: number): boolean {
  return isYoung(intent, now) && standingOf(intent, cart, now) !== 'doubtful';
}

function isYoung(intent: CheckoutIntent, now: number): boolean {
  return now < sentUntil(intent);
}

/** The cart still holds what was ordered. */
function isFor({ bodies }: CheckoutIntent, cart: Cart): boolean {
  const textOf = (lines: readonly (AnyLine & { quantity: number })[]) =>
    JSON.stringify(lines.map((line) => [lineKey(line), line.quantity]));
  return bodies[0] !== undefined && textOf(bodies[0].items) === textOf(cart);
}

function sameBody(one: PlaceOrderBody, other: PlaceOrderBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Pending = CheckoutIntent | undefined;

/** Stores the pending order of a vendor's cart. `change` is atomic across tabs. */
export interface IntentStorage {
  read(): Promise<Pending>;
  change(step: (pending: Pending) => Pending): Promise<Pending>;
}

/**
 * In IndexedDB, else in memory. Customers and guests have separate entries: the server treats the same key from another
 * person as another order.
 */
export function browserIntentStorage(vendorId: string, customerId?: string): IntentStorage {
  const key = ['checkout', vendorId, ...(customerId ? [customerId] : [])].join(':');
  return {
    read: () => get<CheckoutIntent>(key).catch(() => inMemory.get(key)),
    async change(step) {
      let changed: Pending;
      try {
        await update<Pending>(key, (stored) => {
          changed = step(stored);
          return changed;
        });
      } catch {
        changed = step(inMemory.get(key));
        inMemory.set(key, changed);
      }
      return changed;
    },
  };
}

const inMemory = new Map<string, Pending>();
