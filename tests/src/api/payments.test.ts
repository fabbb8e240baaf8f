import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { describe, expect, test, vi } from 'vitest';
import {
  confirm,
  createOrder,
  openPlanOrder,
  payAtRazorpay,
  paymentRow,
  planBody,
  readPaymentSession,
} from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { login } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { itemBody } from '../support/menu-bodies.ts';
import { temporaryPasswordIn, welcomeEmailsTo } from '../support/outbox.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import { newSubdomain } from '../support/vendor-bodies.ts';

const cardStateOf = async (token: string) =>
  (await readPaymentSession(token)).json.session.card_state;
const readAvailability = async (subdomain: string, headers = {}) =>
  (await call('GET', `/payments/subdomain-availability?subdomain=${subdomain}`, { headers })).json;

test('creates a vendor with hours and a sign-in for a paid plan', async () => {
  const body = planBody();
  const { status, text, json } = await createOrder(body);
  expect(status, text).toBe(201);
  expect(json).toEqual({
    id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
    amount: 1999,
    currency: 'INR',
    key_id: expect.stringMatching(/^rzp_test_/),
    mock: false,
    plan_id: 'starter',
    session_token: expect.any(String),
  });
  expect(await cardStateOf(json.session_token)).toBe('buy-now');

  const confirmed = await confirm(await payAtRazorpay(json.id));
  expect(confirmed.json).toEqual({ success: true, session_token: json.session_token });
  expect((await readPaymentSession(json.session_token)).json.session).toMatchObject({
    card_state: 'payment-completed',
    payment_status: 'paid',
    plan_name: 'Starter',
    refunded: false,
  });

  const { email, subdomain } = body.vendor_details;
  const [message, ...otherMessages] = await welcomeEmailsTo(email);
  expect(otherMessages).toEqual([]);
  const password = temporaryPasswordIn(message);
  expect(password).toMatch(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/);
  const first = (await login(email, password, 'vendor')).json;
  expect(first).toMatchObject({
    must_change_password: true,
    user: { role: 'vendor', phone: '+919876543210' },
  });
  const changed = await call('POST', '/auth/change-password', {
    token: first.token,
    body: { current_password: password, new_password: 'poha 4 breakfast' },
  });
  const { token } = changed.json;
  expect(await cardStateOf(json.session_token)).toBe('account-active');

  const { vendor } = (await call('GET', `/vendors/${first.user.vendor_id}`, { token })).json;
  expect(vendor).toMatchObject({
    subdomain,
    name: 'Savita Mess',
    status: 'active',
    plan: 'starter',
  });
  expect(Object.keys(vendor.settings.business_hours as object)).toHaveLength(7);
  const category = await call('POST', `/vendors/${vendor.id}/menu-categories`, {
    token,
    body: { name: 'Thalis' },
  });
  const dish = await call('POST', `/vendors/${vendor.id}/menu-items`, {
    token,
    body: itemBody(category.json.menu_category.id),
  });
  expect(dish.status, dish.text).toBe(201);
  const { billing } = (await call('GET', '/billing', { token })).json;
  expect(billing).toMatchObject({ state: 'active', plan: { plan_id: 'starter', price: 1999 } });
  expect(billing.receipts).toEqual([
    expect.objectContaining({
      number: expect.stringMatching(/^TH\/\d{4}\/\d{6}$/),
      amount: 1999,
      taxable: 1694.06,
      cgst: 152.47,
      sgst: 152.47,
      igst: null,
      place_of_supply: 'Maharashtra (27)',
      issuer: expect.objectContaining({ gstin: '27AAAAA0000A1Z5' }),
    }),
  ]);
});

