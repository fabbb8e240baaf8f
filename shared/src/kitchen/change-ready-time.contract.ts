import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from '../orders/order.contract.ts';
import { ReadyInMinutes, ReadyTime } from '../orders/ready-time.ts';

/** Changes the promised ready time of an order that is being cooked. The status does not change. Rule: kitchen-22 */
export const changeReadyTime = defineContract({
  name: 'changeReadyTime',
  summary: 'Change the promised ready time of an order',
  method: 'PUT',
  path: '/orders/{orderId}/ready-time',
  callers: staffCallers,
  needs: 'cook',
  request: {
    params: z.object({ orderId: OrderId }),
    body: z
      .object({
        estimatedReadyTime: z.optional(ReadyTime),
        /** Takes precedence over `estimatedReadyTime`. */
        readyInMinutes: z.optional(ReadyInMinutes),
      })
      .check(
        z.refine(
          ({ estimatedReadyTime, readyInMinutes }) =>
            estimatedReadyTime !== undefined || readyInMinutes !== undefined,
          'A ready time is required',
        ),
      ),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'INVALID_STATUS_TRANSITION', 'ORDER_STATUS_CONFLICT'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
