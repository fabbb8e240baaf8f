import * as z from 'zod/mini';
import { rupeesField, textField } from '../http/fields.ts';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from '../orders/order.contract.ts';
import { maxLines } from '../orders/order-limits.ts';
import { RefundedLine } from '../orders/payment-methods.ts';

/** Records that an order was paid by UPI or in cash. Only the first call has an effect. Rule: pay-15 */
export const markReceived = defineContract({
  name: 'markReceived',
  summary: 'Mark an order as paid',
  method: 'POST',
  path: '/orders/{orderId}/received',
  callers: staffCallers,
  needs: 'sell',
  request: {
    params: z.object({ orderId: OrderId }),
    body: z.object({ method: z.enum(['upi', 'cash']) }),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_METHOD_UNAVAILABLE', 'SERVICE_BUSY'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});

const maxRupees = 1_000_000;

/**
 * Refunds an order, or records a refund made by hand. `refundedBefore` is the refunded amount on the caller's screen,
 * including refunds in progress. It prevents a second refund if a colleague was faster. `lines` are the missing dishes:
 * the call refunds them on a paid order, and removes them from an unpaid order. Without `lines`, it retries a due refund.
 * Rule: pay-16, pay-28, pay-42
 */
export const refundOrder = defineContract({
  name: 'refundOrder',
  summary: 'Refund an order, or remove dishes from an unpaid order',
  method: 'POST',
  path: '/orders/{orderId}/refunds',
  callers: staffCallers,
  needs: 'refund',
  request: {
    params: z.object({ orderId: OrderId }),
    body: z.object({
      refundedBefore: rupeesField('Refunded before', 0, maxRupees),
      lines: z.optional(z.array(RefundedLine).check(z.minLength(1), z.maxLength(maxLines))),
      reason: z.optional(textField(120)),
    }),
  },
  response: OrderAnswer,
  errors: [
    'ORDER_NOT_FOUND',
    'INVALID_STATUS_TRANSITION',
    'ORDER_STATUS_CONFLICT',
    'VALIDATION_ERROR',
    'SERVICE_BUSY',
  ],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
