import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from '../orders/order.contract.ts';
import { orderProof } from '../orders/order-proof.ts';

/** The customer cancels an order that the kitchen has not answered. Rule: kitchen-4 */
export const cancelUnanswered = defineContract({
  name: 'cancelUnanswered',
  summary: 'Cancel an order that the kitchen has not answered',
  method: 'POST',
  path: '/orders/{orderId}/cancel-unanswered',
  callers: ['guest', 'student'],
  request: { params: z.object({ orderId: OrderId }), ...orderProof },
  response: OrderAnswer,
  errors: [
    'ORDER_NOT_FOUND',
    'INVALID_STATUS_TRANSITION',
    'ORDER_STATUS_CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
