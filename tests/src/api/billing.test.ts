import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { toIst } from '@thali/shared/time/ist';
import { afterAll, expect, test } from 'vitest';
import { confirm, payAtRazorpay, paymentRow } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importPayments } from '../support/import-payments.ts';
import { limitJobsTo, removeJobLimit } from '../support/limit-jobs.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { messagesTo } from '../support/outbox.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { demoSignIns, makeStaff } from '../support/sign-in.ts';
import { systemEntriesOf } from '../support/system-entries.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import { getFigures } from '../support/wire-figures.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** A vendor with staff and a Starter plan that ends after the given days. */
async function makeSubscriber(daysLeft: number) {
  const vendor = await makeVendor({ plan: 'starter' });
  const email = randomIds.email();
  await vendor.change({ email });
  const { token } = await makeStaff(vendor.id);
  await pay(token, 'starter', 1999);
  await setPlanEnd(vendor, daysLeft);
  return { vendor, token, email };
}

async function setPlanEnd(vendor: TestVendor, days: number): Promise<void> {
  const [periodEnd, ordersUntil] = [inDays(days), inDays(days + 7)];
  const anchorDay = Number(toIst(new Date(periodEnd)).date.slice(8));
  await changeRow(keys.subscription(vendor.id), { periodEnd, ordersUntil, anchorDay });
  await vendor.change({ ordersUntil });
}

function renew(token: string, planId: string, amount: number, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return call('POST', '/billing/renew', { token, headers, body: { plan_id: planId, amount } });
}

async function pay(token: string, planId: string, amount: number): Promise<string> {
  const { status, text, json } = await renew(token, planId, amount);
  expect(status, text).toBe(201);
  const checkout = await payAtRazorpay(json.id);
  expect((await confirm(checkout)).status).toBe(200);
  return json.id;
}

const billingOf = async (token: string) => (await call('GET', '/billing', { token })).json.billing;
const postGuestOrder = (vendor: TestVendor) => call('POST', '/orders', { body: orderBody(vendor) });
const daysUntil = (time: string) => (Date.parse(time) - Date.now()) / dayMs;

test('extends the plan from its end with each renewal, and issues a receipt for each renewal', async () => {
  const { token, vendor } = await makeSubscriber(10);
  const before = await billingOf(token);
  expect(before).toMatchObject({ state: 'active', plan: { plan_id: 'starter', price: 1999 } });
  const [offer] = before.offers;
  expect(
    before.offers.map(({ plan_id, price, is_renewal }) => [plan_id, price, is_renewal]),
  ).toEqual([
    ['starter', 1999, true],
    ['professional', 4999, false],
  ]);
  const orderId = await pay(token, 'starter', 1999);
  const after = await billingOf(token);
  expect(after.period_end).toBe(offer?.period_end);
  expect(daysUntil(after.period_end)).toBeGreaterThan(10 + 27.9);
  expect(await vendor.row()).toMatchObject({ ordersUntil: after.orders_until });
  expect(after.receipts).toHaveLength(2);
  // No two receipts cover the same day.
  expect(after.receipts[0]).toMatchObject({
    period_start: before.period_end,
    period_end: after.period_end,
  });
  const numbers = after.receipts.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(2);
  expect(await paymentRow(orderId)).toMatchObject({ purpose: 'renewal', step: 'done' });
  const dateOf = (time: string) => toIst(new Date(time)).date;
  expect((await systemEntriesOf(vendor.id)).at(-1)).toMatchObject({
    admin_name: 'Thali (automatic)',
    action: 'addPlanMonth',
    changes: [
      { field: 'plan', from: 'starter', to: 'starter' },
      { field: 'ends', from: dateOf(before.period_end), to: dateOf(after.period_end) },
    ],
  });
});

test('starts another plan at once and carries over the value of the paid days', async () => {
  const { token, vendor } = await makeSubscriber(20);
  const orderId = await pay(token, 'professional', 4999);
  const { plan, period_end, receipts } = await billingOf(token);
  expect(plan).toMatchObject({ plan_id: 'professional', price: 4999 });
  const credit = (20 * 1999) / 4999;
  expect(daysUntil(period_end)).toBeGreaterThan(27.9 + credit);
  expect(daysUntil(period_end)).toBeLessThan(31.1 + credit);
  const carriedOver = {
    days: expect.toSatisfy((days: number) => days >= 7 && days <= 9),
    until: period_end,
  };
  expect(receipts[0]).toMatchObject({
    plan_id: 'professional',
    amount: 4999,
    from_plan_id: 'starter',
    carried_over: carriedOver,
  });
  const payment = await call('GET', `/admin/payments/${orderId}`, {
    token: (await demoSignIns.admin()).token,
  });
  expect(payment.json.payment).toMatchObject({ purpose: 'renewal', from_plan_id: 'starter' });
  expect(daysUntil(receipts[0]?.period_end ?? '')).toBeLessThan(31.1);
  expect(await vendor.row()).toMatchObject({ plan: 'professional' });
});

