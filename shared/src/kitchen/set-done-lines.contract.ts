import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from '../orders/order.contract.ts';
import { maxLines } from '../orders/order-limits.ts';

/** Indexes in the order's `items`, from 0. */
const Lines = z
  .array(z.int().check(z.minimum(0), z.maximum(maxLines - 1)))
  .check(z.maxLength(maxLines));

/**
 * Sets the cooked lines of an ongoing order. The call lists all of them: a repeat changes nothing, and a line ticked by
 * mistake can be cleared.
 * Rule: kitchen-21
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
      /** Changes these lines only, and keeps lines that other devices have ticked since. */
      changedLines: z.optional(Lines),
    }),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'INVALID_STATUS_TRANSITION', 'ORDER_STATUS_CONFLICT'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
