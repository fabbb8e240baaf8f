import { httpRoutes } from '@thali/functions/routes/route-table';
import { seededRandom } from '@thali/local/history/random';
import { expect, test } from 'vitest';
import { recordAttack, withoutEffect } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { expectEnvelope, expectRefusal } from '../support/expect-refusal.ts';
import { mutateJson } from '../support/mutate-json.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStudent } from '../support/sign-in.ts';

type Json = Parameters<typeof mutateJson>[0];

/** A well-formed body for each path, with invalid secrets and ids. */
const bodies: Record<string, () => Json> = {
  '/auth/login': () => ({ email: randomIds.email(), password: 'chai 4 u', role: 'student' }),
  '/auth/register': () => ({
    name: 'Asha',
    email: randomIds.email(),
    password: 'chai 4 u',
    role: 'student',
    phone: randomIds.phone(),
  }),
  '/auth/refresh': () => ({ refresh_token: 'student.x' }),
  '/auth/logout': () => ({ refresh_token: 'student.x' }),
  '/auth/request-otp': () => ({ phone: randomIds.phone() }),
  '/auth/verify-otp': () => ({
    phone: randomIds.phone(),
    otp: '123456',
    action: 'register',
    name: 'Asha',
    email: randomIds.email(),
  }),
  '/auth/set-password': () => ({ customer_id: '0'.repeat(26), password: 'chai 4 u' }),
  '/auth/profile': () => ({
    name: 'Asha',
    phone: randomIds.phone(),
    email: randomIds.email(),
    preferences: {
      dietary_restrictions: ['jain'],
      spice_level: 'hot',
      favorite_categories: ['Thalis'],
    },
  }),
  '/auth/contact-code': () => ({ phone: randomIds.phone(), password: 'chai 4 u' }),
  '/auth/contact': () => ({ phone: randomIds.phone(), code: '123456' }),
  '/auth/change-password': () => ({ current_password: 'x', new_password: 'chai 4 u' }),
  '/auth/forgot-password': () => ({ email: randomIds.email() }),
  '/auth/reset-password': () => ({
    phone: randomIds.phone(),
    code: '123456',
    password: 'chai 4 u',
  }),
};

const routes = httpRoutes
  .map(({ contract }) => contract)
  .filter(({ path, method }) => path.startsWith('/auth/') && method !== 'GET')
  .map(({ path, method }) => [method, path] as const);

const rawBodies: [body: string, headers?: Record<string, string>][] = [
  [''],
  ['{'],
  ['\u0000'],
  ['null'],
  ['[]'],
  ['"text"'],
  ['['.repeat(10_000) + ']'.repeat(10_000)],
  [`{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['email=a%40b.example', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['{}', { 'content-type': 'text/plain' }],
  ['{}', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['{}', { 'content-type': '' }],
  ['{}', { 'content-encoding': 'gzip' }],
  ['{}', { 'x-viewer-address': "'; DROP TABLE users; --" }],
];

test.each(routes)(
  '%s %s answers a malformed request with the error envelope, never with a 500',
  async (...route) => {
    const [method, path] = route;
    const { token } = await makeStudent();
    const random = seededRandom(path);
    const body = bodies[path];
    if (!body) throw new Error(`No body for ${path}`);
    const mutated = Array.from(
      { length: quickOrLong(40, 400) },
      () => [mutateJson(body(), random)] as const,
    );
    const outcomes: string[] = [];
    for (const [rawBody, headers = {}] of [...rawBodies, ...mutated]) {
      const answer = await call(method, path, { rawBody, headers, token });
      const isAccepted = answer.status >= 200 && answer.status < 300;
      outcomes.push(isAccepted ? withoutEffect : answer.json.code);
      if (isAccepted) continue;
      expect(answer.status, `${rawBody.slice(0, 300)} ${answer.text}`).toBeLessThan(500);
      expectEnvelope(answer);
    }
    recordAttack('Requests: malformed calls of sign-in and accounts', outcomes);
  },
  120_000,
);

const long = 'a'.repeat(900_000);
test.each([
  ['/auth/login', { email: long, password: 'x', role: 'student' }],
  ['/auth/login', { email: 'a@b.example', password: long, role: 'student' }],
  ['/auth/register', { email: `a@${'.'.repeat(900_000)}@`, password: 'chai 4 u' }],
  ['/auth/forgot-password', { email: `a@${'.'.repeat(900_000)}@` }],
  ['/auth/request-otp', { phone: '9'.repeat(900_000) }],
  ['/auth/verify-otp', { phone: '+919876543210', otp: ' '.repeat(900_000), action: 'login' }],
  ['/auth/set-password', { customer_id: 'x', password: ' '.repeat(900_000) }],
  ['/auth/refresh', { refresh_token: `student.${long}` }],
])('%s refuses a body of about a megabyte without delay', async (path, body) => {
  const startedAt = performance.now();
  expectRefusal(await call('POST', path, { body }), 'VALIDATION_ERROR');
  expect(performance.now() - startedAt).toBeLessThan(3000);
});

test('refuses an overlong token', async () => {
  for (const token of ['x'.repeat(7000), `${'a'.repeat(4000)}.${'b'.repeat(2000)}.c`]) {
    expectRefusal(await call('GET', '/auth/profile', { token }), 'TOKEN_INVALID');
  }
});
