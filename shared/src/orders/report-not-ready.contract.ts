import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from './order.contract.ts';
import { orderProof } from './order-proof.ts';

/**
 * The guest reports that an order marked as ready is not at the counter. Only orders with a ready range accept the
 * report.
 * Rule: wait-5
 */
export const reportNotReady = defineContract({
  name: 'reportNotReady',
  summary: 'Report that the caller’s ready order is not there yet',
  method: 'POST',
  path: '/orders/{orderId}/not-there',
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
