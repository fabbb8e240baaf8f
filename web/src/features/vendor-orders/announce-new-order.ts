import { shortOrderNumber } from '@thali/shared/ids/order-id';
import { showToast } from '../../ui/toast-store.ts';
import type { Order } from './order-list.ts';

/** Source: spec 2, section 4 (real-time, vendor). */
export function announceNewOrder(order: Order, onView: () => void): void {
  showToast({
    kind: 'order',
    title: 'New Order Received!',
    description: `#${shortOrderNumber(order.id)} from ${order.customerInfo.name || 'Customer'}`,
    action: { label: 'View', onPress: onView },
  });
}
