import { randomBytes } from 'node:crypto';
import { demoPassword } from '@thali/local/seed/demo-people';
import { expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { randomIds } from '../support/random-ids.ts';
import { demoSignIns, makeStudent } from '../support/sign-in.ts';

function login(email: unknown, password: unknown, role: unknown): Promise<Answer> {
  return call('POST', '/auth/login', { body: { email, password, role } });
}

test.each([
  ['vendor', demoSignIns.vendor],
  ['student', demoSignIns.student],
  ['admin', demoSignIns.admin],
] as const)('signs in the demo’s %s with the right role', async (role, signIn) => {
  const { token, userId, email } = await signIn();
  const { status, json } = await call('GET', '/auth/profile', { token });
  expect(status).toBe(200);
  expect(json.user).toMatchObject({ id: userId, email, role });
  expect(json.user.vendor_id === null).toBe(role !== 'vendor');
});

test('accepts customer for student, and ignores case and spaces of an e-mail', async () => {
  const answer = await login('  Student@Demo.Example ', demoPassword, 'customer');
  expect(answer.json.user.role).toBe('student');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('gives identical bytes for an unknown account, wrong password or other role', async () => {
  const answers = [
    await login(randomIds.email(), demoPassword, 'student'),
    await login('student@demo.example', 'wrong', 'student'),
    await login('student@demo.example', demoPassword, 'vendor'),
    await login('student@demo.example', demoPassword, 'admin'),
    await login('vendor@demo.example', demoPassword, 'admin'),
    await login('vendor@demo.example', demoPassword, 'student'),
  ];
  for (const answer of answers) expectRefusal(answer, 'INVALID_CREDENTIALS');
  expect(new Set(answers.map(withoutRequestId)).size).toBe(1);
});

function withoutRequestId({ text, headers, json }: Answer): string {
  const compared = [...headers].filter(([name]) => name !== 'date');
  return JSON.stringify([compared, text]).replaceAll(json.request_id, '');
}

test.each([
  [undefined, 'x', 'student'],
  ['student@demo.example', undefined, 'student'],
  ['student@demo.example', '', 'student'],
  ['student@demo.example', 'x', 'owner'],
  ['student@demo.example', 'x', '__proto__'],
  [{ $ne: null }, 'x', 'student'],
  ['student@demo.example', ['x'], 'student'],
  ['student@demo.example', 'x'.repeat(257), 'student'],
])(
  'refuses a sign-in with the e-mail %j, the password %j and the role %j',
  async (email, password, role) => {
    expectRefusal(await login(email, password, role), 'VALIDATION_ERROR');
  },
);

test('refreshes a session until its logout', async () => {
  const { refreshToken } = await makeStudent();
  const body = { refresh_token: refreshToken };
  const refreshed = await call('POST', '/auth/refresh', { body });
  expect(refreshed.status, refreshed.text).toBe(200);
  expect(refreshed.json.refresh_token).toBe(refreshToken);
  const { token } = refreshed.json;
  expect((await call('GET', '/auth/profile', { token })).status).toBe(200);

  expect((await call('POST', '/auth/logout', { body })).status).toBe(200);
  expectRefusal(await call('POST', '/auth/refresh', { body }), 'SESSION_EXPIRED');
  expect((await call('POST', '/auth/logout', { body })).status, 'a second time').toBe(200);
});

test('refuses a refresh token of another role, an unknown token and an empty token', async () => {
  const { refreshToken } = await makeStudent();
  const secret = refreshToken.slice('student.'.length);
  const tokens = [`vendor.${secret}`, `admin.${secret}`, secret, 'student.', 'x', '.', '\u0000'];
  for (const refresh_token of tokens) {
    const body = { refresh_token };
    expectRefusal(await call('POST', '/auth/refresh', { body }), 'SESSION_EXPIRED');
    expect((await call('POST', '/auth/logout', { body })).status).toBe(200);
  }
  expectRefusal(await call('POST', '/auth/refresh', { body: {} }), 'VALIDATION_ERROR');
  const body = { refreshToken };
  expect((await call('POST', '/auth/refresh', { body })).status).toBe(200);
});

test('limits the guesses on known and unknown accounts alike', async () => {
  const { email } = await makeStudent();
  for (const account of [email, randomIds.email()]) {
    const answers: Answer[] = [];
    // One window of the limit may end between two guesses, so allow two windows of guesses.
    while (answers.length < 22 && answers.at(-1)?.status !== 429) {
      answers.push(await login(account, randomBytes(8).toString('hex'), 'student'));
    }
    const last = answers.at(-1);
    if (!last) throw new Error('No guess was made');
    expectRefusal(last, 'TOO_MANY_REQUESTS');
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers.length).toBeGreaterThan(10);
    expectRefusal(await login(account, demoPassword, 'student'), 'TOO_MANY_REQUESTS');
  }
});

test('sets a device cookie at sign-in and with a code, for the sign-in calls only', async () => {
  const { email } = await makeStudent();
  const cookiesOf = ({ headers }: Answer) => headers.getSetCookie();
  const [cookie, ...more] = cookiesOf(await login(email, demoPassword, 'student'));
  expect(more).toEqual([]);
  const attributes = 'Path=/api/auth; Max-Age=15552000; HttpOnly; Secure; SameSite=Lax';
  expect(cookie).toMatch(new RegExp(`^thali_device=[\\w-]{22}\\.\\w+~[\\w-]{22}; ${attributes}$`));
  const requested = await call('POST', '/auth/request-otp', { body: { phone: randomIds.phone() } });
  expect(cookiesOf(requested)[0]).toMatch(new RegExp(`^thali_device=[\\w-]{22}; ${attributes}$`));
  expect(cookiesOf(await login(email, 'wrong', 'student'))).toEqual([]);

  const headers = { cookie: String(cookie).split(';')[0] ?? '' };
  const body = { phone: randomIds.phone() };
  expect(
    cookiesOf(await call('POST', '/auth/request-otp', { body, headers })),
    'the device cookie stays',
  ).toEqual([]);
  const repeat = await call('POST', '/auth/login', {
    body: { email, password: demoPassword, role: 'student' },
    headers,
  });
  const idOf = (text = '') => /^thali_device=([\w-]+)\./.exec(text)?.[1];
  expect(idOf(cookiesOf(repeat)[0])).toBe(idOf(cookie));
  expectRefusal(await call('GET', '/auth/profile', { headers }), 'UNAUTHENTICATED');
});
