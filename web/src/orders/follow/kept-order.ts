import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderProof } from './order-proof.ts';

interface KeptOrder {
  order: Order;
  /** Epoch milliseconds. */
  seenAt: number;
}

/**
 * The last state of a guest's order in this tab, for a reload on a weak network. Undefined for signed-in people: a
 * stored order would outlive the session.
 */
export function keptOrder(orderId: string, proof: OrderProof): KeptOrder | undefined {
  if ('isSignedIn' in proof) return undefined;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(orderId)) ?? 'null');
    return isKeptOrder(kept, orderId) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepOrder(order: Order, proof: OrderProof, seenAt: number): void {
  if ('isSignedIn' in proof) return;
  try {
    const kept: KeptOrder = { order, seenAt };
    sessionStorage.setItem(keyOf(order.id), JSON.stringify(kept));
  } catch {
    // Without storage, a reload waits for the server.
  }
}

export function dropKeptOrder(orderId: string): void {
  try {
    sessionStorage.removeItem(keyOf(orderId));
  } catch {
    // If the browser refuses storage, there is no stored order.
  }
}

function isKeptOrder(value: unknown, orderId: string): value is KeptOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { order, seenAt } = value as Partial<KeptOrder>;
  return typeof seenAt === 'number' && order?.id === orderId && Array.isArray(order.items);
}

function keyOf(orderId: string): string {
  return `orderSeen:${orderId}`;
}
