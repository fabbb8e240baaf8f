import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderProof } from './order-proof.ts';

interface KeptOrder {
  order: Order;
  /** Epoch milliseconds. */
  seenAt: number;
}

/**
 * A guest's order as this tab last saw it, for a reload on a weak network. Stores nothing for people who are signed
 * in: it would outlive the session.
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
    // Without storage a reload waits for the server.
  }
}

export function dropKeptOrder(orderId: string): void {
  try {
    sessionStorage.removeItem(keyOf(orderId));
  } catch {
    // Nothing was stored where storage is refused.
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
