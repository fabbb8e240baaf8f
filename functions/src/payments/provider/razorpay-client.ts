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

export const ProviderQrCode = z.object({
  id: ProviderId,
  /** The UPI link; absent without this on-demand feature of Razorpay. */
  image_content: z.nullish(z.string().check(z.regex(/^upi:\/\/pay\?/), z.maxLength(1000))),
});

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

/** A payment by QR code has no order, so the code's id serves as the order's id. */
export function isQrCode(orderId: string): boolean {
  return orderId.startsWith('qr_');
}

/**
 * Creates a QR code for one UPI payment.
 * @returns undefined if the account cannot create codes with their UPI link
 */
export async function createQrCode(
  keys: RazorpayKeys,
  { amountPaise, closesAt }: { amountPaise: number; closesAt: Date },
): Promise<{ id: string; link: string } | undefined> {
  const client = await createClient(keys);
  const code = {
    type: 'upi_qr',
    usage: 'single_use',
    fixed_amount: true,
    payment_amount: amountPaise,
    close_by: Math.floor(closesAt.getTime() / 1000),
  } as const;
  try {
    const { id, image_content: link } = ProviderQrCode.parse(await client.qrCode.create(code));
    if (link) return { id, link };
    await client.qrCode.close(id);
    return undefined;
  } catch (error) {
    const { status } = refusalOf(error);
    if (status === 400 || status === 403 || status === 404) return undefined;
    throw providerFailed(error, 'Razorpay does not answer.');
  }
}

/** @throws AppError PAYMENT_PROVIDER_FAILED also if the code is closed already */
export async function closeQrCode(keys: RazorpayKeys, id: string): Promise<void> {
  await callRazorpay(keys, (client) => client.qrCode.close(id));
}

/** All payment attempts of an order or a QR code. */
export async function fetchOrderPayments(
  keys: RazorpayKeys,
  orderId: string,
): Promise<ProviderPayment[]> {
  const { items } = await callRazorpay(keys, (client) =>
    isQrCode(orderId)
      ? client.qrCode.fetchAllPayments(orderId)
      : client.orders.fetchPayments(orderId),
  );
  const payments = z
    .array(ProviderPayment)
    .parse(items)
    .map((payment) => ({ ...payment, order_id: orderId }));
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
  const isPartlyRefunded = payment.status === 'refunded' && amount_refunded < payment.amount;
  return { ...payment, amount_refunded, ...(isPartlyRefunded && { status: 'captured' }) };
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
 * with another amount or other notes.
 * @returns the refund, or the reason of the refusal: `balance` if the account's balance is too low, else `other`, for
 * example if the amount exceeds the payment
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
