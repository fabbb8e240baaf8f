import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { StateTable } from '../../engines/state-table.ts';
import { sendJson } from '../../gateway/answer.ts';
import { readBody } from '../../gateway/read-body.ts';
import type { Printer } from '../../printer.ts';
import { captured, checkoutOf, type PaymentOutcome, payOrder, refunded } from './pay-order.ts';
import { isSignedIn, type RazorpayKeys } from './razorpay-keys.ts';
import {
  type RazorpayEntry,
  razorpayId,
  readEntry,
  readEntryOfPayment,
  writeEntry,
} from './razorpay-state.ts';
import { deliverWebhook, webhookOf } from './webhooks.ts';

interface Parts {
  state: StateTable;
  keys: RazorpayKeys;
  /** Where webhooks go. */
  webhookUrl: string;
  printer: Printer;
}

interface Call {
  /** Such as `POST /v1/orders`. */
  name: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

const outcomes: readonly PaymentOutcome[] = ['captured', 'authorized', 'failed'];

/**
 * Razorpay's orders and payments, as much as the platform uses. What only customers and merchants do
 * stands below /local: `POST /local/orders/{id}/pay` does what a customer does in Checkout and answers what
 * Checkout hands to the browser; with `?outcome=authorized` or `failed` it ends otherwise, with
 * `?webhook=none` nobody is told. `POST /local/payments/{id}/refund?amount=` gives money back.
 */
export function razorpayServer(parts: Parts): Server {
  return createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      refuse(response, 500, 'SERVER_ERROR', error instanceof Error ? error.message : 'Failed');
    });
  });
}

async function answer(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, 64 * 1024);
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://razorpay');
  const isLocal = pathname.startsWith('/local/');
  if (!isLocal && !isSignedIn(parts.keys, request.headers.authorization)) {
    return refuse(response, 401, 'BAD_REQUEST_ERROR', 'Authentication failed');
  }
  const call: Call = {
    name: `${request.method} ${pathname}`,
    query,
    body: body.byteLength > 0 ? JSON.parse(String(body)) : {},
  };
  if (call.name === 'POST /v1/orders') return createOrder(parts, call.body, response);

  const [, id = ''] = /^\w+ \/(?:v1|local)\/(?:orders|payments)\/(\w+)/.exec(call.name) ?? [];
  const entry = id.startsWith('pay_')
    ? await readEntryOfPayment(parts.state, id)
    : await readEntry(parts.state, id);
  if (!entry) return refuse(response, 400, 'BAD_REQUEST_ERROR', 'The id provided does not exist');
  return answerAbout(parts, call, { id, entry }, response);
}

async function answerAbout(
  parts: Parts,
  { name, query, body }: Call,
  { id, entry }: { id: string; entry: RazorpayEntry },
  response: ServerResponse,
): Promise<void> {
  const { payments, order } = entry;
  const payment = payments.find((one) => one.id === id);
  switch (name) {
    case `GET /v1/orders/${id}`:
      return sendJson(response, 200, order);
    case `GET /v1/orders/${id}/payments`:
      return sendJson(response, 200, {
        entity: 'collection',
        count: payments.length,
        items: payments,
      });
    case `GET /v1/payments/${id}`:
      return sendJson(response, 200, payment);
    case `POST /v1/payments/${id}/capture`:
      return capture(parts, { id, entry }, body, response);
    case `POST /local/orders/${id}/pay`:
      return pay(parts, entry, query, response);
    case `POST /local/payments/${id}/refund`:
      return refund(parts, { id, entry }, query, response);
    default:
      return refuse(response, 404, 'BAD_REQUEST_ERROR', 'The requested URL was not found');
  }
}

async function capture(
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

async function pay(
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

async function refund(
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

async function createOrder(
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

function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  description: string,
  metadata: Record<string, string> = {},
): void {
  const error = { code, description, source: 'business', step: 'NA', metadata };
  sendJson(response, status, { error });
}
