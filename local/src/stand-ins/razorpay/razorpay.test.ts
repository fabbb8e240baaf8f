import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Razorpay from 'razorpay';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryState } from '../../engines/memory-state.ts';
import { closeServer, listenOnLoopback } from '../../gateway/listen.ts';
import { readBody } from '../../gateway/read-body.ts';
import type { CheckoutResult } from './pay-order.ts';
import { sign } from './razorpay-accounts.ts';
import { razorpayServer } from './razorpay-server.ts';

const keys = { keyId: 'rzp_test_local', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const messKeys = { keyId: 'rzp_test_mess', keySecret: 'mess key', webhookSecret: 'mess webhook' };

let server: Server;
let receiver: Server;
let hooks: string;
let url: string;

beforeAll(async () => {
  receiver = createServer();
  hooks = `http://127.0.0.1:${await listenOnLoopback(receiver)}`;
  const printer = { line: () => undefined, problem: () => undefined };
  const platform = { ...keys, webhookUrl: `${hooks}/hook` };
  server = razorpayServer({ state: memoryState(), platform, printer });
  url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});

afterAll(() => Promise.all([closeServer(server), closeServer(receiver)]));

/** The real client with the stand-in's address. The client has no setting for an address. */
function client({ keyId, keySecret } = keys, headers: Record<string, string> = {}): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = (razorpay as unknown as { api: { rq: { defaults: Defaults } } }).api;
  rq.defaults.baseURL = url;
  Object.assign(rq.defaults.headers, headers);
  return razorpay;
}
interface Defaults {
  baseURL: string;
  headers: object;
}

async function local<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${url}/local/${path}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

interface Hook {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  signature: string;
  body: string;
}

/** Waits for the next webhooks. */
function nextHooks(count: number): Promise<Hook[]> {
  const received: Hook[] = [];
  return new Promise((resolve, reject) => {
    const take = async (request: IncomingMessage, response: ServerResponse) => {
      const body = String(await readBody(request, 10_000));
      response.end();
      const signature = String(request.headers['x-razorpay-signature']);
      received.push({ path: request.url, headers: request.headers, signature, body });
      if (received.length < count) return;
      receiver.off('request', listen);
      resolve(received);
    };
    const listen = (request: IncomingMessage, response: ServerResponse) => {
      take(request, response).catch(reject);
    };
    receiver.on('request', listen);
  });
}

/** Makes a captured payment of Rs 100 to the mess's account. */
async function paidToMess(account: object = {}): Promise<string> {
  await local('accounts', { ...messKeys, ...account });
  const order = await client(messKeys).orders.create({ amount: 10_000, currency: 'INR' });
  const { razorpay_payment_id } = await local<CheckoutResult>(`orders/${order.id}/pay`);
  return razorpay_payment_id;
}

/** Refunds rupees with the real client. */
function refund(paymentId: string, rupees: number | undefined, key?: string) {
  const razorpay = client(messKeys, key ? { 'X-Refund-Idempotency': key } : {});
  return razorpay.payments.refund(paymentId, rupees === undefined ? {} : { amount: rupees * 100 });
}

const refusal = (description: string, statusCode = 400) => ({
  statusCode,
  error: { code: 'BAD_REQUEST_ERROR', description: expect.stringContaining(description) },
});

test('signs a paid order for the browser and sends a signed webhook', async () => {
  const razorpay = client();
  const order = await razorpay.orders.create({ amount: 199_900, currency: 'INR', receipt: 'r1' });
  expect(order).toMatchObject({ status: 'created', amount: 199_900, amount_due: 199_900 });

  const hook = nextHooks(1);
  const checkout = await local<CheckoutResult>(`orders/${order.id}/pay`);
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = checkout;
  expect(signature).toBe(sign(`${order.id}|${paymentId}`, keys.keySecret));

  const [webhook] = await hook;
  const { body = '', signature: actual = '', headers } = webhook ?? {};
  expect(Razorpay.validateWebhookSignature(body, actual, keys.webhookSecret)).toBe(true);
  expect(headers?.['x-razorpay-event-id']).toBeTruthy();
  expect(JSON.parse(body).payload.payment.entity).toMatchObject({ id: paymentId, captured: true });

  expect(await razorpay.orders.fetch(order.id)).toMatchObject({ status: 'paid', amount_due: 0 });
  const { items } = await razorpay.orders.fetchPayments(order.id);
  expect(items).toMatchObject([{ id: paymentId, status: 'captured' }]);
});