test('mails one receipt per payment, even if the browser and Razorpay both confirm it', async () => {
  const vendor = await makeVendor({ plan: 'starter' });
  const { token, email } = await makeStaff(vendor.id);
  const { json } = await renew(token, 'starter', 1999);
  const checkout = await payAtRazorpay(json.id, { webhook: true });
  await Promise.all([1, 2, 3].map(() => confirm(checkout)));
  await expect.poll(() => paymentRow(json.id)).toMatchObject({ step: 'done' });
  const [mail, ...otherMails] = await messagesTo(email);
  expect(otherMails).toEqual([]);
  const [receipt] = (await billingOf(token)).receipts;
  expect(mail?.subject).toBe(`Receipt ${receipt?.number}: Thali Starter plan`);
  expect(mail?.body).toContain('Total paid: ₹1,999.00');
  expect(mail?.body).toContain('GSTIN 27AAAAA0000A1Z5');
});

test('prints the GSTIN and the tax of the buyer’s state on later receipts, and audits a change of the GSTIN', async () => {
  const vendor = await makeVendor({ plan: 'starter' });
  const { token, userId } = await makeStaff(vendor.id);
  const put = (gstin: string | null) => call('PUT', '/billing/gstin', { token, body: { gstin } });
  await pay(token, 'starter', 1999);
  expectRefusal(await put('27AAPFU0939F1ZW'), 'VALIDATION_ERROR');
  expect((await put(' 29aagcb7383j1z4 ')).json).toEqual({ gstin: '29AAGCB7383J1Z4' });
  await pay(token, 'starter', 1999);
  expect((await put(null)).json).toEqual({ gstin: null });
  const { gstin, receipts } = await billingOf(token);
  expect(gstin).toBeNull();
  expect(receipts.map(({ buyer }) => buyer.gstin)).toEqual(['29AAGCB7383J1Z4', undefined]);
  expect(receipts).toMatchObject([
    { place_of_supply: 'Karnataka (29)', taxable: 1694.07, cgst: null, sgst: null, igst: 304.93 },
    { place_of_supply: 'Maharashtra (27)', cgst: 152.47, sgst: 152.47, igst: null },
  ]);

  const admin = await demoSignIns.admin();
  const { entries } = await getFigures('/admin/audit?limit=100', admin.token);
  const gstinEntries = entries.filter(
    ({ target, action }) => target === vendor.id && action === 'setGstin',
  );
  const owner = { admin_id: userId, admin_name: 'Test Person', actor_kind: 'owner' };
  const change = { action: 'setGstin', outcome: 'done', target_name: vendor.name, ...owner };
  expect(gstinEntries).toMatchObject([
    { ...change, changes: [{ field: 'gstin', from: 'set', to: 'none' }] },
    { ...change, changes: [{ field: 'gstin', from: 'none', to: 'set' }] },
  ]);
  const storefront = await call('GET', `/vendors/profile/${vendor.subdomain}`);
  expect(storefront.text).not.toContain('gstin');
});

test('mails a receipt in the next run after a failed attempt', async () => {
  const payments = await importPayments();
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const vendor = await makeVendor({ plan: 'starter' });
  const { token, email } = await makeStaff(vendor.id);
  const orderId = (await renew(token, 'starter', 1999)).json.id;
  const payment = await payments.readPayment(orderId);
  if (payment) await payments.pay(payment, { paymentId: `pay_of${orderId}`, via: 'webhook' });
  emailClient.middlewareStack.add(() => () => Promise.reject(new Error('away')), {
    step: 'initialize',
    name: 'away',
  });
  expect(await payments.fulfil(orderId)).toBe('failed');
  emailClient.middlewareStack.remove('away');
  expect(await paymentRow(orderId)).toMatchObject({ step: 'receipt' });
  expect((await billingOf(token)).receipts).toHaveLength(1);
  for (const outcome of ['done', 'not-now']) {
    expect(await payments.fulfil(orderId)).toBe(outcome);
    expect(await messagesTo(email)).toHaveLength(1);
  }
  expect((await billingOf(token)).receipts).toHaveLength(1);
});

test('stops orders seven days after the end of the plan, until a payment', async () => {
  const { token, vendor } = await makeSubscriber(-6.9);
  expect((await billingOf(token)).state).toBe('grace');
  await placeOrder(orderBody(vendor));
  await setPlanEnd(vendor, -7);
  expectRefusal(await postGuestOrder(vendor), 'VENDOR_INACTIVE');
  expect((await billingOf(token)).state).toBe('ended');
  const { json } = await call('GET', `/storefront/${vendor.subdomain}`);
  expect(json.vendor.status).toBe('suspended');

  await pay(token, 'starter', 1999);
  const { state, period_end } = await billingOf(token);
  expect(state).toBe('active');
  // The new period starts at the old end, not on the day of payment.
  expect(daysUntil(period_end)).toBeGreaterThan(20.9);
  expect(daysUntil(period_end)).toBeLessThan(24.1);
  await placeOrder(orderBody(vendor));
});

