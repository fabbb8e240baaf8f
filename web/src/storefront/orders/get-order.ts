import type { Order } from '@thali/shared/orders/order.contract';
import { callApi } from '../../lib/api/call-api.ts';

export async function getOrder(orderId: string): Promise<Order> {
  const call = { params: { orderId }, background: true };
  const { order } = await callApi('GET /orders/{orderId}', call);
  return order;
}
