import type { ServerResponse } from 'node:http';
import type { StateTable } from '../../engines/state-table.ts';
import { sendJson } from '../../gateway/answer.ts';
import type { Printer } from '../../printer.ts';
import { captured, checkoutOf, type PaymentOutcome, payOrder, refunded } from './pay-order.ts';
import type { RazorpayKeys } from './razorpay-keys.ts';
import { type RazorpayEntry, razorpayId, writeEntry } from './razorpay-state.ts';
import { deliverWebhook, webhookOf } from './webhooks.ts';

export interface Parts {
  state: StateTable;
  keys: RazorpayKeys;
  /** Where webhooks go. */
  webhookUrl: string;
  printer: Printer;
}

const outcomes: readonly PaymentOutcome[] = ['captured', 'authorized', 'failed'];

export async function createOrder(
  { state }: Parts,
  input: { amount?: number; currency?: string; receipt?: string; notes?: Record<string, string> },
  response: ServerResponse,
): Promise<void> {
  const { amount = 0, currency = 'INR', receipt = null, notes = {} } = input;
  if (!Number.isInteger(amount) || amount < 100) {
    const message = 'Order amount less than minimum amount allowed';
    return refuse(response, 400, 'BAD_REQUEST_ERROR', message);
  }
  if (receipt && receipt.length > 40) {
    const message = 'receipt: the length must be no more than 40.';
    return refuse(response, 400, 'BAD_REQUEST_ERROR', message);
  }
  const entry: RazorpayEntry = {
    order: {
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
      created_at: Math.floor(Date.now() / 1000),
    },
    payments: [],
  };
  await writeEntry(state, entry);
  sendJson(response, 200, entry.order);
}

export async function capture(
  { state }: Parts,
  { id, entry }: { id: string; entry: RazorpayEntry },
  { amount }: Record<string, unknown>,
  response: ServerResponse,
): Promise<void> {
  const payment = entry.payments.find((one) => one.id === id);
  if (payment?.status !== 'authorized' || Number(amount) !== payment.amount) {
    const message = 'This payment has already been captured, or the amount differs';
    return refuse(response, 400, 'BAD_REQUEST_ERROR', message);
  }
  const after = captured(entry, id);
  await writeEntry(state, after);
  sendJson(
    response,
    200,
    after.payments.find((one) => one.id === id),
  );
}

export async function pay(
  parts: Parts,
  before: RazorpayEntry,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const outcome = outcomes.find((one) => one === query.get('outcome')) ?? 'captured';
  const { entry, payment } = payOrder(before, outcome);
  await writeEntry(parts.state, entry);
  tell(parts, `payment.${outcome}`, { id: payment.id, entry }, query);
  if (outcome === 'failed') {
    return refuse(response, 400, 'BAD_REQUEST_ERROR', 'Payment failed', { payment_id: payment.id });
  }
  sendJson(response, 200, checkoutOf(payment, parts.keys));
}

export async function refund(
  parts: Parts,
  { id, entry }: { id: string; entry: RazorpayEntry },
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const after = refunded(entry, id, Number(query.get('amount') ?? entry.order.amount));
  await writeEntry(parts.state, after);
  tell(parts, 'refund.processed', { id, entry: after }, query);
  sendJson(
    response,
    200,
    after.payments.find((one) => one.id === id),
  );
}

function tell(
  { keys, webhookUrl, printer }: Parts,
  event: string,
  { id, entry }: { id: string; entry: RazorpayEntry },
  query: URLSearchParams,
): void {
  if (query.get('webhook') === 'none') return;
  deliverWebhook(webhookUrl, webhookOf(event, entry, id, keys)).catch((error: unknown) => {
    printer.problem('The Razorpay webhook could not be delivered', error);
  });
}

export function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  description: string,
  metadata: Record<string, string> = {},
): void {
  const error = { code, description, source: 'business', step: 'NA', metadata };
  sendJson(response, status, { error });
}
