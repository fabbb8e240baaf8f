import type { IncomingMessage } from 'node:http';
import { closeQrCode, createQrCode } from './qr-codes.ts';
import {
  callerOf,
  type RazorpayAccount,
  type RazorpayContext,
  writeAccount,
} from './razorpay-accounts.ts';
import { capture, createOrder, pay, paymentOf, unknownId } from './razorpay-calls.ts';
import { type RazorpayEntry, readEntry } from './razorpay-state.ts';
import { failRefund, refund, refundOnce } from './refunds.ts';
import { Refusal } from './refusal.ts';
import { sendWebhook } from './webhooks.ts';

interface Call {
  /** The method and path, such as `POST /v1/orders`. */
  name: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** Answers an account's API call, or a local call below `/local`. @throws Refusal */
export async function answerCall(
  context: RazorpayContext,
  request: IncomingMessage,
  body: Buffer,
): Promise<unknown> {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://razorpay');
  const isLocal = pathname.startsWith('/local/');
  const account = isLocal ? undefined : await callerOf(context, request.headers.authorization);
  if (!isLocal && !account) throw new Refusal('Authentication failed', {}, 401);
  const call: Call = {
    name: `${request.method} ${pathname}`,
    query,
    headers: request.headers,
    body: body.byteLength > 0 ? JSON.parse(String(body)) : {},
  };
  if (call.name === 'POST /local/accounts') {
    await writeAccount(context, call.body as unknown as RazorpayAccount);
    return {};
  }
  return (
    (account && (await answerNew(context, account, call))) ?? answerExisting(context, account, call)
  );
}

/** Answers calls that need no existing entry. */
function answerNew(context: RazorpayContext, account: RazorpayAccount, { name, body }: Call) {
  switch (name) {
    case 'POST /v1/orders':
      return createOrder(context, account, body);
    case 'POST /v1/payments/qr_codes':
      return createQrCode(context, account, body);
    case 'GET /v1/orders':
      return { entity: 'collection', count: 0, items: [] };
    default:
      return undefined;
  }
}

async function answerExisting(
  context: RazorpayContext,
  account: RazorpayAccount | undefined,
  call: Call,
): Promise<unknown> {
  const [id = ''] = /\b(?:order|pay|rfnd|qr)_\w{14}\b/.exec(call.name) ?? [];
  const entry = await readEntry(context.state, id);
  if (!entry || (account && entry.keyId !== account.keyId)) throw unknownId();
  return account ? answerAccount(context, call, id, entry) : answerLocal(context, call, id, entry);
}

function answerAccount(
  context: RazorpayContext,
  { name, headers, body }: Call,
  id: string,
  entry: RazorpayEntry,
): unknown {
  switch (name) {
    case `GET /v1/orders/${id}`:
    case `GET /v1/payments/qr_codes/${id}`:
      return entry.of;
    case `GET /v1/orders/${id}/payments`:
    case `GET /v1/payments/qr_codes/${id}/payments`:
      return listOf(entry.payments);
    case `GET /v1/payments/${id}`:
      return paymentOf(entry, id);
    case `GET /v1/payments/${id}/refunds`:
      return listOf(entry.refunds.filter(({ payment_id }) => payment_id === id));
    case `POST /v1/payments/${id}/capture`:
      return capture(context, entry, id, Number(body.amount));
    case `POST /v1/payments/${id}/refund`:
      return refundOnce(context, entry, id, body, headers['x-refund-idempotency']?.toString());
    case `POST /v1/payments/qr_codes/${id}/close`:
      return closeQrCode(context, entry);
    default:
      throw new Refusal('The requested URL was not found', {}, 404);
  }
}

async function answerLocal(
  context: RazorpayContext,
  { name, query }: Call,
  id: string,
  entry: RazorpayEntry,
): Promise<unknown> {
  switch (name) {
    case `POST /local/orders/${id}/pay`:
    case `POST /local/qr_codes/${id}/pay`:
      return pay(context, entry, query);
    case `POST /local/payments/${id}/capture`:
      return capture(context, entry, id);
    case `POST /local/payments/${id}/refund`: {
      const amount = query.get('amount');
      const input = amount === null ? {} : { amount: Number(amount) };
      return refund(context, entry, id, input, query.get('webhook') !== 'none');
    }
    case `POST /local/payments/${id}/tell`:
    case `POST /local/refunds/${id}/tell`:
      await sendWebhook(context, query.get('event') ?? '', entry, id);
      return {};
    case `POST /local/refunds/${id}/fail`:
      return failRefund(context, entry, id);
    default:
      throw new Refusal('The requested URL was not found', {}, 404);
  }
}

function listOf(items: readonly unknown[]) {
  return { entity: 'collection', count: items.length, items };
}
