import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from '../orders/order.contract.ts';
import { type UndoReason, undoReasons } from './undo-reasons.ts';

/** Undoes a sale at the counter. Its portions go back on sale, and cash goes back to the guest. Rule: counter-7 */
export const undoSale = defineContract({
  name: 'undoSale',
  summary: 'Undo a sale at the counter',
  method: 'POST',
  path: '/orders/{orderId}/undo-sale',
  callers: ['vendor', 'counter'],
  needs: 'cancel',
  request: {
    params: z.object({ orderId: OrderId }),
    /** Absent from releases before the reasons. */
    body: z.optional(z.object({ reason: z.enum(Object.keys(undoReasons) as UndoReason[]) })),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'INVALID_STATUS_TRANSITION', 'ORDER_STATUS_CONFLICT'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
