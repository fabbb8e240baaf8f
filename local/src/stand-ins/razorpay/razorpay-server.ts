import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendJson } from '../../gateway/answer.ts';
import { readBody } from '../../gateway/read-body.ts';
import { capture, createOrder, type Parts, pay, refund, refuse } from './razorpay-calls.ts';
import { isSignedIn } from './razorpay-keys.ts';
import { type RazorpayEntry, readEntry, readEntryOfPayment } from './razorpay-state.ts';

interface Call {
  /** Such as `POST /v1/orders`. */
  name: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/**
 * Razorpay's orders and payments, as much as the platform uses. What only customers and merchants do
 * is below /local: `POST /local/orders/{id}/pay` does what a customer does in Checkout and answers what
 * Checkout hands to the browser; with `?outcome=authorized` or `failed` it ends otherwise, with
 * `?webhook=none` no webhook is sent. `POST /local/payments/{id}/refund?amount=` gives money back.
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
