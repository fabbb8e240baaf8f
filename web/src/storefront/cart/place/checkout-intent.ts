import { type DishLine, lineKey } from '@thali/shared/orders/line-key';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { get, update } from '../../../lib/state/key-value-store.ts';
import { withTimeout } from '../../../lib/state/with-timeout.ts';
import type { Cart } from '../state/cart.ts';

/**
 * One attempt to order, from the first press of Place Order until the server's definite answer.
 * All its requests have the same idempotency key, so that it never places a second order.
 */
export interface CheckoutIntent {
  idempotencyKey: string;
  /** Epoch milliseconds of the first press. */
  startedAt: number;
  /** Every body that may have reached the server with this key, the latest first. */
  bodies: PlaceOrderBody[];
  /** Whether the order was placed offline and never sent. Then only the latest body counts. */
  isUnsent?: boolean;
}

/** The minimum time for which the server remembers a key. Rule: orders-14 */
const keyLifeMs = 24 * 60 * 60 * 1000;

/** The app resumes younger orders without asking. The guest may no longer want an older order. */
const autoResumeMs = 10 * 60 * 1000;

/**
 * Adds the body to the pending intent, or starts a new intent.
 */
export function intentFor(
  pending: CheckoutIntent | undefined,
  body: PlaceOrderBody,
  now: number,
  newKey: () => string,
  isOnline = true,
): CheckoutIntent {
  if (!pending || pending.isUnsent || isExpired(pending, now)) {
    const intent = { idempotencyKey: newKey(), startedAt: now, bodies: [body] };
    return isOnline ? intent : { ...intent, isUnsent: true };
  }
  const otherBodies = pending.bodies.filter((otherBody) => !isSameBody(otherBody, body));
  return { ...pending, bodies: [body, ...otherBodies] };
}

/** Removes the refused latest body. Keeps the intent if the server may have accepted an earlier body. */
export function dropLatestBody(intent: CheckoutIntent): CheckoutIntent | undefined {
  const bodies = intent.bodies.slice(1);
  return bodies.length > 0 ? { ...intent, bodies } : undefined;
}

/** Marks an unsent intent as sent. Restarts its time. */
export function markSent(intent: CheckoutIntent, now: number): CheckoutIntent {
  if (!intent.isUnsent) return intent;
  const { isUnsent, ...sent } = intent;
  return { ...sent, startedAt: now };
}

/** Restarts the time of an intent that still waits for the network. */
export function renewWait(intent: CheckoutIntent, now: number): CheckoutIntent {
  return intent.isUnsent ? { ...intent, startedAt: now } : intent;
}

/** The end of the time in which the app sends the order without asking, in epoch milliseconds. */
export function autoSendEndsAt({ startedAt }: CheckoutIntent): number {
  return startedAt + autoResumeMs;
}

export function isExpired(intent: CheckoutIntent, now: number): boolean {
  return now - intent.startedAt >= keyLifeMs;
}

export type IntentState =
  /** Sent, but the answer was lost. */
  | 'lost'
  /** Not sent yet. The app sends it when the network is back. */
  | 'waiting'
  /** Not sent. Too old, or the cart has changed, so the customer must confirm the order. */
  | 'doubtful';

export function intentState(intent: CheckoutIntent, cart: Cart, now: number): IntentState {
  if (!intent.isUnsent) return 'lost';
  return isRecent(intent, now) && matchesCart(intent, cart) ? 'waiting' : 'doubtful';
}

/** Whether the app may finish the order without asking. */
export function canAutoResume(intent: CheckoutIntent, cart: Cart, now: number): boolean {
  return isRecent(intent, now) && intentState(intent, cart, now) !== 'doubtful';
}

function isRecent(intent: CheckoutIntent, now: number): boolean {
  return now < autoSendEndsAt(intent);
}

function matchesCart({ bodies }: CheckoutIntent, cart: Cart): boolean {
  const textOf = (lines: readonly (DishLine & { quantity: number })[]) =>
    JSON.stringify(lines.map((line) => [lineKey(line), line.quantity]));
  return bodies[0] !== undefined && textOf(bodies[0].items) === textOf(cart);
}

function isSameBody(a: PlaceOrderBody, b: PlaceOrderBody): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

type Pending = CheckoutIntent | undefined;

/** Stores the pending order of a mess's cart. `change` is atomic across tabs. */
export interface IntentStorage {
  read(): Promise<Pending>;
  change(step: (pending: Pending) => Pending): Promise<Pending>;
}

/**
 * Stores in IndexedDB, or in memory if IndexedDB fails. Customers and guests have separate entries, because the server
 * treats the same key from another person as another order.
 */
export function browserIntentStorage(vendorId: string, customerId?: string): IntentStorage {
  const key = ['checkout', vendorId, ...(customerId ? [customerId] : [])].join(':');
  return {
    read: () => withTimeout(() => get<CheckoutIntent>(key)).catch(() => inMemory.get(key)),
    async change(step) {
      let changed: Pending;
      try {
        await withTimeout(() =>
          update<Pending>(key, (stored) => {
            changed = step(stored);
            return changed;
          }),
        );
      } catch {
        changed = step(inMemory.get(key));
        inMemory.set(key, changed);
      }
      return changed;
    },
  };
}

const inMemory = new Map<string, Pending>();