describe('an order', () => {
  test.each([
    [{ amount: 999 }, 'INVALID_PAYMENT_AMOUNT'],
    [{ amount: 1998.999 }, 'INVALID_PAYMENT_AMOUNT'],
    [{ amount: 4999 }, 'INVALID_PAYMENT_AMOUNT'],
    [{ amount: 0, plan_id: undefined }, 'INVALID_PAYMENT_AMOUNT'],
    [{ amount: 4999, plan_id: 'enterprise' }, 'PLAN_NOT_FOR_SALE'],
    [{ currency: 'USD' }, 'VALIDATION_ERROR'],
    [{ plan_id: 'free' }, 'VALIDATION_ERROR'],
    [{ amount: '1999' }, 'VALIDATION_ERROR'],
  ] as const)('with %j is refused: %s', async (changes, code) => {
    expectRefusal(await createOrder(planBody({}, changes)), code);
  });

  test.each([
    [{ email: 'savita' }, 'VALIDATION_ERROR', 'Invalid email address'],
    [{ phone: '12345' }, 'VALIDATION_ERROR', 'Invalid phone number'],
    [{ name: ' ' }, 'VALIDATION_ERROR', 'Please fill in all required fields'],
    [{ mess_name: '' }, 'VALIDATION_ERROR', 'Please fill in all required fields'],
    [{ subdomain: '-savita' }, 'VALIDATION_ERROR', undefined],
    [{ subdomain: 'ab' }, 'VALIDATION_ERROR', undefined],
    [{ subdomain: 'admin' }, 'SUBDOMAIN_RESERVED', undefined],
  ] as const)('for %j is refused: %s', async (details, code, message) => {
    const answer = await createOrder(planBody(details));
    expectRefusal(answer, code);
    if (message) expect(answer.json.error).toBe(message);
  });

  test('without a plan id is for the plan with this price', async () => {
    const { json } = await createOrder(planBody({}, { amount: 4999, plan_id: undefined }));
    expect(json).toMatchObject({ plan_id: 'professional', amount: 4999 });
  });

  test('for an e-mail with an account is refused, unless its owner is signed in', async () => {
    const { email, token, userId } = await makeStaff(undefined);
    expectRefusal(await createOrder(planBody({ email })), 'EMAIL_TAKEN');
    const otherPerson = await makeStaff(undefined);
    const asOther = await createOrder(planBody({ email }), { token: otherPerson.token });
    expectRefusal(asOther, 'EMAIL_TAKEN');

    const ownPlan = await createOrder(planBody({ email }), { token });
    expect(ownPlan.status, ownPlan.text).toBe(201);
    await confirm(await payAtRazorpay(ownPlan.json.id));
    expect(await cardStateOf(ownPlan.json.session_token)).toBe('account-active');
    const user = await readRow(keys.user(userId));
    expect(user?.vendorId).toBe((await paymentRow(ownPlan.json.id)).vendorId);
    const [message] = await welcomeEmailsTo(email);
    expect(message?.body).toContain('Use the password you already have.');
    expect(message?.body).not.toContain('Temporary password');
    expect((await call('GET', '/billing', { token })).json.billing.state).toBe('active');

    const secondPlan = await createOrder(planBody({ email }), { token });
    expect(secondPlan.status, secondPlan.text).toBe(201);
    await confirm(await payAtRazorpay(secondPlan.json.id));
    expect(await cardStateOf(secondPlan.json.session_token)).toBe('account-active');
    const first = user?.vendorId;
    const second = (await paymentRow(secondPlan.json.id)).vendorId;
    expect(await readRow(keys.user(userId))).toMatchObject({
      vendorId: first,
      vendorIds: [first, second],
    });
    const atSecond = { token, headers: { 'x-mess': String(second) } };
    expect((await call('GET', '/billing', atSecond)).json.billing.state).toBe('active');
  });

  test('for a customer’s own account adds the vendor’s role and keeps the customer’s', async () => {
    const { email, token } = await makeStudent();
    const { json } = await createOrder(planBody({ email }), { token });
    await confirm(await payAtRazorpay(json.id));
    expect(await cardStateOf(json.session_token)).toBe('account-active');
    const signIns = ['student', 'vendor'].map((role) => login(email, demoPassword, role));
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('with the same Idempotency-Key is the same order', async () => {
    const body = planBody();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await createOrder(body, { headers });
    expect(first.status, first.text).toBe(201);
    expect((await createOrder(body, { headers })).json).toEqual(first.json);
    expectRefusal(await createOrder(planBody(), { headers }), 'IDEMPOTENCY_KEY_REUSED');
    const shortKey = await createOrder(body, { headers: { 'idempotency-key': 'short' } });
    expectRefusal(shortKey, 'INVALID_IDEMPOTENCY_KEY');

    const keyed = { 'idempotency-key': randomUUID() };
    const otherBody = planBody();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => createOrder(otherBody, { headers: keyed })),
    );
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  });
});

