import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { callRazorpay, createClient, refusalOf } from './razorpay-http.ts';

const { config } = vi.hoisted(() => ({ config: { razorpay: { url: '' } } }));
vi.mock('../../config.ts', () => ({ config }));

const keys = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const requests: IncomingMessage[] = [];
let answer: (response: ServerResponse) => void;

const server = createServer((request, response) => {
  requests.push(request);
  request.resume().on('end', () => answer(response));
});

function answerWith(status: number, body: object): void {
  answer = (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  config.razorpay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('calls the configured address with the keys and the extra header', async () => {
  answerWith(200, { id: 'rfnd_1' });
  const client = await createClient(keys, { 'X-Refund-Idempotency': 'pay_1-0-100' });
  expect(await client.payments.refund('pay_1', { amount: 100 })).toEqual({ id: 'rfnd_1' });
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/v1/payments/pay_1/refund',
    headers: {
      authorization: `Basic ${btoa('rzp_test_1:key secret')}`,
      'x-refund-idempotency': 'pay_1-0-100',
    },
  });
});

it('sends the extra header only with its own client', async () => {
  answerWith(200, { id: 'pay_1' });
  await createClient(keys, { 'X-Refund-Idempotency': 'pay_1-0-100' });
  await callRazorpay(keys, (client) => client.payments.fetch('pay_1'));
  expect(requests[0]?.headers).not.toHaveProperty('x-refund-idempotency');
});

it('reads status, code and description of a refusal', async () => {
  const error = { code: 'BAD_REQUEST_ERROR', description: 'The balance is too low.' };
  answerWith(400, { error });
  const client = await createClient(keys);
  const failure = await client.payments.fetch('pay_1').catch((thrown: unknown) => thrown);
  expect(refusalOf(failure)).toEqual({ status: 400, ...error });
});

it('stops waiting after 4 seconds without an answer', {
  tags: 'long',
  timeout: 15_000,
}, async () => {
  answer = () => undefined;
  const startedAt = performance.now();
  await expect(
    callRazorpay(keys, (client) => client.payments.fetch('pay_1')),
  ).rejects.toMatchObject({
    code: 'PAYMENT_PROVIDER_FAILED',
    cause: new Error('Razorpay: no answer'),
  });
  expect(performance.now() - startedAt).toBeGreaterThan(3900);
});
