import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from './order.contract.ts';

/** Moves an ongoing order to another table; null removes the table. Rule: tables-5 */
export const moveOrder = defineContract({
  name: 'moveOrder',
  summary: 'Move an order to another table',
  method: 'PUT',
  path: '/orders/{orderId}/table',
  callers: staffCallers,
  needs: 'cook',
  request: {
    params: z.object({ orderId: OrderId }),
    body: z.object({ table: z.nullable(z.string().check(z.maxLength(64))) }),
  },
  response: OrderAnswer,
  errors: [
    'TABLE_UNKNOWN',
    'ORDER_NOT_FOUND',
    'INVALID_STATUS_TRANSITION',
    'ORDER_STATUS_CONFLICT',
  ],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
