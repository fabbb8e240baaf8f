import type { IncomingMessage } from 'node:http';
import { closeQrCode, createQrCode } from './qr-codes.ts';
import { callerOf, type Parts, type RazorpayAccount, writeAccount } from './razorpay-accounts.ts';
import { capture, createOrder, pay, paymentOf, unknownId } from './razorpay-calls.ts';
import { type RazorpayEntry, readEntry } from './razorpay-state.ts';
import { failRefund, refund, refundOnce } from './refunds.ts';
import { Refusal } from './refusal.ts';
import { sendWebhook } from './webhooks.ts';

interface Call {
  /** Such as `POST /v1/orders`. */
  name: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** Answers an account's API call, or a local call below `/local`. @throws Refusal */
export async function answerCall(
  parts: Parts,
  request: IncomingMessage,
  body: Buffer,
): Promise<unknown> {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://razorpay');
  const isLocal = pathname.startsWith('/local/');
  const account = isLocal ? undefined : await callerOf(parts, request.headers.authorization);
  if (!isLocal && !account) throw new Refusal('Authentication failed', {}, 401);
  const call: Call = {
    name: `${request.method} ${pathname}`,
    query,
    headers: request.headers,
    body: body.byteLength > 0 ? JSON.parse(String(body)) : {},
  };
  if (call.name === 'POST /local/accounts') {
    await writeAccount(parts, call.body as unknown as RazorpayAccount);
    return {};
  }
  return (
    (account && (await answerNew(parts, account, call))) ?? answerExisting(parts, account, call)
  );
}

/** Answers calls that need no existing entry. */
function answerNew(parts: Parts, account: RazorpayAccount, { name, body }: Call) {
  switch (name) {
    case 'POST /v1/orders':
      return createOrder(parts, account, body);
    case 'POST /v1/payments/qr_codes':
      return createQrCode(parts, account, body);
    case 'GET /v1/orders':
      return { entity: 'collection', count: 0, items: [] };
    default:
      return undefined;
  }
}

async function answerExisting(
  parts: Parts,
  account: RazorpayAccount | undefined,
  call: Call,
): Promise<unknown> {
  const [id = ''] = /\b(?:order|pay|rfnd|qr)_\w{14}\b/.exec(call.name) ?? [];
  const entry = await readEntry(parts.state, id);
  if (!entry || (account && entry.keyId !== account.keyId)) throw unknownId();
  return account ? answerAccount(parts, call, id, entry) : answerLocal(parts, call, id, entry);
}

function answerAccount(
  parts: Parts,
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
      return capture(parts, entry, id, Number(body.amount));
    case `POST /v1/payments/${id}/refund`:
      return refundOnce(parts, entry, id, body, headers['x-refund-idempotency']?.toString());
    case `POST /v1/payments/qr_codes/${id}/close`:
      return closeQrCode(parts, entry);
    default:
      throw new Refusal('The requested URL was not found', {}, 404);
  }
}

async function answerLocal(
  parts: Parts,
  { name, query }: Call,
  id: string,
  entry: RazorpayEntry,
): Promise<unknown> {
  switch (name) {
    case `POST /local/orders/${id}/pay`:
    case `POST /local/qr_codes/${id}/pay`:
      return pay(parts, entry, query);
    case `POST /local/payments/${id}/capture`:
      return capture(parts, entry, id);
    case `POST /local/payments/${id}/refund`: {
      const amount = query.get('amount');
      const input = amount === null ? {} : { amount: Number(amount) };
      return refund(parts, entry, id, input, query.get('webhook') !== 'none');
    }
    case `POST /local/payments/${id}/tell`:
    case `POST /local/refunds/${id}/tell`:
      await sendWebhook(parts, query.get('event') ?? '', entry, id);
      return {};
    case `POST /local/refunds/${id}/fail`:
      return failRefund(parts, entry, id);
    default:
      throw new Refusal('The requested URL was not found', {}, 404);
  }
}

function listOf(items: readonly unknown[]) {
  return { entity: 'collection', count: items.length, items };
}
