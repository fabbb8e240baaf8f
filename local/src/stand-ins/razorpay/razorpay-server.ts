import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { StateTable } from '../../engines/state-table.ts';
import { sendJson } from '../../gateway/answer.ts';
import { readBody } from '../../gateway/read-body.ts';
import type { Printer } from '../../printer.ts';
import { captureWebhook, deliverWebhook, payOrder } from './pay-order.ts';
import { isSignedIn, type RazorpayKeys } from './razorpay-keys.ts';
import { type RazorpayEntry, razorpayId, readEntry, writeEntry } from './razorpay-state.ts';

interface Parts {
  state: StateTable;
  keys: RazorpayKeys;
  /** Where webhooks go. */
  webhookUrl: string;
  printer: Printer;
}

/**
 * Razorpay's orders and payments, as much as the platform uses. `POST /local/orders/{id}/pay` does
 * what a customer does in Checkout: it answers what Checkout hands to the browser.
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
  const path = (request.url ?? '').split('?')[0] ?? '';
  const isLocal = path.startsWith('/local/');
  if (!isLocal && !isSignedIn(parts.keys, request.headers.authorization)) {
    return refuse(response, 401, 'BAD_REQUEST_ERROR', 'Authentication failed');
  }
  const call = `${request.method} ${path}`;
  if (call === 'POST /v1/orders') return createOrder(parts, JSON.parse(String(body)), response);

  const orderId = /^(GET \/v1|POST \/local)\/orders\/(\w+)/.exec(call)?.[2] ?? '';
  return answerAbout(parts, call, orderId, response);
}

async function answerAbout(
  { state, keys, webhookUrl, printer }: Parts,
  call: string,
  orderId: string,
  response: ServerResponse,
): Promise<void> {
  const entry = await readEntry(state, orderId);
  if (!entry) return refuse(response, 400, 'BAD_REQUEST_ERROR', 'The id provided does not exist');
  if (call === `GET /v1/orders/${orderId}`) return sendJson(response, 200, entry.order);
  if (call === `GET /v1/orders/${orderId}/payments`) {
    const { payments } = entry;
    return sendJson(response, 200, {
      entity: 'collection',
      count: payments.length,
      items: payments,
    });
  }
  if (call !== `POST /local/orders/${orderId}/pay`) {
    return refuse(response, 404, 'BAD_REQUEST_ERROR', 'The requested URL was not found');
  }
  const { paid, checkout } = payOrder(entry, keys);
  await writeEntry(state, paid);
  deliverWebhook(webhookUrl, captureWebhook(paid, keys)).catch((error: unknown) => {
    printer.problem('The Razorpay webhook could not be delivered', error);
  });
  return sendJson(response, 200, checkout);
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

function refuse(response: ServerResponse, status: number, code: string, description: string): void {
  sendJson(response, status, { error: { code, description, source: 'business', step: 'NA' } });
}
