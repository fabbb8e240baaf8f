import type { Order } from '@thali/shared/orders/order.contract';
import { callApi } from '../../lib/api/call-api.ts';

export async function getOrder(orderId: string): Promise<Order> {
  const path = `/orders/${encodeURIComponent(orderId)}`;
  const { order } = await callApi<{ order: Order }>('GET', path, { background: true });
  return order;
}
