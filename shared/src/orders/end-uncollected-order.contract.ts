import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { CancelNote, noteWithoutReason } from './cancel-note.ts';
import { OrderAnswer } from './order.contract.ts';
import { staffReasons } from './order-status.ts';

/**
 * Cancels an accepted order, because nobody collects it or the kitchen cannot finish it. No fee is due. If the order
 * ended, is not accepted yet, or another caller changed it first, the error contains the current order.
 * Rule: orders-36, orders-41
 */
export const endUncollectedOrder = defineContract({
  name: 'endUncollectedOrder',
  summary: 'End an order that nobody collected',
  method: 'POST',
  path: '/orders/{orderId}/not-collected',
  callers: staffCallers,
  needs: 'cancel',
  request: {
    params: z.object({ orderId: OrderId }),
    body: z
      .object({
        /** Whether the order's counted portions go back on sale. */
        returnPortions: z.boolean(),
        reason: z._default(z.enum(['not_collected', ...staffReasons]), 'not_collected'),
        note: CancelNote,
      })
      .check(z.refine(({ reason, note }) => !note || reason === 'other', noteWithoutReason)),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'INVALID_STATUS_TRANSITION', 'ORDER_STATUS_CONFLICT'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
