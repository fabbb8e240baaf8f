import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderProof } from './order-proof.ts';
import { storedOrderKey, trackingTokenOf } from './tracking-tokens.ts';

interface StoredOrder {
  order: Order;
  /** Epoch milliseconds. */
  seenAt: number;
}

/**
 * The last known state of a guest's order, for 'My orders' and the order's page without a network. Returns undefined
 * for signed-in people: a stored order would outlive the session.
 */
export function readStoredOrder(orderId: string, proof: OrderProof): StoredOrder | undefined {
  if ('isSignedIn' in proof) return undefined;
  try {
    const storedValue: unknown = JSON.parse(
      storageOf(orderId).getItem(storedOrderKey(orderId)) ?? 'null',
    );
    return isStoredOrder(storedValue, orderId) ? storedValue : undefined;
  } catch {
    return undefined;
  }
}

export function storeOrder(order: Order, proof: OrderProof, seenAt: number): void {
  if ('isSignedIn' in proof) return;
  try {
    const stored: StoredOrder = { order, seenAt };
    storageOf(order.id).setItem(storedOrderKey(order.id), JSON.stringify(stored));
  } catch {
    // Without storage, a reload waits for the server.
  }
}

export function removeStoredOrder(orderId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      storage.removeItem(storedOrderKey(orderId));
  } catch {
    // If the browser refuses storage, there is no stored order.
  }
}

/** This phone keeps its own orders. An order opened with a phone number stays in its tab. */
function storageOf(orderId: string): Storage {
  return trackingTokenOf(orderId) === undefined ? sessionStorage : localStorage;
}

function isStoredOrder(value: unknown, orderId: string): value is StoredOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { order, seenAt } = value as Partial<StoredOrder>;
  return typeof seenAt === 'number' && order?.id === orderId && Array.isArray(order.items);
}
