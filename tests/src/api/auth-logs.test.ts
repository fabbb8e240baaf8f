import { randomUUID } from 'node:crypto';
import type { HttpEvent } from '@thali/functions/http/pipeline';
import { edgeSecret } from '@thali/local/gateway/edge-secret';
import type { Context } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordOutput } from '../support/logs/printed-lines.ts';
import { codeTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStudent } from '../support/sign-in.ts';

// The auth function as deployed. In tests it logs at every level.
setUpHandlers();
const { handler } = await import('@thali/functions/lambdas/auth.lambda');
const { smsClient } = await import('@thali/functions/messages/send-sms');
const { emailClient } = await import('@thali/functions/messages/send-email');
let lines: string[];
beforeEach(() => {
  lines = recordOutput();
});
afterEach(() => {
  vi.restoreAllMocks();
  smsClient.middlewareStack.remove('injected');
  emailClient.middlewareStack.remove('injected');
});

const address = '203.0.113.77';

async function post(path: string, body: Record<string, unknown>, token?: string) {
  const event = {
    routeKey: `POST /api/auth/${path}`,
    headers: {
      'content-type': 'application/json',
      'x-origin-secret': edgeSecret,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    requestContext: { requestId: randomUUID(), http: { sourceIp: address } },
  } as unknown as HttpEvent;
  const answer = await handler(event, {} as Context);
  return { status: answer.statusCode, json: JSON.parse(answer.body ?? '{}') };
}

/** Expects every secret to be missing from all log lines. */
function expectNotLogged(secrets: readonly string[]): void {
  const text = lines.join('\n');
  for (const secret of secrets) expect(text, secret).not.toContain(secret);
}

test('logs no personal data or secret in a registration and a sign-in with failures', {
  tags: 'long',
}, async () => {
  const [phone, email, name] = [randomIds.phone(), randomIds.email(), 'Kausalya Raghunathan'];
  const [password, wrong] = ['idli 4 breakfast', 'dosa 4 breakfast'];
  await post('request-otp', { phone });
  const otp = await codeTo(phone);
  const registered = await post('verify-otp', { phone, otp, action: 'register', name, email });
  const { customer_id } = registered.json;
  const set = await post('set-password', { customer_id, password });
  await post('login', { email, password: wrong, role: 'student' });
  await post('login', { email, password, role: 'student' });
  await post('register', { email, password, name, role: 'student', phone });
  await post(
    'change-password',
    { current_password: wrong, new_password: password },
    set.json.token,
  );
  await post('forgot-password', { email });
  await post('request-otp', { phone });
  const { refresh_token } = set.json;
  await post('refresh', { refresh_token });
  await post('logout', { refresh_token });

  expect(lines.length).toBeGreaterThanOrEqual(11);
  expect(lines.join('\n')).toMatch(/"route":\s*"setPassword"/);
  const digits = phone.slice(3);
  const tokenEnds = [set.json.token, refresh_token].map((token: string) => token.slice(-40));
  expectNotLogged([digits, email, name, otp, password, wrong, address, ...tokenEnds]);
});

test('logs no personal data from the errors of failed services', { tags: 'long' }, async () => {
  const [phone, { email }] = [randomIds.phone(), await makeStudent()];
  const failing = () => () => Promise.reject(new Error(`No way to ${phone}, ${email}`));
  const options = { step: 'build', name: 'injected' } as const;
  smsClient.middlewareStack.add(failing, options);
  emailClient.middlewareStack.add(failing, options);
  expect((await post('request-otp', { phone })).status).toBe(503);
  expect((await post('forgot-password', { email })).status).toBe(200);
  expect(lines.join('\n')).toMatch(/request failed.*reset code not sent/s);
  expectNotLogged([phone.slice(3), email]);
});
