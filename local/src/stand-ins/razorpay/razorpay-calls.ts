import { captured, checkoutOf, type PaymentOutcome, payEntry } from './pay-order.ts';
import { type RazorpayAccount, type RazorpayContext, readAccount } from './razorpay-accounts.ts';
import {
  isOrder,
  type RazorpayEntry,
  type RazorpayOrder,
  type RazorpayPayment,
  razorpayId,
  secondsNow,
  writeEntry,
} from './razorpay-state.ts';
import { Refusal } from './refusal.ts';
import { sendWebhook } from './webhooks.ts';

const outcomes: readonly PaymentOutcome[] = ['captured', 'authorized', 'failed'];

export async function createOrder(
  { state }: RazorpayContext,
  { keyId }: RazorpayAccount,
  input: { amount?: number; currency?: string; receipt?: string; notes?: Record<string, string> },
): Promise<RazorpayOrder> {
  const { amount = 0, currency = 'INR', receipt = null, notes = {} } = input;
  if (!Number.isInteger(amount) || amount < 100) {
    throw new Refusal('Order amount less than minimum amount allowed');
  }
  if (receipt && receipt.length > 40) {
    throw new Refusal('receipt: the length must be no more than 40.');
  }
  const order: RazorpayOrder = {
    id: razorpayId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    status: 'created',
    attempts: 0,
    notes,
    created_at: secondsNow(),
  };
  await writeEntry(state, { keyId, of: order, payments: [], refunds: [] });
  return order;
}

export async function capture(
  { state }: RazorpayContext,
  entry: RazorpayEntry,
  id: string,
  amount = paymentOf(entry, id).amount,
): Promise<RazorpayPayment> {
  const payment = paymentOf(entry, id);
  if (payment.status !== 'authorized' || amount !== payment.amount) {
    throw new Refusal('This payment has already been captured, or the amount differs');
  }
  const after = captured(entry, id);
  await writeEntry(state, after);
  return paymentOf(after, id);
}

/** Pays as a customer does in Checkout, or with a QR code in a UPI app. */
export async function pay(context: RazorpayContext, before: RazorpayEntry, query: URLSearchParams) {
  if (!isOrder(before.of) && before.of.status === 'closed') {
    throw new Refusal('The QR code is closed');
  }
  const outcome = outcomes.find((candidate) => candidate === query.get('outcome')) ?? 'captured';
  const { entry, payment } = payEntry(before, outcome, readCharged(query));
  await writeEntry(context.state, entry);
  if (query.get('webhook') !== 'none') {
    await sendWebhook(context, `payment.${outcome}`, entry, payment.id);
    if (!isOrder(entry.of)) await sendWebhook(context, 'qr_code.credited', entry, payment.id);
  }
  if (outcome === 'failed') throw new Refusal('Payment failed', { payment_id: payment.id });
  if (!isOrder(before.of)) return payment;
  return checkoutOf(payment, await accountOf(context, entry));
}

function readCharged(query: URLSearchParams) {
  const [amount, currency] = [query.get('amount'), query.get('currency')];
  return { ...(amount && { amount: Number(amount) }), ...(currency && { currency }) };
}

export function paymentOf({ payments }: RazorpayEntry, id: string): RazorpayPayment {
  const payment = payments.find((candidate) => candidate.id === id);
  if (!payment) throw unknownId();
  return payment;
}

export async function accountOf(
  context: RazorpayContext,
  { keyId }: RazorpayEntry,
): Promise<RazorpayAccount> {
  const account = await readAccount(context, keyId);
  if (!account) throw new Error(`There is no account ${keyId}`);
  return account;
}

export function unknownId(): Refusal {
  return new Refusal('The id provided does not exist');
}
