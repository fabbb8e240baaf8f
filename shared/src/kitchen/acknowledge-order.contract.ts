import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from '../orders/order.contract.ts';

/** Records that the kitchen has seen the order. All alarms for the order stop. Rule: kitchen-3 */
export const acknowledgeOrder = defineContract({
  name: 'acknowledgeOrder',
  summary: 'Acknowledge an order in the kitchen',
  method: 'POST',
  path: '/orders/{orderId}/acknowledge',
  callers: staffCallers,
  request: { params: z.object({ orderId: OrderId }) },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'SERVICE_BUSY'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
