import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { OrderId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { OrderAnswer } from '../orders/order.contract.ts';
import { orderProof } from '../orders/order-proof.ts';
import { CheckoutOrder } from '../payments/payment-fields.ts';
import { plainId } from '../text/plain-id.ts';

/** A payment to the mess's own UPI ID. The amount is in rupees, the link is `upi://pay?...`. */
export const UpiPaymentData = z.object({
  kind: z.literal('upi'),
  upiId: z.string(),
  payeeName: z.string(),
  amount: z.number(),
  note: z.string(),
  /** Unique to this order. Some banks show the reference on the statement. */
  reference: z.string(),
  link: z.string(),
});
export type UpiPaymentData = z.infer<typeof UpiPaymentData>;

/** The data to open Razorpay's Checkout. Rule: pay-21 */
const OnlinePaymentData = z.object({ kind: z.literal('online'), checkout: CheckoutOrder });

/** Starts the payment of an order, for the customer who placed it. Rule: pay-13 */
export const beginOrderPayment = defineContract({
  name: 'beginOrderPayment',
  summary: 'Start the payment of an order',
  method: 'POST',
  path: '/orders/{orderId}/payment',
  callers: ['guest', 'student'],
  request: { params: z.object({ orderId: OrderId }), ...orderProof },
  response: z.union([UpiPaymentData, OnlinePaymentData]),
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

/** The last digits of the reference that a UPI app shows after the payment. */
export const PaymentDigits = z
  .string()
  .check(z.overwrite(plainId), z.regex(/^\d{4,12}$/, 'Enter 4 to 12 digits'));

/** Records that the customer reports a payment to the UPI ID. Nothing else changes. Rule: pay-14 */
export const reportPayment = defineContract({
  name: 'reportPayment',
  summary: 'Report that an order was paid by UPI',
  method: 'POST',
  path: '/orders/{orderId}/said-paid',
  callers: ['guest', 'student'],
  request: {
    params: z.object({ orderId: OrderId }),
    ...orderProof,
    body: z.object({ digits: z.optional(PaymentDigits) }),
  },
  response: OrderAnswer,
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_METHOD_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'SERVICE_BUSY'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});
