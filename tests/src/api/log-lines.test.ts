import { guest } from '@thali/functions/http/actor';
import { requestKeys } from '@thali/shared/http/schema-keys';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { describe, expect, inject, it, test } from 'vitest';
import { call } from '../support/call.ts';
import { readLogLines } from '../support/logs/assert-clean-logs.ts';
import { findPersonalData } from '../support/logs/find-personal-data.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, postOrder } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStudent } from '../support/sign-in.ts';
import { testRequestContext } from '../support/test-context.ts';

/** The platform's log lines about one request. */
async function linesOf(requestId: string | null): Promise<Record<string, unknown>[]> {
  const lines = await readLogLines(inject('logFolder'));
  return lines.map((line) => JSON.parse(line)).filter((line) => line.request_id === requestId);
}

test('logs an order in one line with its tenant and actor, without personal data', async () => {
  const [vendor, student] = [await makeVendor(), await makeStudent()];
  const answer = await postOrder(orderBody(vendor), { token: student.token });
  expect(answer.status).toBe(201);
  const [line, ...otherLines] = await linesOf(answer.headers.get('x-request-id'));
  expect(otherLines).toEqual([]);
  expect(line).toEqual({
    level: 'INFO',
    message: 'request',
    timestamp: expect.any(String),
    service: 'local',
    request_id: answer.headers.get('x-request-id'),
    route: 'placeOrder',
    actor_role: 'student',
    actor_id: student.userId,
    vendor_id: vendor.id,
    status: 201,
    duration_ms: expect.any(Number),
  });
  expect(JSON.stringify(line).length).toBeLessThan(400);
});

test('logs a refusal with its request id, and a successful read at debug level only', async () => {
  const refused = await call('GET', '/vendors/0000000000');
  expect(await linesOf(refused.json.request_id)).toMatchObject([
    { level: 'INFO', status: refused.status, code: refused.json.code, actor_role: 'guest' },
  ]);
  const health = await call('GET', '/health');
  expect(await linesOf(health.headers.get('x-request-id'))).toMatchObject([{ level: 'DEBUG' }]);
});

test('counts a placement once in the metrics', async () => {
  const vendor = await makeVendor();
  // Run it in this process, because the platform also counts the orders of other tests.
  setUpHandlers();
  const { placeOrder } = await import('@thali/functions/orders/placing/place-order');
  const { invocation } = await import('@thali/functions/invocations/invocation');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = PlaceOrderBody.parse(requestKeys(PlaceOrderBody, orderBody(vendor)));
  const placeInProcess = () =>
    invocation({}, () => placeOrder(guest, { headers, body }, testRequestContext()));
  const readCounts = async () => {
    const lines = await readLogLines(inject('logFolder'), `${process.pid}.jsonl`);
    const entries = lines.map((line) => JSON.parse(line)).filter(({ _aws }) => _aws);
    const sum = (name: string) => entries.flatMap((entry) => entry[name] ?? []).length;
    return { placed: sum('OrdersPlaced'), measured: sum('PlacementLatency') };
  };
  // Flush counts that earlier tests made outside an invocation.
  await invocation({}, async () => undefined);
  const before = await readCounts();
  const [first, second] = [await placeInProcess(), await placeInProcess()];
  expect(second.order.id).toBe(first.order.id);
  expect(await readCounts()).toEqual({ placed: before.placed + 1, measured: before.measured + 1 });
});

test('ignores other output of a worker when it reads log lines', async () => {
  const marker = `planted ${crypto.randomUUID()}`;
  const line = (message: string) => `{"level":"DEBUG","message":"${message}"}\n`;
  process.stdout.write(`${line('before')}${marker}\n${line(marker)}`);
  const logged = await readLogLines(inject('logFolder'), `${process.pid}.jsonl`);
  expect(logged.filter((text) => text.includes(marker))).toEqual([line(marker).trimEnd()]);
});

describe('the search for personal data', () => {
  const id = '01JCXQ7Z3M8K4T9W5555555555';
  it.each([
    ['an e-mail address', { message: 'no asha@mess.example' }],
    ['an e-mail address in the name of a field', { 'asha@mess.example': 1 }],
    ['a phone', { error: { message: 'No PHONE#+919876543210' } }],
    ['a phone without its country', { deep: [{ note: 'call 9876543210' }] }],
    ['a signed token', { note: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1MSJ9.sig' }],
    ['a one-time code', { body: '012345 is your Thali verification code.' }],
    ['a tracking token', { url: `/orders/${id}?t=aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY` }],
    ['a value that the logger masked', { message: 'oops for [phone]' }],
    ['a text from a form', { message: 'no table for Kausalya R. (window)' }],
  ])('finds %s', (_, entry) => {
    const formTexts = new Set(['Kausalya R. (window)']);
    expect(findPersonalData([JSON.stringify(entry)], formTexts)).not.toEqual([]);
  });

  it('ignores ids, times and figures', () => {
    const entry = {
      timestamp: '2026-11-20T07:31:00.000Z',
      request_id: '98765432-9876-4321-98ab-987654321098',
      order_id: id,
      sequence_number: '000000000000009876543',
      refunded_paise: 199_900,
      message: 'Ravioli for all',
      stack: 'at file:///src/table/table-client.ts:123456:12',
    };
    expect(findPersonalData([JSON.stringify(entry)], new Set(['Ravi']))).toEqual([]);
  });
});
