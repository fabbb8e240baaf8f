import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderProof } from './order-proof.ts';
import { keptOrderKey, trackingTokenOf } from './tracking-tokens.ts';

interface KeptOrder {
  order: Order;
  /** Epoch milliseconds. */
  seenAt: number;
}

/**
 * The last known state of a guest's order, for 'My orders' and the order's page without a network. Undefined for
 * signed-in people: a stored order would outlive the session.
 */
export function keptOrder(orderId: string, proof: OrderProof): KeptOrder | undefined {
  if ('isSignedIn' in proof) return undefined;
  try {
    const kept: unknown = JSON.parse(storageOf(orderId).getItem(keptOrderKey(orderId)) ?? 'null');
    return isKeptOrder(kept, orderId) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepOrder(order: Order, proof: OrderProof, seenAt: number): void {
  if ('isSignedIn' in proof) return;
  try {
    const kept: KeptOrder = { order, seenAt };
    storageOf(order.id).setItem(keptOrderKey(order.id), JSON.stringify(kept));
  } catch {
    // Without storage, a reload waits for the server.
  }
}

export function dropKeptOrder(orderId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(keptOrderKey(orderId));
  } catch {
    // If the browser refuses storage, there is no stored order.
  }
}

/** This phone keeps its own orders. An order opened with a phone number stays in its tab. */
function storageOf(orderId: string): Storage {
  return trackingTokenOf(orderId) === undefined ? sessionStorage : localStorage;
}

function isKeptOrder(value: unknown, orderId: string): value is KeptOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { order, seenAt } = value as Partial<KeptOrder>;
  return typeof seenAt === 'number' && order?.id === orderId && Array.isArray(order.items);
}
