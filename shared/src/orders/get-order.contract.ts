import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from './order.contract.ts';
import { orderProof } from './order-proof.ts';

/**
 * One order. A vendor reads its own orders, a customer the orders they placed. Any other caller needs the tracking
 * token or the phone number of the order.
 * Rule: orders-19
 */
export const getOrder = defineContract({
  name: 'getOrder',
  summary: 'Read one order',
  method: 'GET',
  path: '/orders/{orderId}',
  callers: everyone,
  request: {
    params: z.object({ orderId: OrderId }),
    ...orderProof,
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
