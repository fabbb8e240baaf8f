import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import Razorpay from 'razorpay';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryState } from '../../engines/memory-state.ts';
import { closeServer, listenOnLoopback } from '../../gateway/listen.ts';
import { readBody } from '../../gateway/read-body.ts';
import type { CheckoutResult } from './pay-order.ts';
import { sign } from './razorpay-keys.ts';
import { razorpayServer } from './razorpay-server.ts';

const keys = { keyId: 'rzp_test_local', keySecret: 'key secret', webhookSecret: 'webhook secret' };

let server: Server;
let receiver: Server;
let url: string;

beforeAll(async () => {
  receiver = createServer();
  const webhookUrl = `http://127.0.0.1:${await listenOnLoopback(receiver)}/hook`;
  const printer = { line: () => undefined, problem: () => undefined };
  server = razorpayServer({ state: memoryState(), keys, webhookUrl, printer });
  url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});

afterAll(() => Promise.all([closeServer(server), closeServer(receiver)]));

/** The real client, pointed here: it has no setting for its address. */
function client(keySecret = keys.keySecret): Razorpay {
  const razorpay = new Razorpay({ key_id: keys.keyId, key_secret: keySecret });
  const { rq } = (razorpay as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api;
  rq.defaults.baseURL = url;
  return razorpay;
}

test('a paid order is signed for the browser and told by a signed webhook', async () => {
  const razorpay = client();
  const order = await razorpay.orders.create({ amount: 199_900, currency: 'INR', receipt: 'r1' });
  expect(order).toMatchObject({ status: 'created', amount: 199_900, amount_due: 199_900 });

  const hook = once(receiver, 'request');
  const paid = await fetch(`${url}/local/orders/${order.id}/pay`, { method: 'POST' });
  const checkout = (await paid.json()) as CheckoutResult;
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = checkout;
  expect(signature).toBe(sign(`${order.id}|${paymentId}`, keys.keySecret));

  const [request, response] = (await hook) as [IncomingMessage, { end(): void }];
  const body = String(await readBody(request, 10_000));
  response.end();
  const given = String(request.headers['x-razorpay-signature']);
  expect(Razorpay.validateWebhookSignature(body, given, keys.webhookSecret)).toBe(true);
  expect(request.headers['x-razorpay-event-id']).toBeTruthy();
  expect(JSON.parse(body).payload.payment.entity).toMatchObject({ id: paymentId, captured: true });

  expect(await razorpay.orders.fetch(order.id)).toMatchObject({ status: 'paid', amount_due: 0 });
  const { items } = await razorpay.orders.fetchPayments(order.id);
  expect(items).toMatchObject([{ id: paymentId, status: 'captured' }]);
});

test('wrong keys, small amounts and unknown orders are refused', async () => {
  await expect(client('wrong').orders.fetch('order_1')).rejects.toMatchObject({ statusCode: 401 });
  const razorpay = client();
  await expect(razorpay.orders.create({ amount: 99, currency: 'INR' })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(razorpay.orders.fetch('order_none')).rejects.toMatchObject({ statusCode: 400 });
});
