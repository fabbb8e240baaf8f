import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from './order.contract.ts';
import { orderProof } from './order-proof.ts';

/** Cancels an order for the customer who placed it, without a reason. Rule: kitchen-4, orders-48, pay-21, pre-orders-8 */
export const cancelOrder = defineContract({
  name: 'cancelOrder',
  summary: 'Cancel the caller’s order before the kitchen begins',
  method: 'POST',
  path: '/orders/{orderId}/cancel',
  callers: ['guest', 'student'],
  request: { params: z.object({ orderId: OrderId }), ...orderProof },
  response: OrderAnswer,
  errors: [
    'ORDER_NOT_FOUND',
    'INVALID_STATUS_TRANSITION',
    'TOO_LATE_TO_CANCEL',
    'ORDER_STATUS_CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
