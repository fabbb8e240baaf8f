import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from '../orders/order.contract.ts';
import { maxLines } from '../orders/order-limits.ts';

/** Indexes into the order's `items`. */
const LineIndexes = z
  .array(z.int().check(z.minimum(0), z.maximum(maxLines - 1)))
  .check(z.maxLength(maxLines));

/**
 * Sets the cooked lines of an ongoing order. The call lists all cooked lines, so it can also clear a line that staff
 * ticked by mistake.
 * Rule: kitchen-21
 */
export const setDoneLines = defineContract({
  name: 'setDoneLines',
  summary: 'Set the cooked lines of an order',
  method: 'PUT',
  path: '/orders/{orderId}/done-lines',
  callers: staffCallers,
  needs: 'cook',
  request: {
    params: z.object({ orderId: OrderId }),
    body: z.object({
      doneLines: LineIndexes,
      /** Only these lines change. Lines that other devices have ticked stay ticked. */
      changedLines: z.optional(LineIndexes),
    }),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'INVALID_STATUS_TRANSITION', 'ORDER_STATUS_CONFLICT'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
