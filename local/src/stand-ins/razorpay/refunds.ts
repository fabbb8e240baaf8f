import { createHash } from 'node:crypto';
import { type RazorpayContext, writeAccount } from './razorpay-accounts.ts';
import { accountOf, paymentOf } from './razorpay-calls.ts';
import {
  type RazorpayEntry,
  type RazorpayPayment,
  type RazorpayRefund,
  razorpayId,
  secondsNow,
  writeEntry,
} from './razorpay-state.ts';
import { Refusal } from './refusal.ts';
import { sendWebhook } from './webhooks.ts';

interface RefundInput {
  /** If absent, the remaining amount of the payment. */
  amount?: number;
  notes?: Record<string, string>;
  receipt?: string;
}

/** Refunds a payment in full or in part. @param hasWebhook whether Razorpay sends a webhook */
export async function refund(
  context: RazorpayContext,
  entry: RazorpayEntry,
  id: string,
  input: RefundInput,
  hasWebhook = true,
): Promise<RazorpayRefund> {
  const payment = paymentOf(entry, id);
  const remaining = payment.amount - payment.amount_refunded;
  const amount = input.amount ?? remaining;
  await checkRefund(context, entry, payment, amount);
  const created: RazorpayRefund = {
    id: razorpayId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: id,
    notes: input.notes ?? {},
    receipt: input.receipt ?? null,
    status: 'processed',
    speed_processed: 'normal',
    created_at: secondsNow(),
  };
  const after = withRefunded({ ...entry, refunds: [created, ...entry.refunds] }, id, amount);
  await writeEntry(context.state, after);
  await takeFromBalance(context, entry, amount);
  if (hasWebhook) await sendWebhook(context, 'refund.processed', after, created.id);
  return created;
}

async function checkRefund(
  context: RazorpayContext,
  entry: RazorpayEntry,
  { status, amount: paid, amount_refunded }: RazorpayPayment,
  amount: number,
): Promise<void> {
  if (status === 'refunded') throw new Refusal('The payment has been fully refunded already');
  if (status !== 'captured') throw new Refusal('The payment status should be captured');
  if (!Number.isInteger(amount) || amount < 100) {
    throw new Refusal('The amount must be at least INR 1.00');
  }
  if (amount > paid - amount_refunded) {
    throw new Refusal('The refund amount provided is greater than amount captured');
  }
  const { balancePaise = Number.POSITIVE_INFINITY } = await accountOf(context, entry);
  if (amount > balancePaise) {
    throw new Refusal(
      'Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.',
    );
  }
}

async function takeFromBalance(
  context: RazorpayContext,
  entry: RazorpayEntry,
  amount: number,
): Promise<void> {
  const account = await accountOf(context, entry);
  if (account.balancePaise === undefined || account === context.platform) return;
  await writeAccount(context, { ...account, balancePaise: account.balancePaise - amount });
}

/** Returns the same refund for a repeated key. Refuses the key with another body. */
export async function refundOnce(
  context: RazorpayContext,
  entry: RazorpayEntry,
  id: string,
  input: RefundInput,
  key: string | undefined,
): Promise<RazorpayRefund> {
  if (key === undefined) return refund(context, entry, id, input);
  if (!/^[\w-]{10,}$/.test(key)) throw new Refusal('The idempotency key is not valid');
  const storageKey = `RAZORPAY#REFUND#${entry.keyId}#${key}`;
  const request = createHash('sha256')
    .update(`${id} ${JSON.stringify(input)}`)
    .digest('hex');
  const earlier = await context.state.read<{ request: string; refundId: string }>(storageKey);
  if (earlier && earlier.request !== request) {
    throw new Refusal(
      'Different request with the same idempotency key has already been processed.',
    );
  }
  const existing = entry.refunds.find((candidate) => candidate.id === earlier?.refundId);
  if (existing) return existing;
  const created = await refund(context, entry, id, input);
  await context.state.write(storageKey, { request, refundId: created.id });
  return created;
}

/** The bank refuses a processed refund. The money returns to the merchant. */
export async function failRefund(
  context: RazorpayContext,
  entry: RazorpayEntry,
  id: string,
): Promise<RazorpayRefund> {
  const before = entry.refunds.find((candidate) => candidate.id === id);
  if (before?.status !== 'processed') throw new Refusal('The refund has failed already');
  const failed: RazorpayRefund = { ...before, status: 'failed' };
  const refunds = entry.refunds.map((refund) => (refund.id === id ? failed : refund));
  const { countsFailedRefunds } = await accountOf(context, entry);
  const returnedAmount = countsFailedRefunds ? 0 : before.amount;
  const after = withRefunded({ ...entry, refunds }, before.payment_id, -returnedAmount);
  await writeEntry(context.state, after);
  await takeFromBalance(context, entry, -before.amount);
  await sendWebhook(context, 'refund.failed', after, id);
  return failed;
}

function withRefunded(entry: RazorpayEntry, paymentId: string, amount: number): RazorpayEntry {
  const changed = (payment: RazorpayPayment): RazorpayPayment => {
    const amount_refunded = payment.amount_refunded + amount;
    const isFullRefund = amount_refunded === payment.amount;
    return {
      ...payment,
      amount_refunded,
      refund_status: isFullRefund ? 'full' : amount_refunded > 0 ? 'partial' : null,
      status: isFullRefund ? 'refunded' : 'captured',
    };
  };
  return {
    ...entry,
    payments: entry.payments.map((payment) =>
      payment.id === paymentId ? changed(payment) : payment,
    ),
  };
}
