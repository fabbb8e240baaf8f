import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { CheckoutOrder } from '../payments/payment-fields.ts';
import { ownWallet, Settlement, SettlementId } from './wallet-fields.ts';

/** The minutes for which an amount stays reserved for a payment in progress. Rule: wallet-9 */
export const reservationMinutes = 30;

/**
 * Starts a payment of fees: reserves the amount and creates the provider's order. A mock settles the fees at once. Any
 * other payment is confirmed by `POST /payments/payment-success` or the webhook.
 * Rule: wallet-6, wallet-7
 */
export const paySettlement = defineContract({
  name: 'paySettlement',
  summary: 'Pay platform fees',
  method: 'POST',
  path: '/vendor-wallet/pay',
  callers: ['vendor', 'admin'],
  needs: 'own',
  request: {
    headers: idempotencyHeaders,
    body: z.object({
      ...ownWallet,
      /** In rupees. A missing or invalid amount is refused with its own error. Rule: wallet-6 */
      amount: z.nullish(z.number()),
      paymentMethod: z.literal('razorpay'),
    }),
  },
  response: z.object({ settlement: Settlement, order: CheckoutOrder }),
  status: 201,
  errors: [
    'VENDOR_ACCESS_DENIED',
    'VENDOR_NOT_FOUND',
    'INVALID_SETTLEMENT_AMOUNT',
    'SETTLEMENT_EXCEEDS_PENDING',
    'INVALID_IDEMPOTENCY_KEY',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_PROVIDER_FAILED',
    'TOO_MANY_REQUESTS',
  ],
  vendorIdOf: ({ body }) => body.vendorId,
});

/** Cancels an unpaid settlement and releases its reserved amount. Safe to repeat. */
export const cancelSettlement = defineContract({
  name: 'cancelSettlement',
  summary: 'Cancel an unpaid settlement',
  method: 'POST',
  path: '/vendor-wallet/settlements/{settlementId}/cancel',
  callers: ['vendor', 'admin'],
  needs: 'own',
  request: {
    params: z.object({ settlementId: SettlementId }),
    body: z.object(ownWallet),
  },
  response: z.object({ settlement: Settlement }),
  errors: [
    'VENDOR_ACCESS_DENIED',
    'VENDOR_NOT_FOUND',
    'SETTLEMENT_NOT_FOUND',
    'SETTLEMENT_ALREADY_PAID',
  ],
  vendorIdOf: ({ body }) => body.vendorId,
});
