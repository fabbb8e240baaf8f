import * as z from 'zod/mini';
import { asked, clientOf, providerFailed, refusalOf } from './razorpay-http.ts';
import type { RazorpayKeys } from './razorpay-keys.ts';

/** Ids become parts of keys and addresses, and a mess signs whatever it likes. Rule: pay-38 */
const ProviderId = z.string().check(z.regex(/^\w{1,64}$/));
const longestReason = 100;

/** The fields of a payment at Razorpay that are used here. Amounts in paise. */
export const ProviderPayment = z.object({
  id: ProviderId,
  order_id: z.nullish(ProviderId),
  amount: z.coerce.number(),
  currency: z.string(),
  status: z.string(),
  amount_refunded: z.nullish(z.coerce.number()),
  error_reason: z.nullish(
    z.string().check(z.overwrite((reason) => reason.slice(0, longestReason))),
  ),
});
export type ProviderPayment = z.output<typeof ProviderPayment>;

/** A refund at Razorpay. The bank may still refuse one that is `pending` or `processed`: then it is `failed`. */
const ProviderRefund = z.object({
  id: z.string(),
  amount: z.coerce.number(),
  status: z.nullish(z.string()),
});
type ProviderRefund = z.output<typeof ProviderRefund>;

/** Makes an order and returns its id. The receipt helps people to match both sides. */
export async function createProviderOrder(
  keys: RazorpayKeys,
  { amountPaise, receipt }: { amountPaise: number; receipt: string },
): Promise<string> {
  const order = { amount: amountPaise, currency: 'INR', receipt };
  const { id } = await asked(() => clientOf(keys).orders.create(order));
  return id;
}

export async function fetchProviderPayment(
  keys: RazorpayKeys,
  paymentId: string,
): Promise<ProviderPayment> {
  return ProviderPayment.parse(await asked(() => clientOf(keys).payments.fetch(paymentId)));
}

/** All payment attempts of an order. */
export async function fetchOrderPayments(
  keys: RazorpayKeys,
  orderId: string,
): Promise<ProviderPayment[]> {
  const { items } = await asked(() => clientOf(keys).orders.fetchPayments(orderId));
  return z.array(ProviderPayment).parse(items);
}

/** Captures an authorized payment. */
export async function captureProviderPayment(
  keys: RazorpayKeys,
  { id, amount, currency }: ProviderPayment,
): Promise<ProviderPayment> {
  return ProviderPayment.parse(
    await asked(() => clientOf(keys).payments.capture(id, amount, currency)),
  );
}

/**
 * Gives a captured payment back, in full or in part.
 * @param idempotencyKey  10 or more letters, digits, `-` and `_`. The same one with the same amount and notes gives
 *   back once, and Razorpay refuses it with others.
 * @returns the refund, or why there is none: `balance` when the account holds too little, `other` when it would be more than
 *   was paid, for example
 * @throws AppError PAYMENT_PROVIDER_FAILED while nobody knows; asking again with the same key is safe
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
  const client = clientOf(keys, { 'X-Refund-Idempotency': idempotencyKey });
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
 * Whether Razorpay knows these keys, by a call that changes nothing.
 * @throws AppError PAYMENT_PROVIDER_FAILED while it can't be asked
 */
export async function checkKeys(keys: RazorpayKeys): Promise<'ok' | 'wrong-keys'> {
  try {
    await clientOf(keys).orders.all({ count: 1 });
    return 'ok';
  } catch (error) {
    if (refusalOf(error).status === 401) return 'wrong-keys';
    throw providerFailed(error, 'Razorpay does not answer. Please try again in a minute.');
  }
}
