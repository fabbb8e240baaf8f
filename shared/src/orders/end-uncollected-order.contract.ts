import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from './order.contract.ts';

/**
 * Ends an accepted order that nobody collected: cancelled, without a fee. Refused with the current order when it
 * is not open, not accepted yet, or someone else was faster. Rule: orders-36
 */
export const endUncollectedOrder = defineContract({
  name: 'endUncollectedOrder',
  summary: 'End an order that nobody collected',
  method: 'POST',
  path: '/orders/{orderId}/not-collected',
  callers: ['vendor', 'device'],
  request: {
    params: z.object({ orderId: OrderId }),
    /** Whether the portions that were counted down for it go back on sale. */
    body: z.object({ returnPortions: z.boolean() }),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'INVALID_STATUS_TRANSITION', 'ORDER_STATUS_CONFLICT'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
