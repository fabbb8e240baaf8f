import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@thali/shared/auth/user.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { RequestOf } from '../../lib/api/calls.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { apiKey } from '../../lib/data/api-query.ts';
import { type PaymentOrder, payWithRazorpay } from '../../lib/payments/pay-with-razorpay.ts';
import { dashboardVendorKey } from '../shared/own-vendor.ts';
import type { Offer } from './use-billing.ts';

/** `closed` means that the vendor closed Checkout without a payment. */
type Outcome = 'paid' | 'closed';

interface PayRequest {
  offer: Offer;
  /** The newest receipt before the payment. A newer one shows that the payment arrived, even before the server's answer. */
  previousReceipt: string;
}

interface PayListeners {
  onPaid: (request: PayRequest) => void;
  onFailed: (error: Error) => void;
}

/** Pays for an offer: opens a payment order, opens Checkout, and lets the server confirm the payment. */
export function usePayOffer(user: User, { onPaid, onFailed }: PayListeners) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ offer }: PayRequest): Promise<Outcome> => {
      const order = await openOrder(offer);
      const checkoutResult = await payInCheckout(order, offer, user);
      if (!checkoutResult) return 'closed';
      await confirm({ ...checkoutResult, plan_id: offer.planId });
      return 'paid';
    },
    onSuccess: (outcome, request) => {
      if (outcome === 'paid') onPaid(request);
    },
    onError: onFailed,
    onSettled: async () => {
      // The vendor's profile contains the plan too.
      void client.invalidateQueries({ queryKey: dashboardVendorKey(user.vendorId ?? '') });
      await client.invalidateQueries({ queryKey: apiKey('GET /billing') });
    },
  });
}

/** If an answer is lost, `callApi` repeats the call with the same key and gets the same order. */
async function openOrder({ planId, price }: Offer): Promise<PaymentOrder> {
  try {
    return await callApi('POST /billing/renew', {
      body: { planId, amount: price },
      idempotencyKey: crypto.randomUUID(),
      quiet: true,
    });
  } catch (error) {
    throw new PaymentFailure('not-opened', error);
  }
}

async function payInCheckout(order: PaymentOrder, offer: Offer, user: User) {
  const { name, email, phone } = user;
  try {
    return await payWithRazorpay(order, {
      description: `${offer.planName} plan, 1 month`,
      name,
      email: email ?? undefined,
      phone: phone ?? undefined,
    });
  } catch (error) {
    throw new PaymentFailure('not-paid', error);
  }
}

async function confirm(body: RequestOf<'POST /payments/payment-success'>['body']): Promise<void> {
  try {
    await callApi('POST /payments/payment-success', { body, quiet: true });
  } catch (error) {
    throw new PaymentFailure('not-confirmed', error);
  }
}

type Step = 'not-opened' | 'not-paid' | 'not-confirmed';

/** A failed payment with its last step. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  readonly step: Step;

  constructor(step: Step, cause: unknown) {
    super(textOf(step, cause), { cause });
    this.step = step;
  }
}

/** Rule: plans-11 */
function textOf(step: Step, cause: unknown): string {
  const isRefused = cause instanceof ApiError && cause.status < 500;
  if (step === 'not-opened') return errorText(cause) ?? 'Failed to create Razorpay order.';
  if (step === 'not-paid' || isRefused) {
    return (isRefused && errorText(cause)) || 'Payment failed. Please try again.';
  }
  // The bank has taken the money. Razorpay's webhook tells the server even without this browser.
  return 'Payment completed but there was an issue processing it. Please contact support.';
}
