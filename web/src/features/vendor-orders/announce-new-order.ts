import { showToast } from '../../ui/toast-store.ts';
import type { Order } from './order-list.ts';
import { orderNumber } from './order-texts.ts';

/** Source: spec 2, section 4 (real-time, vendor). */
export function announceNewOrder(order: Order, onView: () => void): void {
  showToast({
    kind: 'order',
    title: 'New Order Received!',
    description: `#${orderNumber(order.id)} from ${order.customerInfo.name || 'Customer'}`,
    action: { label: 'View', onPress: onView },
  });
}
