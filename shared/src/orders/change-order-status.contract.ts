import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { CancelNote, noteWithoutReason } from './cancel-note.ts';
import { OrderAnswer, OrderStatusSchema } from './order.contract.ts';
import { staffReasons } from './order-status.ts';
import { ReadyInMinutes, ReadyTime } from './ready-time.ts';

/**
 * Moves an order to its next status. If the step is not allowed or another caller moved the order first, the error
 * contains the current order.
 * Rule: orders-3, orders-41, pay-40
 */
export const changeOrderStatus = defineContract({
  name: 'changeOrderStatus',
  summary: "Change an order's status",
  method: 'PATCH',
  path: '/orders/{orderId}/status',
  callers: staffCallers,
  needs: 'cook',
  isLogged: ({ body }) => body.status === 'cancelled',
  request: {
    params: z.object({ orderId: OrderId }),
    body: z
      .object({
        status: OrderStatusSchema,
        estimatedReadyTime: z.nullish(ReadyTime),
        /** Takes precedence over `estimatedReadyTime`. */
        readyInMinutes: z.optional(ReadyInMinutes),
        cancelReason: z.nullish(z.enum(staffReasons)),
        cancelNote: CancelNote,
        /** Whether staff hand the order over without a payment. Ignored for a paid order. */
        unpaid: z.optional(z.boolean()),
      })
      .check(
        z.refine(
          ({ status, cancelReason }) => !cancelReason || status === 'cancelled',
          'Only cancelling has a reason',
        ),
        z.refine(
          ({ cancelReason, cancelNote }) => !cancelNote || cancelReason === 'other',
          noteWithoutReason,
        ),
        z.refine(
          ({ status, unpaid }) => !unpaid || status === 'completed',
          'Only handing over may be unpaid',
        ),
      ),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'INVALID_STATUS_TRANSITION', 'ORDER_STATUS_CONFLICT'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
