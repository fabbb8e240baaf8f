import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import type { CheckoutAnswer } from '../../lib/payments/load-checkout.ts';
import { payWithRazorpay } from '../../lib/payments/pay-with-razorpay.ts';

export interface FeePayment {
  vendorId: string;
  /** Rupees. */
  amount: number;
  /** Prefills Checkout. */
  payer: { name?: string; email?: string; phone?: string };
}

/**
 * `cancelled`: the user closed Checkout, and the amount is free again. `kept`: the user closed Checkout, but the server
 * was unreachable, so the amount stays reserved for a while. `on-its-way`: a payment was made, and Razorpay's webhook
 * will tell the server.
 */
export interface PaymentOutcome {
  kind: 'paid' | 'cancelled' | 'kept' | 'on-its-way';
  settlementId: string;
}

const outside = { callApi, payWithRazorpay, key: createPaymentKey() };
export type Outside = typeof outside;

/** Opens a settlement, opens Checkout and lets the server confirm the payment. @throws if nothing was paid */
export async function payOffFees(
  payment: FeePayment,
  { callApi, payWithRazorpay, key }: Outside = outside,
): Promise<PaymentOutcome> {
  const { settlement, order } = await open(payment, { callApi, key });
  const cancel = () => cancelSettlement(payment.vendorId, settlement.id, callApi);
  const outcome = (kind: PaymentOutcome['kind']) => ({ kind, settlementId: settlement.id });
  // The mock provider settles within the call.
  if (order.mock) return outcome('paid');
  try {
    const checkout = { description: 'Platform fees', ...payment.payer };
    const answer = await payWithRazorpay(order, checkout);
    return outcome(answer ? await confirm(answer, callApi) : await cancel());
  } catch (error) {
    // The bank or the server refused, or Checkout did not open.
    if ((await cancel()) === 'on-its-way') return outcome('on-its-way');
    throw error;
  }
}

async function open(
  { vendorId, amount }: FeePayment,
  { callApi, key }: Pick<Outside, 'callApi' | 'key'>,
): Promise<AnswerOf<'POST /vendor-wallet/pay'>> {
  try {
    const opened = await callApi('POST /vendor-wallet/pay', {
      body: { vendorId, amount, paymentMethod: 'razorpay' },
      idempotencyKey: key.for(vendorId, amount),
      quiet: true,
    });
    key.answered();
    return opened;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) key.answered();
    throw error;
  }
}

/** @throws if the server rejects the payment. Without an answer, the payment counts as on its way. */
async function confirm(
  answer: CheckoutAnswer,
  call: Outside['callApi'],
): Promise<'paid' | 'on-its-way'> {
  try {
    await call('POST /payments/payment-success', {
      body: answer,
      // Every retry has the same content, so the payment id works as the key.
      idempotencyKey: answer.razorpay_payment_id,
      quiet: true,
    });
    return 'paid';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PAYMENT_NOT_VALID') throw error;
    return 'on-its-way';
  }
}

export type Cancellation = 'cancelled' | 'kept' | 'on-its-way';

/**
 * Frees the amount of a payment that was not made. Never throws.
 * @returns 'on-its-way' if it was paid after all, 'kept' if the server was unreachable
 */
export async function cancelSettlement(
  vendorId: string,
  settlementId: string,
  call: typeof callApi = callApi,
): Promise<Cancellation> {
  try {
    await call('POST /vendor-wallet/settlements/{settlementId}/cancel', {
      params: { settlementId },
      body: { vendorId },
      quiet: true,
    });
    return 'cancelled';
  } catch (error) {
    const isPaid = error instanceof ApiError && error.code === 'SETTLEMENT_ALREADY_PAID';
    return isPaid ? 'on-its-way' : 'kept';
  }
}

/** The idempotency key of the next payment. */
export interface PaymentKey {
  /** Returns the previous key while the outcome of the same amount is unknown. */
  for(vendorId: string, amount: number): string;
  /** Call this when the outcome is known. */
  answered(): void;
}

/** Keeps the key after a lost answer, so that a retry does not open a second payment. */
export function createPaymentKey(make: () => string = () => crypto.randomUUID()): PaymentKey {
  let open: { what: string; key: string } | undefined;
  return {
    for(vendorId, amount) {
      const what = `${vendorId}:${amount}`;
      if (open?.what !== what) open = { what, key: make() };
      return open.key;
    },
    answered() {
      open = undefined;
    },
  };
}