describe('a subdomain', () => {
  test('goes to one of two concurrent buyers, and is refused to the other before paying', async () => {
    for (let round = 0; round < 5; round += 1) {
      const subdomain = newSubdomain();
      const bodies = [planBody({ subdomain }), planBody({ subdomain })];
      const answers = await Promise.all(bodies.map((body) => createOrder(body)));
      const codes = answers.map(({ status, json }) => json.code ?? status);
      expect(codes.sort()).toEqual([201, 'SUBDOMAIN_HELD']);
      expect(await readAvailability(subdomain)).toMatchObject({
        available: false,
        state: 'held',
      });
    }
  });

  test('is held for half an hour and then free', async () => {
    const body = planBody();
    const { subdomain } = body.vendor_details;
    expect(await readAvailability(subdomain)).toEqual({
      subdomain,
      available: true,
      state: 'free',
      message: null,
    });
    await openPlanOrder(body);
    const row = await readRow(keys.subdomain(subdomain));
    const secondsLeft = Number(row?.expiresAt) - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(4 * 60);
    expect(secondsLeft).toBeLessThanOrEqual(5 * 60);
    expectRefusal(await createOrder(planBody({ subdomain })), 'SUBDOMAIN_HELD');
    await changeRow(keys.subdomain(subdomain), { expiresAt: Math.floor(Date.now() / 1000) });
    expect((await readAvailability(subdomain)).available).toBe(true);
    expect((await createOrder(planBody({ subdomain }))).status).toBe(201);
  });

  test('stays with its buyer by the session token, but not by the e-mail', async () => {
    const { orderId, subdomain, email, token } = await openPlanOrder();
    const headers = { 'x-payment-session': token };
    for (const changes of [{ subdomain }, { subdomain, email }]) {
      expectRefusal(await createOrder(planBody(changes)), 'SUBDOMAIN_HELD');
    }
    expect(await readAvailability(subdomain)).toMatchObject({
      available: false,
      state: 'held',
    });
    const heldByBuyer = { available: true, state: 'own', message: null };
    expect(await readAvailability(subdomain, headers)).toMatchObject(heldByBuyer);
    const forged = { 'x-payment-session': `${orderId}.${'x'.repeat(32)}` };
    expect((await readAvailability(subdomain, forged)).state).toBe('held');
    expectRefusal(
      await createOrder(planBody({ subdomain }), { headers: forged }),
      'SUBDOMAIN_HELD',
    );

    const second = await createOrder(planBody({ subdomain, phone: '9123456780' }), { headers });
    expect(second.status, second.text).toBe(201);
    // The first order still gets its subdomain when it is paid.
    await confirm(await payAtRazorpay(orderId));
    expect(await cardStateOf(token)).toBe('payment-completed');
  });

  test('is free when its buyer chooses another subdomain', async () => {
    const { subdomain, token } = await openPlanOrder();
    const headers = { 'x-payment-session': token };
    expect((await createOrder(planBody(), { headers })).status).toBe(201);
    expect((await createOrder(planBody({ subdomain }))).status).toBe(201);
  });

  test('is refused if it is taken, reserved or invalid', async () => {
    const { subdomain } = await makeVendor();
    expect(await readAvailability(subdomain)).toMatchObject({
      available: false,
      state: 'taken',
    });
    expectRefusal(await createOrder(planBody({ subdomain })), 'SUBDOMAIN_TAKEN');
    expect(await readAvailability('billing')).toMatchObject({
      available: false,
      state: 'reserved',
    });
    for (const invalid of ['a', '-abc', 'abc-', 'a_b_c', 'x'.repeat(64)]) {
      expect(await readAvailability(invalid)).toMatchObject({
        available: false,
        state: 'invalid',
      });
    }
  });
});

describe('a confirmation', () => {
  test('creates one vendor and one e-mail, even if repeated and concurrent', async () => {
    const { orderId, email, token } = await openPlanOrder();
    const checkout = await payAtRazorpay(orderId, { webhook: true });
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(checkout)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await vi.waitFor(async () => expect(await cardStateOf(token)).toBe('payment-completed'), {
      timeout: 15_000,
      interval: 50,
    });
    expect((await confirm(checkout)).status).toBe(200);
    expect(await welcomeEmailsTo(email)).toHaveLength(1);
  });

  test('captures an authorized payment first', async () => {
    const { orderId, token } = await openPlanOrder();
    await confirm(await payAtRazorpay(orderId, { outcome: 'authorized' }));
    expect(await paymentRow(orderId)).toMatchObject({ status: 'paid', paidVia: 'checkout' });
    expect(await cardStateOf(token)).toBe('payment-completed');
  });
});