test('starts a renewal that is up to four weeks late at the old end, and announces this start before the payment', async () => {
  const { token, vendor } = await makeSubscriber(-27.9);
  const before = await billingOf(token);
  expect(before.offers[0]).toMatchObject({ is_renewal: true, period_start: before.period_end });
  await pay(token, 'starter', 1999);
  const { state, period_end, receipts } = await billingOf(token);
  expect(state).toBe('active');
  expect(period_end).toBe(before.offers[0]?.period_end);
  expect(receipts[0]).toMatchObject({ period_start: before.period_end, period_end });

  await setPlanEnd(vendor, -28);
  expect(daysUntil((await billingOf(token)).offers[0]?.period_start ?? '')).toBeCloseTo(0, 2);
  await pay(token, 'starter', 1999);
  expect(daysUntil((await billingOf(token)).period_end ?? '')).toBeGreaterThan(27.9);
});

test('keeps an admin’s suspension of a vendor after a payment', async () => {
  const { token, vendor } = await makeSubscriber(-8);
  await vendor.change({ status: 'suspended' });
  await pay(token, 'starter', 1999);
  expectRefusal(await postGuestOrder(vendor), 'VENDOR_INACTIVE');
});

test('adds two months for two payments at the same time', async () => {
  const { token } = await makeSubscriber(5);
  await Promise.all([pay(token, 'starter', 1999), pay(token, 'starter', 1999)]);
  const { period_end, receipts } = await billingOf(token);
  expect(daysUntil(period_end)).toBeGreaterThan(5 + 58);
  expect(new Set(receipts.map(({ number }) => number)).size).toBe(3);
});

test('limits new payments, but repeats the answer for a payment that exists', async () => {
  const vendor = await makeVendor({ plan: 'starter' });
  const { token } = await makeStaff(vendor.id);
  const key = randomUUID();
  const repeatFirst = async () => (await renew(token, 'starter', 1999, key)).json.id;
  const first = await repeatFirst();
  const otherRenewals = Array.from({ length: 19 }, () => renew(token, 'starter', 1999));
  for (const { status } of await Promise.all(otherRenewals)) expect(status).toBe(201);
  expect(await repeatFirst()).toBe(first);
  expectRefusal(await renew(token, 'starter', 1999), 'TOO_MANY_REQUESTS');
  expect(await repeatFirst()).toBe(first);
});

test('refuses wrong prices, plans that are not sold and other vendors', async () => {
  const { token, vendor } = await makeSubscriber(5);
  expectRefusal(await renew(token, 'starter', 999), 'INVALID_PAYMENT_AMOUNT');
  expectRefusal(await renew(token, 'professional', 1999), 'INVALID_PAYMENT_AMOUNT');
  expectRefusal(await renew(token, 'enterprise', 4999), 'PLAN_NOT_FOR_SALE');
  const staffWithoutVendor = await makeStaff(undefined);
  expectRefusal(await renew(staffWithoutVendor.token, 'starter', 1999), 'VENDOR_ACCESS_DENIED');
  expectRefusal(
    await call('GET', '/billing', { token: staffWithoutVendor.token }),
    'VENDOR_ACCESS_DENIED',
  );
  const admin = await demoSignIns.admin();
  const path = `/billing?vendor_id=${vendor.id}`;
  const { billing } = (await call('GET', path, { token: admin.token })).json;
  expect(billing.receipts).toHaveLength(1);
  const demo = await demoSignIns.vendor();
  expect(await billingOf(demo.token)).toMatchObject({ state: 'none', receipts: [] });
});

afterAll(removeJobLimit);

setUpHandlers();
const { remindVendor } = await import('@thali/functions/subscriptions/remind-vendor');

test('reminds a vendor once 7 days and once 1 day before the end, despite repeated runs', async () => {
  const { vendor, email } = await makeSubscriber(8);
  const end = Date.parse(String((await readRow(keys.subscription(vendor.id)))?.periodEnd));
  const runAt = (daysBefore: number) => {
    const now = new Date(end - daysBefore * dayMs);
    return Promise.all([1, 2].map(() => remindVendor(vendor.id, now)));
  };
  const messageCounts: number[] = [];
  for (const daysBefore of [8, 7, 6, 2, 1, 0.5, 0, -1]) {
    await runAt(daysBefore);
    messageCounts.push((await messagesTo(email)).length);
  }
  expect(messageCounts).toEqual([0, 1, 1, 1, 2, 2, 2, 2]);
  const [message] = await messagesTo(email);
  expect(message?.subject).toMatch(/^Your Thali plan ends on \d{1,2} \w{3,4} \d{4}$/);
  expect(message?.body).toContain('₹1,999');
});

test('reminds the due vendors in the daily job', async () => {
  const [soon, later] = [await makeSubscriber(6.5), await makeSubscriber(12)];
  const { handler: remind } = await import('@thali/functions/lambdas/remind-subscribers.lambda');
  await limitJobsTo([soon.vendor, later.vendor]);
  const parts = [0, 1].map((part) => ({ part, parts: 2 }));
  for (const part of [...parts, ...parts]) await remind(part);
  expect(await messagesTo(soon.email)).toHaveLength(1);
  expect(await messagesTo(later.email)).toEqual([]);
});
