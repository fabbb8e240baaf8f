import type { Order, OrderItem } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { sampleOrder as sampleOne } from '@thali/shared/orders/sample-order';

interface Sample {
  status?: OrderStatus;
  /** The time of placing, in minutes after 7:00 UTC. */
  minute?: number;
  /** The time of the last change, in minutes after placing. */
  updated?: number;
}

/** A sample order for tests. */
export function sampleOrder(
  id: string,
  { status = 'pending', minute = 0, updated = 0 }: Sample = {},
): Order {
  return sampleOne({
    id,
    status,
    createdAt: timeAt(minute),
    updatedAt: timeAt(minute + updated),
  });
}

/** One portion of a sample dish for tests. */
export function sampleLine(orderId: string): OrderItem {
  return {
    id: 'L',
    orderId,
    menuItemId: 'D1',
    menuItem: { id: 'D1', name: 'Roti', isVegetarian: true },
    ...{ quantity: 1, unitPrice: 20, totalPrice: 20 },
  };
}

function timeAt(minute: number): string {
  return new Date(Date.UTC(2026, 10, 20, 7, minute)).toISOString();
}
