import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import type { ErrorCode } from '@thali/shared/http/error-codes';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { login } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { isEvent, openLiveClient } from '../support/live-client.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { operate } from '../support/operate.ts';
import { codeTo } from '../support/outbox.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { runConcurrently } from '../support/razorpay-events.ts';
import { callSample, type Target } from '../support/sample-requests.ts';
import { makeAdmin, makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';
import { outcomeOf, recordAttack } from './count-attacks.ts';

const routes: readonly HttpRoute[] = httpRoutes;
const guarded = routes.map(({ contract }) => contract).filter(({ ignoresToken }) => !ignoresToken);
/** walk-route-table.test.ts checks that all routes refuse an expired token. */
const testedRoutes = guarded.slice(0, quickOrLong(3, guarded.length));

let target: Target;
beforeAll(async () => {
  const vendor = await makeVendor();
  target = { vendor, orderId: (await writeOrder(vendor)).id };
});

const people = {
  student: makeStudent,
  vendor: () => makeStaff(target.vendor.id),
  admin: makeAdmin,
} as const;
type Name = keyof typeof people;

const readProfile = (token: string) => call('GET', '/auth/profile', { token });
const logOut = (refresh_token: string) => call('POST', '/auth/logout', { body: { refresh_token } });
const changePassword = (token: string, new_password: string) =>
  call('POST', '/auth/change-password', {
    token,
    body: { current_password: demoPassword, new_password },
  });

/** Expects that routes and the live link refuse the token. */
async function expectTokenRefused(
  token: string,
  attack: string,
  code: ErrorCode = 'TOKEN_INVALID',
  contracts = testedRoutes,
): Promise<void> {
  const outcomes = await runConcurrently(contracts, 10, async (contract) => {
    const answer = await callSample(contract, target, token);
    expectRefusal(answer, code);
    return outcomeOf(answer);
  });
  const client = await openLiveClient();
  client.send({ action: 'join', room: `vendor:${target.vendor.id}`, token });
  const { event, data } = await client.waitForFrame(() => true);
  expect([event, data.code]).toEqual(['error', code]);
  recordAttack(attack, [...outcomes, data.code]);
}

test.each(Object.keys(people) as Name[])(
  'log-out ends the token of a %s, and no other session',
  async (name) => {
    const person = await people[name]();
    const otherAnswer = await login(person.email, demoPassword, name);
    expect((await logOut(person.refreshToken)).status).toBe(200);
    await expectTokenRefused(person.token, 'Tokens: of a logged-out session');
    expect((await readProfile(otherAnswer.json.token)).status).toBe(200);
    const refresh = { body: { refresh_token: otherAnswer.json.refresh_token } };
    const renewed = await call('POST', '/auth/refresh', refresh);
    expect((await readProfile(renewed.json.token)).status).toBe(200);
    expect((await logOut(person.refreshToken)).status).toBe(200);
  },
);

test('a token stops working after a reset, and the next sign-in works', async () => {
  const { email, token } = await makeStaff(target.vendor.id);
  await call('POST', '/auth/forgot-password', { body: { email } });
  const reset = { email, code: await codeTo(email), password: 'a new one' };
  expect((await call('POST', '/auth/reset-password', { body: reset })).status).toBe(200);
  await expectTokenRefused(token, 'Tokens: from before a new password');
  const after = await login(email, 'a new one', 'vendor');
  expect((await readProfile(after.json.token)).status).toBe(200);
});

test('a changed password ends every token except the new tokens in the answer', async () => {
  const { token, email } = await makeStaff(target.vendor.id);
  const otherToken = (await login(email, demoPassword, 'vendor')).json.token;
  const { json } = await changePassword(token, 'my own one');
  for (const old of [token, otherToken]) {
    await expectTokenRefused(old, 'Tokens: from before a new password');
  }
  expect((await readProfile(json.token)).status).toBe(200);
});

test('an operator’s new temporary password ends every token', async () => {
  const { token, userId, email } = await makeStaff(target.vendor.id);
  await changeRow(keys.user(userId), { mustChangePassword: true });
  await operate('resend-credentials', { email });
  await expectTokenRefused(token, 'Tokens: from before a new password');
});

test('a deleted person has no session', async () => {
  const { token, userId } = await makeStaff(target.vendor.id);
  await changeRow(keys.user(userId), { expiresAt: 1 });
  await expectTokenRefused(token, 'Tokens: of a deleted person');
});

test('a temporary password allows only its change', async () => {
  const { userId, email } = await makeStaff(target.vendor.id);
  await changeRow(keys.user(userId), { mustChangePassword: true });
  const { token, must_change_password } = (await login(email, demoPassword, 'vendor')).json;
  expect(must_change_password).toBe(true);
  const closed = guarded.filter(({ allowsTemporaryPassword }) => !allowsTemporaryPassword);
  const attack = 'Tokens: of a temporary password, on each route';
  await expectTokenRefused(token, attack, 'PASSWORD_CHANGE_REQUIRED', closed);
  expect((await readProfile(token)).json.must_change_password).toBe(true);
  const changed = await changePassword(token, 'my own one');
  expect((await readProfile(changed.json.token)).json.must_change_password).toBe(false);
  expect((await call('GET', '/vendors', { token: changed.json.token })).status).toBe(200);
});

describe('a joined room', () => {
  const joinAs = async (token: string, vendorId: string) => {
    const screen = await openLiveClient();
    await screen.join(vendorId, { token });
    return screen;
  };

  test('closes when its session ends, and not when another session ends', async () => {
    const vendor = await makeVendor();
    const staff = await makeStaff(vendor.id);
    const otherToken = (await login(staff.email, demoPassword, 'vendor')).json.token;
    const endedScreen = await joinAs(staff.token, vendor.id);
    const otherScreen = await joinAs(otherToken, vendor.id);
    await logOut(staff.refreshToken);
    await endedScreen.closed();
    const { id } = await placeOrder(orderBody(vendor));
    await otherScreen.waitForFrame(isEvent('order:new', id));
    expect(endedScreen.orderFrames()).toEqual([]);
  });

  test('closes after a new password, also for customers, and the new token joins again', async () => {
    const vendor = await makeVendor();
    const student = await makeStudent();
    const screen = await joinAs(student.token, vendor.id);
    const { json } = await changePassword(student.token, 'my own one');
    await screen.closed();
    const newScreen = await joinAs(json.token, vendor.id);
    const { id } = await placeOrder(orderBody(vendor), { token: json.token });
    await newScreen.waitForFrame(isEvent('order:new', id));
    expect(screen.orderFrames()).toEqual([]);
  });
});
