import { randomUUID } from 'node:crypto';
import { edgeSecret } from '@thali/local/gateway/edge-secret';
import { seededRandom } from '@thali/local/history/random';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectEnvelope, expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { mutateJson } from '../support/mutate-json.ts';
import { orderBody, postOrder } from '../support/place-test-order.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { runConcurrently } from '../support/razorpay-events.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { recordAttack, withoutEffect } from './count-attacks.ts';

let vendor: TestVendor;
beforeAll(async () => {
  vendor = await makeVendor();
});

function post(rawBody: string, headers: Record<string, string> = {}) {
  return call('POST', '/orders', { rawBody, headers });
}

test.each(['', '{', 'thali', '{"a":1,}', '\u0000', "{'a':1}", 'undefined', 'NaN'])(
  'refuses invalid JSON: %j',
  async (junk) => {
    expectRefusal(await post(junk), 'INVALID_JSON');
  },
);

test.each(['null', '[]', '0', '"text"', 'true', '{}', '[{}]'])(
  'refuses JSON that is not an order: %s',
  async (json) => {
    expectRefusal(await post(json), 'VALIDATION_ERROR');
  },
);

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
])('refuses the content type %s', async (contentType) => {
  const body = JSON.stringify(orderBody(vendor));
  expectRefusal(await post(body, { 'content-type': contentType }), 'UNSUPPORTED_MEDIA_TYPE');
});

test('accepts JSON with a character set in the content type', async () => {
  const body = JSON.stringify(orderBody(vendor));
  const answer = await post(body, { 'content-type': 'Application/JSON; charset=utf-8' });
  expect(answer.status, answer.text).toBe(201);
});

test.each([1.01, 11])('refuses a body of %i MB', async (megabytes) => {
  const special_instructions = 'x'.repeat(megabytes * 1024 * 1024);
  expectRefusal(
    await postOrder({ ...orderBody(vendor), special_instructions }),
    'PAYLOAD_TOO_LARGE',
  );
});

test('handles arrays and objects nested 10,000 and 500,000 deep', async () => {
  const text = JSON.stringify(orderBody(vendor));
  for (const depth of [10_000, 500_000]) {
    const nested = '['.repeat(depth) + ']'.repeat(depth);
    expectRefusal(await post(nested), 'VALIDATION_ERROR');
    expectRefusal(
      await post(text.replace(/"items":\[/, `"items":[${nested},`)),
      'VALIDATION_ERROR',
    );
  }
  const objects = `${'{"items":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  expectRefusal(await post(objects), 'VALIDATION_ERROR');
});

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'to_string', 'hasOwnProperty', ''])(
  'ignores the strange key %j like any unknown key',
  async (key) => {
    const text = JSON.stringify(orderBody(vendor));
    const strange = `{${JSON.stringify(key)}:{"status":"completed","isAdmin":true},`;
    const answer = await post(
      text.replace('{', strange).replace('"items":[{', `"items":[${strange}`),
    );
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json.order.status).toBe('pending');
    const header = await call('GET', `/orders/${answer.json.order.id}?${key || 'x'}=1`, {
      headers: { constructor: '1' },
    });
    expectRefusal(header, 'ORDER_NOT_FOUND');
  },
);

test.each(['1e400', '-1e400', '1e308', '9007199254740993', '0.1e-400'])(
  'handles the number %s with an error or an order, never with a 500',
  async (number) => {
    const text = JSON.stringify(orderBody(vendor));
    for (const field of ['quantity', 'unit_price', 'total_amount', 'final_amount']) {
      const changed = text.replace(new RegExp(`"${field}":[\\d.]+`), `"${field}":${number}`);
      const answer = await post(changed);
      expectEnvelope(answer);
    }
  },
);

test('half a surrogate pair, control characters and emoji stay text', async () => {
  const text = JSON.stringify(orderBody(vendor));
  for (const name of ['"\\ud800"', '"a\\u0000b"', '"🍛"', '"﷽"', '"\\udfff\\ud800"']) {
    const answer = await post(text.replace('"Test Guest"', name));
    expect(answer.status, `${name} ${answer.text}`).toBe(201);
  }
});

test('refuses invalid order ids, cursors and queries', async () => {
  for (const path of [
    '/orders/x',
    '/orders/%00',
    '/orders/..%2f',
    '/orders/%E0%A4%A',
    `/orders/${'A'.repeat(5000)}`,
  ]) {
    expectEnvelope(await call('GET', path));
  }
  expectRefusal(await call('GET', '/nothing-here'), 'NOT_FOUND');
  expectRefusal(await call('DELETE', '/orders'), 'NOT_FOUND');
});

test('answers 404 to an unknown method, as on AWS', async () => {
  const answer = await call('DELETE', '/orders');
  // On AWS the gateway sends every request without a route to the fallback function.
  setUpHandlers();
  const { handler } = await import('@thali/functions/lambdas/platform.lambda');
  const requestContext = { requestId: answer.json.request_id, http: { method: 'DELETE' } };
  const headers = { 'x-origin-secret': edgeSecret };
  const event = { routeKey: 'ANY /api/{proxy+}', headers, requestContext };
  const response = await handler(event as never, {} as never);
  expect(response).toMatchObject({ statusCode: answer.status, body: answer.text });
});

test('answers an invalid order with the error envelope, never with a 500', async () => {
  const random = seededRandom('orders with something wrong in them');
  const bodies = Array.from({ length: quickOrLong(80, 4000) }, () =>
    mutateJson(orderBody(vendor), random),
  );
  const outcomes = await runConcurrently(bodies, 20, async (body) => {
    const answer = await post(body, { 'idempotency-key': randomUUID() });
    if (answer.status === 201) return withoutEffect;
    expect(answer.status, body).toBeLessThan(500);
    expectEnvelope(answer);
    return answer.json.code;
  });
  recordAttack('Requests: invalid orders', outcomes);
});
