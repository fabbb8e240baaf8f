import * as z from 'zod/mini';
import { callRazorpay, createClient, providerFailed, refusalOf } from './razorpay-http.ts';
import type { RazorpayKeys } from './razorpay-keys.ts';

/** Strict, because ids become parts of table keys and addresses, and a mess can sign any text as an id. Rule: pay-38 */
const ProviderId = z.string().check(z.regex(/^\w{1,64}$/));
const maxReasonLength = 100;
/** The largest page that Razorpay lists. */
const maxRefunds = 100;

/** The fields of a Razorpay payment that we use. Amounts are in paise. */
export const ProviderPayment = z.object({
  id: ProviderId,
  order_id: z.nullish(ProviderId),
  amount: z.coerce.number(),
  currency: z.string(),
  status: z.string(),
  amount_refunded: z.nullish(z.coerce.number()),
  error_reason: z.nullish(
    z.string().check(z.overwrite((reason) => reason.slice(0, maxReasonLength))),
  ),
});
export type ProviderPayment = z.output<typeof ProviderPayment>;

/** A refund at Razorpay. A `pending` or `processed` refund becomes `failed` if the bank refuses it. */
const ProviderRefund = z.object({
  id: z.string(),
  amount: z.coerce.number(),
  status: z.nullish(z.string()),
});
type ProviderRefund = z.output<typeof ProviderRefund>;

/** Creates an order and returns its id. The receipt lets people match Razorpay's order with ours. */
export async function createProviderOrder(
  keys: RazorpayKeys,
  { amountPaise, receipt }: { amountPaise: number; receipt: string },
): Promise<string> {
  const order = { amount: amountPaise, currency: 'INR', receipt };
  const { id } = await callRazorpay(keys, (client) => client.orders.create(order));
  return id;
}

export async function fetchProviderPayment(
  keys: RazorpayKeys,
  paymentId: string,
): Promise<ProviderPayment> {
  const payment = await callRazorpay(keys, (client) => client.payments.fetch(paymentId));
  return subtractFailedRefunds(keys, ProviderPayment.parse(payment));
}

/** All payment attempts of an order. */
export async function fetchOrderPayments(
  keys: RazorpayKeys,
  orderId: string,
): Promise<ProviderPayment[]> {
  const { items } = await callRazorpay(keys, (client) => client.orders.fetchPayments(orderId));
  const payments = z.array(ProviderPayment).parse(items);
  return Promise.all(payments.map((payment) => subtractFailedRefunds(keys, payment)));
}

/**
 * Subtracts failed refunds from `amount_refunded`, because Razorpay does not document whether it does so. Needs one
 * more call for payments with refunds.
 * Rule: pay-31
 */
async function subtractFailedRefunds(
  keys: RazorpayKeys,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (!payment.amount_refunded) return payment;
  const { items } = await callRazorpay(keys, (client) =>
    client.payments.fetchMultipleRefund(payment.id, { count: maxRefunds }),
  );
  const successful = z
    .array(ProviderRefund)
    .parse(items)
    .filter(({ status }) => status !== 'failed');
  const amount_refunded = successful.reduce((sum, { amount }) => sum + amount, 0);
  const isPartly = payment.status === 'refunded' && amount_refunded < payment.amount;
  return { ...payment, amount_refunded, ...(isPartly && { status: 'captured' }) };
}

/** Captures an authorized payment. */
export async function captureProviderPayment(
  keys: RazorpayKeys,
  { id, amount, currency }: ProviderPayment,
): Promise<ProviderPayment> {
  return ProviderPayment.parse(
    await callRazorpay(keys, (client) => client.payments.capture(id, amount, currency)),
  );
}

/**
 * Refunds a captured payment, in full or in part.
 * @param idempotencyKey at least 10 letters, digits, `-` and `_`. Razorpay refunds once per key, and refuses the key
 *   with another amount or other notes.
 * @returns the refund, or the reason of the refusal: `balance` if the account holds too little, else `other`, for
 *   example if the amount exceeds the payment
 * @throws AppError PAYMENT_PROVIDER_FAILED if the outcome is unknown. A retry with the same key is safe.
 */
export async function refundProviderPayment(
  keys: RazorpayKeys,
  {
    paymentId,
    amountPaise,
    idempotencyKey,
    notes,
  }: {
    paymentId: string;
    amountPaise: number;
    idempotencyKey: string;
    notes: Record<string, string>;
  },
): Promise<{ refund: ProviderRefund } | { refused: 'balance' | 'other' }> {
  const client = await createClient(keys, { 'X-Refund-Idempotency': idempotencyKey });
  try {
    const body = { amount: amountPaise, notes };
    return { refund: ProviderRefund.parse(await client.payments.refund(paymentId, body)) };
  } catch (error) {
    const { status, description } = refusalOf(error);
    if (status !== 400) throw providerFailed(error);
    return { refused: /balance/i.test(description) ? 'balance' : 'other' };
  }
}

/**
 * Checks the keys with a call that changes nothing.
 * @throws AppError PAYMENT_PROVIDER_FAILED if Razorpay does not answer
 */
export async function checkKeys(keys: RazorpayKeys): Promise<'ok' | 'wrong-keys'> {
  const client = await createClient(keys);
  try {
    await client.orders.all({ count: 1 });
    return 'ok';
  } catch (error) {
    if (refusalOf(error).status === 401) return 'wrong-keys';
    throw providerFailed(error, 'Razorpay does not answer. Please try again in a minute.');
  }
}
