import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { PaymentOrderId } from './payment-fields.ts';

/**
 * Confirms a payment with the signed data that Checkout returned to the browser. Plan and vendor details come from the
 * order, not from the body. Safe to repeat.
 */
export const confirmPayment = defineContract({
  name: 'confirmPayment',
  summary: 'Confirm a payment with the signature of Checkout',
  method: 'POST',
  path: '/payments/payment-success',
  callers: everyone,
  request: {
    body: z.object({
      razorpayOrderId: PaymentOrderId,
      razorpayPaymentId: z.string().check(z.regex(/^\w{1,64}$/, 'Not a payment')),
      razorpaySignature: z.string().check(z.maxLength(256)),
      planId: z.optional(z.unknown()),
      paymentSessionId: z.optional(z.unknown()),
      vendorDetails: z.optional(z.unknown()),
    }),
  },
  response: z.object({ success: z.literal(true), sessionToken: z.string() }),
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_VALID', 'PAYMENT_PROVIDER_FAILED'],
  // A payment can be confirmed with an expired session.
  ignoresToken: true,
});
