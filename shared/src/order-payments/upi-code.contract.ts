import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';

/** Creates Razorpay's single-use QR code for the exact amount of an unpaid UPI order. Rule: counter-14 */
export const beginUpiCode = defineContract({
  name: 'beginUpiCode',
  summary: 'Create a single-use UPI code for an order',
  method: 'POST',
  path: '/orders/{orderId}/upi-code',
  callers: ['vendor', 'counter'],
  needs: 'sell',
  request: { params: z.object({ orderId: OrderId }) },
  response: z.object({
    /** `upi://pay?...`, to draw as a QR code. */
    link: z.string(),
    /** Razorpay's id of the code. */
    qrId: z.string(),
    expiresAt: z.string(),
  }),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_ALREADY_PAID',
    'PAYMENT_METHOD_UNAVAILABLE',
    'PAYMENT_PROVIDER_FAILED',
    'SERVICE_BUSY',
    'TOO_MANY_REQUESTS',
  ],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
