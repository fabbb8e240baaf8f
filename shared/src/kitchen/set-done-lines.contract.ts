import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from '../orders/order.contract.ts';
import { maxLines } from '../orders/order-limits.ts';

/** Places in the order's `items`, from 0. */
const Lines = z
  .array(z.int().check(z.minimum(0), z.maximum(maxLines - 1)))
  .check(z.maxLength(maxLines));

/**
 * Which lines of an ongoing order are cooked: all of them, so that a repeat changes nothing and one that was ticked
 * by mistake is taken back. Rule: kitchen-21
 */
export const setDoneLines = defineContract({
  name: 'setDoneLines',
  summary: 'Say which lines of an order are cooked',
  method: 'PUT',
  path: '/orders/{orderId}/done-lines',
  callers: ['vendor', 'device'],
  request: {
    params: z.object({ orderId: OrderId }),
    body: z.object({
      doneLines: Lines,
      /** Says it of these lines alone: what others have ticked meanwhile stays. */
      changedLines: z.optional(Lines),
    }),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'INVALID_STATUS_TRANSITION', 'ORDER_STATUS_CONFLICT'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
