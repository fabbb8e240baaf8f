import type { Order } from '@thali/shared/orders/order.contract';
import { sampleOrder } from '@thali/shared/orders/sample-order';

/** An order for tests, of somebody who has signed in. */
export function sampleOwnOrder(changes: Partial<Order> = {}): Order {
  return sampleOrder({ customerId: 'C1', isGuestOrder: false, ...changes });
}
