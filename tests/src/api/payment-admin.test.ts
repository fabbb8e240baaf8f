import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import type { OutputOf } from '@thali/shared/http/http-contract';
import type { getPlanRevenue } from '@thali/shared/payments/admin-payments.contract';
import { beforeAll, expect, test } from 'vitest';
import {
  confirm,
  createLatePaidOrder,
  openPlanOrder,
  payAtRazorpay,
  paymentRow,
  planBody,
  readPaymentSession,
} from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { login } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { temporaryPasswordIn, welcomeEmailsTo } from '../support/outbox.ts';
import { randomIds } from '../support/random-ids.ts';
import { reconcile } from '../support/reconcile.ts';
import { demoSignIns, makeStudent } from '../support/sign-in.ts';
import { putRows } from '../support/test-table.ts';
import { newSubdomain } from '../support/vendor-bodies.ts';
import type { Wire, WireAnswer } from '../support/wire-answer.ts';

let token: string;
beforeAll(async () => {
  token = (await demoSignIns.admin()).token;
});

const read = (orderId: string) => call('GET', `/admin/payments/${orderId}`, { token });
const retry = (orderId: string, body: object = {}) =>
  call('POST', `/admin/payments/${orderId}/provision`, { token, body });
const passwordSentTo = async (email: string) =>
  temporaryPasswordIn((await welcomeEmailsTo(email))[0]);

test('names the obstacle, waits for an admin, and continues with another subdomain', async () => {
  const { orderId, email, token: session } = await createLatePaidOrder();
  await reconcile(orderId);
  const { payment } = (await read(orderId)).json;
  expect(payment).toMatchObject({
    status: 'paid',
    purpose: 'plan',
    amount: 1999,
    is_mock: false,
    paid_via: 'checkout',
    last_failure: null,
  });
  expect(payment.provisioning.step).toBe('vendor');
  expect(payment.provisioning.failure).toContain('is no longer free');
  const { attempts } = payment.provisioning;
  await reconcile(orderId);
  expect((await read(orderId)).json.payment.provisioning.attempts).toBe(attempts);
  expect((await readPaymentSession(session)).json.session.card_state).toBe('activation-pending');

  expect((await retry(orderId)).json.payment.provisioning.step).toBe('vendor');
  expectRefusal(await retry(orderId, { subdomain: 'admin' }), 'SUBDOMAIN_RESERVED');
  const subdomain = newSubdomain();
  const after = (await retry(orderId, { subdomain })).json.payment;
  expect(after).toMatchObject({ subdomain, provisioning: { step: 'done', failure: null } });
  expect((await login(email, await passwordSentTo(email), 'vendor')).status).toBe(200);
  expect((await call('GET', `/vendors/subdomain/${subdomain}`)).json.vendor.status).toBe('active');
  expect((await retry(orderId)).json.payment.provisioning.step).toBe('done');
  expectRefusal(await retry(orderId, { subdomain: newSubdomain() }), 'PAYMENT_NOT_VALID');
  expect(await welcomeEmailsTo(email)).toHaveLength(1);
});

test('waits for another e-mail if the first e-mail already has an account', {
  tags: 'long',
}, async () => {
  const { orderId, email } = await openPlanOrder();
  const { userId } = await makeStudent();
  await putRows([{ ...keys.email(email), userId }]);
  await confirm(await payAtRazorpay(orderId));
  expect((await read(orderId)).json.payment.provisioning).toMatchObject({
    step: 'sign-in',
    failure: expect.stringContaining('another account'),
  });
  expectRefusal(await login(email, demoPassword, 'vendor'), 'INVALID_CREDENTIALS');
  const otherEmail = randomIds.email();
  await retry(orderId, { email: otherEmail });
  expect((await login(otherEmail, await passwordSentTo(otherEmail), 'vendor')).status).toBe(200);
  expect(await welcomeEmailsTo(email)).toEqual([]);
});

test('lists paid and open payments, newest first', async () => {
  const bodies = [planBody(), planBody(), planBody()];
  const orders: string[] = [];
  for (const body of bodies) orders.push((await openPlanOrder(body)).orderId);
  const [first = '', second = '', unpaid = ''] = orders;
  await confirm(await payAtRazorpay(first));
  await confirm(await payAtRazorpay(second));
  const page = async (query: string) =>
    (await call('GET', `/admin/payments?${query}`, { token })).json;
  const ownIds = ({ payments }: WireAnswer) =>
    payments.map(({ order_id }) => order_id).filter((id) => orders.includes(id));
  const paid = await page('limit=100');
  expect(ownIds(paid)).toEqual([second, first]);
  const { payments, pagination } = await page('limit=1');
  const next = await page(`limit=1&cursor=${pagination.next_cursor}`);
  expect(next.payments).toHaveLength(1);
  expect(next.payments[0]?.paid_at.localeCompare(payments[0]?.paid_at ?? '')).toBe(-1);
  const open = await page('list=open&limit=100');
  expect(ownIds(open)).toEqual([unpaid]);
  expect(open.payments.find(({ order_id }) => order_id === unpaid)).toMatchObject({
    status: 'created',
    provisioning: { step: null },
  });
  expectRefusal(await call('GET', '/admin/payments?cursor=abc', { token }), 'VALIDATION_ERROR');

  const found = await page(`search=${second.toUpperCase()}&limit=1`);
  expect(found.payments.map(({ order_id }) => order_id)).toEqual([second]);
  expect((await page('search=no-such-mess-anywhere')).payments).toEqual([]);
  const firstPage = await page('search=order_&limit=1');
  const nextPage = await page(`search=order_&limit=1&cursor=${firstPage.pagination.next_cursor}`);
  expect(nextPage.payments[0]?.order_id).not.toBe(firstPage.payments[0]?.order_id);

  const answer = await call('GET', '/admin/plan-revenue', { token });
  const { this_month, last_month } = answer.json as unknown as Wire<
    OutputOf<typeof getPlanRevenue>
  >;
  expect(this_month.payments).toBeGreaterThanOrEqual(2);
  expect(this_month.amount).toBeGreaterThanOrEqual(2 * 1999);
  expect(last_month.month < this_month.month).toBe(true);
});

test('does not provision an unpaid payment, and does not find an unknown payment', async () => {
  const { orderId } = await openPlanOrder();
  expectRefusal(await retry(orderId), 'PAYMENT_NOT_VALID');
  expect((await paymentRow(orderId)).attempts).toBeUndefined();
  expectRefusal(await read('order_AAAAAAAAAAAAAA'), 'PAYMENT_NOT_FOUND');
  expectRefusal(await retry('order_AAAAAAAAAAAAAA'), 'PAYMENT_NOT_FOUND');
});
