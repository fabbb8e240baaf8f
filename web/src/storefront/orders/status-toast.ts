import { shortOrderNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import type { ToastContent } from '../../lib/ui/toast-store.ts';

const titles: Record<OrderStatus, string> = {
  pending: 'Order Pending',
  confirmed: 'Order Confirmed',
  preparing: 'Your order is being prepared',
  ready: 'Your order is ready!',
  completed: 'Order Completed',
  cancelled: 'Order Cancelled',
  expired: 'Order Expired',
};

/** What a customer is told of one of their orders. Rule: live-10, screens-1 */
export function statusToast(order: Order, onView: () => void): ToastContent {
  return {
    kind: 'order',
    title: titles[order.status],
    description: `${order.vendorName} · Order ${shortOrderNumber(order.id)}`,
    action: { label: 'View', onPress: onView },
  };
}
