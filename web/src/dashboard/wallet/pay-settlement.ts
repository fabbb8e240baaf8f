import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import type { CheckoutAnswer } from '../../lib/payments/load-checkout.ts';
import { payWithRazorpay } from '../../lib/payments/pay-with-razorpay.ts';

export interface FeePayment {
  vendorId: string;
  /** Rupees. */
  amount: number;
  /** The details that prefill Checkout. */
  payer: { name?: string; email?: string; phone?: string };
}

/**
 * `cancelled`: the user closed Checkout, and the amount is free again. `reserved`: the user closed Checkout while the
 * server was unreachable, so the amount stays reserved for some time. `on-its-way`: the user has paid, and Razorpay's
 * webhook will tell the server.
 */
export interface PaymentOutcome {
  kind: 'paid' | 'cancelled' | 'reserved' | 'on-its-way';
  settlementId: string;
}

const dependencies = { callApi, payWithRazorpay, key: createPaymentKey() };
export type PaymentDependencies = typeof dependencies;

/** Pays fees: opens a settlement and Checkout, and lets the server confirm. @throws if the user paid nothing */
export async function payOffFees(
  payment: FeePayment,
  { callApi, payWithRazorpay, key }: PaymentDependencies = dependencies,
): Promise<PaymentOutcome> {
  const { settlement, order } = await openSettlement(payment, { callApi, key });
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

async function openSettlement(
  { vendorId, amount }: FeePayment,
  { callApi, key }: Pick<PaymentDependencies, 'callApi' | 'key'>,
): Promise<AnswerOf<'POST /vendor-wallet/pay'>> {
  try {
    const settlementAnswer = await callApi('POST /vendor-wallet/pay', {
      body: { vendorId, amount, paymentMethod: 'razorpay' },
      idempotencyKey: key.for(vendorId, amount),
      quiet: true,
    });
    key.forgetKey();
    return settlementAnswer;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) key.forgetKey();
    throw error;
  }
}

/** Asks the server to confirm. Without an answer the payment is on its way. @throws if the server rejects the payment */
async function confirm(
  answer: CheckoutAnswer,
  call: PaymentDependencies['callApi'],
): Promise<'paid' | 'on-its-way'> {
  try {
    await call('POST /payments/payment-success', {
      body: answer,
      // The payment id is a good key, because every retry sends the same content.
      idempotencyKey: answer.razorpay_payment_id,
      quiet: true,
    });
    return 'paid';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PAYMENT_NOT_VALID') throw error;
    return 'on-its-way';
  }
}

export type Cancellation = 'cancelled' | 'reserved' | 'on-its-way';

/**
 * Frees the amount of an unpaid settlement. Does not throw.
 * @returns 'on-its-way' if the server knows of a payment, 'reserved' if the server is unreachable
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
    return isPaid ? 'on-its-way' : 'reserved';
  }
}

/** Makes the idempotency keys of payments. */
export interface PaymentKey {
  /** A new key, or the previous key while the outcome for the same amount is unknown. */
  for(vendorId: string, amount: number): string;
  /** Call this once the outcome is known. */
  forgetKey(): void;
}

/** Keeps the key after a lost answer, so that a retry does not open a second payment. */
export function createPaymentKey(make: () => string = () => crypto.randomUUID()): PaymentKey {
  let pending: { purpose: string; key: string } | undefined;
  return {
    for(vendorId, amount) {
      const purpose = `${vendorId}:${amount}`;
      if (pending?.purpose !== purpose) pending = { purpose, key: make() };
      return pending.key;
    },
    forgetKey() {
      pending = undefined;
    },
  };
}