test('refuses wrong keys, small amounts and unknown orders', async () => {
  await expect(
    client({ ...keys, keySecret: 'wrong' }).orders.fetch('order_1'),
  ).rejects.toMatchObject({ statusCode: 401 });
  const razorpay = client();
  await expect(razorpay.orders.create({ amount: 99, currency: 'INR' })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(razorpay.orders.fetch('order_none')).rejects.toMatchObject({ statusCode: 400 });
});

test('an account sees only its payments, and gets signed webhooks at its address', async () => {
  const paymentId = await paidToMess({ webhookUrl: `${hooks}/mess` });
  const hook = nextHooks(1);
  await local(`payments/${paymentId}/tell?event=payment.captured`);
  const [webhook] = await hook;
  expect(webhook?.path).toBe('/mess');
  expect(webhook?.signature).toBe(sign(webhook?.body ?? '', messKeys.webhookSecret));
  expect(await client(messKeys).payments.fetch(paymentId)).toMatchObject({ amount: 10_000 });
  await expect(client().payments.fetch(paymentId)).rejects.toMatchObject({ statusCode: 400 });
  const mixedClient = client({ ...messKeys, keySecret: keys.keySecret });
  await expect(mixedClient.orders.all({ count: 1 })).rejects.toMatchObject({ statusCode: 401 });
  expect(await client(messKeys).orders.all({ count: 1 })).toMatchObject({ entity: 'collection' });
});

test('refunds a payment in parts, up to the paid amount', async () => {
  const paymentId = await paidToMess();
  expect(await refund(paymentId, 30)).toMatchObject({ amount: 3000, status: 'processed' });
  const razorpay = client(messKeys);
  expect(await razorpay.payments.fetch(paymentId)).toMatchObject({
    status: 'captured',
    amount_refunded: 3000,
    refund_status: 'partial',
  });
  await expect(refund(paymentId, 71)).rejects.toMatchObject(refusal('greater than amount'));
  expect(await refund(paymentId, undefined)).toMatchObject({ amount: 7000 });
  expect(await razorpay.payments.fetch(paymentId)).toMatchObject({
    status: 'refunded',
    amount_refunded: 10_000,
    refund_status: 'full',
  });
  await expect(refund(paymentId, 1)).rejects.toMatchObject(refusal('fully refunded already'));
  const { items } = await razorpay.payments.fetchMultipleRefund(paymentId);
  expect(items.map(({ amount }) => amount)).toEqual([7000, 3000]);
});

test('refunds once for the same key, also concurrently, and refuses another amount', async () => {
  const paymentId = await paidToMess();
  const key = `${paymentId}-3000`;
  const [first, second] = await Promise.all([
    refund(paymentId, 30, key),
    refund(paymentId, 30, key),
  ]);
  expect(second).toEqual(first);
  await expect(refund(paymentId, 40, key)).rejects.toMatchObject(refusal('Different request'));
  await expect(refund(paymentId, 40, 'short')).rejects.toMatchObject(refusal('not valid'));
  expect(await client(messKeys).payments.fetch(paymentId)).toMatchObject({ amount_refunded: 3000 });
});

test('pays refunds from the balance, and a refund may fail later', async () => {
  const paymentId = await paidToMess({ balancePaise: 4000, webhookUrl: `${hooks}/mess` });
  await expect(refund(paymentId, 41)).rejects.toMatchObject(refusal('enough balance'));
  let hook = nextHooks(1);
  const { id } = await refund(paymentId, 40);
  expect(JSON.parse((await hook)[0]?.body ?? '')).toMatchObject({
    event: 'refund.processed',
    payload: {
      refund: { entity: { id, amount: 4000 } },
      payment: { entity: { amount_refunded: 4000 } },
    },
  });
  await expect(refund(paymentId, 1)).rejects.toMatchObject(refusal('enough balance'));
  hook = nextHooks(1);
  await local(`refunds/${id}/fail`);
  expect(JSON.parse((await hook)[0]?.body ?? '')).toMatchObject({
    event: 'refund.failed',
    payload: {
      refund: { entity: { status: 'failed' } },
      payment: { entity: { amount_refunded: 0 } },
    },
  });
});

test('a QR code takes its amount once, then closes', async () => {
  await local('accounts', { ...messKeys, webhookUrl: `${hooks}/mess` });
  const { qrCode } = client(messKeys);
  const input = {
    type: 'upi_qr',
    usage: 'single_use',
    fixed_amount: true,
    payment_amount: 12_000,
    close_by: Math.floor(Date.now() / 1000) + 1000,
    notes: { order: 'o1' },
  } as const;
  const closesSoon = { ...input, close_by: input.close_by - 900 };
  await expect(qrCode.create(closesSoon)).rejects.toMatchObject(refusal('15 minutes'));
  const code = await qrCode.create(input);
  const bothHooks = nextHooks(2);
  await local(`qr_codes/${code.id}/pay`);
  const events = (await bothHooks).map(({ body }) => JSON.parse(body));
  expect(events.map(({ event }) => event).sort()).toEqual(['payment.captured', 'qr_code.credited']);
  const credited = events.find(({ event }) => event === 'qr_code.credited');
  expect(credited.payload.payment.entity).toMatchObject({
    order_id: null,
    notes: { order: 'o1' },
    amount: 12_000,
  });
  expect(await qrCode.fetch(code.id)).toMatchObject({ status: 'closed', close_reason: 'paid' });
  const otherCode = await qrCode.create(input);
  const hook = nextHooks(1);
  expect(await qrCode.close(otherCode.id)).toMatchObject({ status: 'closed' });
  expect(JSON.parse((await hook)[0]?.body ?? '').event).toBe('qr_code.closed');
  expect(await local(`qr_codes/${otherCode.id}/pay`)).toMatchObject(
    expect.objectContaining({ error: expect.objectContaining({ code: 'BAD_REQUEST_ERROR' }) }),
  );
});
