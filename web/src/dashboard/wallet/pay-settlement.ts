import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import type { CheckoutAnswer } from '../../lib/payments/load-checkout.ts';
import { payWithRazorpay } from '../../lib/payments/pay-with-razorpay.ts';

export interface FeePayment {
  vendorId: string;
  /** Rupees. */
  amount: number;
  /** As Checkout fills it in. */
  payer: { name?: string; email?: string; phone?: string };
}

/**
 * `given-up`: Checkout was closed, and the amount is free again. `kept`: the same, but the server could
 * not be reached, and keeps the amount for a while. `on-its-way`: something was paid, and the server
 * hears of it from Razorpay.
 */
export interface PaymentOutcome {
  kind: 'paid' | 'given-up' | 'kept' | 'on-its-way';
  settlementId: string;
}

const outside = { callApi, payWithRazorpay, key: createPaymentKey() };
export type Outside = typeof outside;

/** Opens a settlement, lets it be paid, and has the server confirm it. @throws when nothing came of it */
export async function payOffFees(
  payment: FeePayment,
  { callApi, payWithRazorpay, key }: Outside = outside,
): Promise<PaymentOutcome> {
  const { settlement, order } = await open(payment, { callApi, key });
  const giveUp = () => cancelSettlement(payment.vendorId, settlement.id, callApi);
  const outcome = (kind: PaymentOutcome['kind']) => ({ kind, settlementId: settlement.id });
  // Settled within the call.
  if (order.mock) return outcome('paid');
  try {
    const checkout = { description: 'Platform fees', ...payment.payer };
    const answer = await payWithRazorpay(order, checkout);
    return outcome(answer ? await confirm(answer, callApi) : await giveUp());
  } catch (error) {
    // Refused by the bank or the server, or Checkout did not open.
    if ((await giveUp()) === 'on-its-way') return outcome('on-its-way');
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

/** @throws when the server says that this is no payment; without an answer the money is on its way. */
async function confirm(
  answer: CheckoutAnswer,
  call: Outside['callApi'],
): Promise<'paid' | 'on-its-way'> {
  try {
    await call('POST /payments/payment-success', {
      body: answer,
      // It says the same however often it is sent.
      idempotencyKey: answer.razorpay_payment_id,
      quiet: true,
    });
    return 'paid';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PAYMENT_NOT_VALID') throw error;
    return 'on-its-way';
  }
}

export type GivingUp = 'given-up' | 'kept' | 'on-its-way';

/**
 * Frees the amount of a payment that was not made. It does not throw.
 * @returns 'on-its-way' where it was paid all the same, 'kept' where the server could not be reached
 */
export async function cancelSettlement(
  vendorId: string,
  settlementId: string,
  call: typeof callApi = callApi,
): Promise<GivingUp> {
  try {
    await call('POST /vendor-wallet/settlements/{settlementId}/cancel', {
      params: { settlementId },
      body: { vendorId },
      quiet: true,
    });
    return 'given-up';
  } catch (error) {
    const isPaid = error instanceof ApiError && error.code === 'SETTLEMENT_ALREADY_PAID';
    return isPaid ? 'on-its-way' : 'kept';
  }
}

/** Which key the next payment is sent with. */
export interface PaymentKey {
  /** The same as the time before, while it is unknown what became of the same amount. */
  for(vendorId: string, amount: number): string;
  /** The server has answered what became of it. */
  answered(): void;
}

/** A payment whose answer was lost may have been opened: sent again by its key, it is not opened twice. */
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
