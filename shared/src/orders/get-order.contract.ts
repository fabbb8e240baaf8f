import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from './order.contract.ts';
import { orderProof } from './order-proof.ts';

/**
 * A vendor reads its own orders, and a customer reads the orders that they placed. Any other caller needs the order's
 * tracking token or phone number.
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
