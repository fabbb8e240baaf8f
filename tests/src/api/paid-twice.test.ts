import { keys } from '@thali/functions/table/keys';
import { afterEach, expect, test, vi } from 'vitest';
import {
  confirm,
  createOrder,
  openPlanOrder,
  payAtRazorpay,
  paymentRow,
  planBody,
  refundAtRazorpay,
} from '../support/buy-plan.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importPayments } from '../support/import-payments.ts';
import { welcomeEmailsTo } from '../support/outbox.ts';
import { reconcile } from '../support/reconcile.ts';
import { makeStaff } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';

async function importRecording() {
  const { readPayment, authorize, pay, recordPayment } = await importPayments();
  const { log } = await import('@thali/functions/logs/log');
  /** Records a state of an order without fulfilling it. */
  const record = async (
    orderId: string,
    recordAs: typeof authorize,
    paymentId = `pay_of${orderId}`,
  ) => {
    const payment = await readPayment(orderId);
    if (payment) await recordAs(payment, paymentId);
  };
  return {
    authorize: (orderId: string) => record(orderId, authorize),
    pay: (orderId: string, paymentId?: string) =>
      record(orderId, (payment, id) => pay(payment, { paymentId: id, via: 'webhook' }), paymentId),
    readPayment,
    recordPayment,
    log,
  };
}

const useCases = await importRecording();
afterEach(() => vi.restoreAllMocks());

const pleaseWait = /already paid with this email.*Please do not pay again/;

test.each([['authorize'], ['pay']] as const)(
  'refuses a second plan before the first mess exists (%s)',
  async (recordStep) => {
    const { orderId, email, subdomain, token: first } = await openPlanOrder();
    const token = (await makeStaff(undefined)).token;
    await useCases[recordStep](orderId);
    for (const options of [{}, { token }]) {
      const second = await createOrder(planBody({ email }), options);
      expectRefusal(second, 'EMAIL_TAKEN');
      expect(second.json.error).toMatch(pleaseWait);
    }
    const headers = { 'x-payment-session': first };
    const corrected = await createOrder(planBody(), { headers });
    expectRefusal(corrected, 'PLAN_ALREADY_PAID');
    expect(corrected.json.error).toContain(`You have already paid for ${subdomain}.`);
    expect((await createOrder(planBody())).status).toBe(201);
    if (recordStep === 'authorize') return;
    await reconcile(orderId);
    await expect.poll(() => welcomeEmailsTo(email)).toHaveLength(1);
    const later = await createOrder(planBody({ email }));
    expectRefusal(later, 'EMAIL_TAKEN');
    expect(later.json.error).toBe('An account with this email already exists. Please sign in.');
  },
);

test('refuses another plan to a signed-in owner who has paid for a plan', async () => {
  const { email, token } = await makeStaff(undefined);
  const first = await createOrder(planBody({ email }), { token });
  const second = await createOrder(planBody({ email }), { token });
  expect([first.status, second.status]).toEqual([201, 201]);
  await useCases.pay(first.json.id);
  const third = await createOrder(planBody({ email }), { token });
  expectRefusal(third, 'EMAIL_TAKEN');
  expect(third.json.error).toMatch(pleaseWait);
});

test('sells another mess to the signed-in owner of a finished purchase', async () => {
  const { email, token } = await makeStaff(undefined);
  const body = planBody({ email });
  const first = await createOrder(body, { token });
  await confirm(await payAtRazorpay(first.json.id));
  await expect.poll(() => paymentRow(first.json.id)).toMatchObject({ step: 'done' });
  const headers = { 'x-payment-session': first.json.session_token };
  const other = await makeStaff(undefined);
  for (const [details, options] of [
    [body, { token, headers }],
    [planBody(), { headers }],
    [planBody({ email: other.email }), { token: other.token, headers }],
  ] as const) {
    expectRefusal(await createOrder(details, options), 'PLAN_ALREADY_PAID');
  }
  const second = await createOrder(planBody({ email }), { token, headers });
  expect(second.status, second.text).toBe(201);
  const subdomain = await readRow(keys.subdomain(body.vendor_details.subdomain));
  expect(subdomain?.vendorId).toBe((await paymentRow(first.json.id)).vendorId);
});

test('lets a buyer try again after a refund', async () => {
  const { orderId, email } = await openPlanOrder();
  const { razorpay_payment_id: paymentId } = await payAtRazorpay(orderId);
  await useCases.pay(orderId, paymentId);
  expectRefusal(await createOrder(planBody({ email })), 'EMAIL_TAKEN');
  await refundAtRazorpay(paymentId, 1_999_00);
  await recordRefunded(orderId, paymentId, 1_999_00);
  expect((await createOrder(planBody({ email }))).status).toBe(201);
});

test('reports each refund of a running plan to the operator once', async () => {
  const { orderId } = await openPlanOrder();
  await useCases.pay(orderId);
  await reconcile(orderId);
  await expect.poll(() => paymentRow(orderId)).toMatchObject({ step: 'done' });
  const warn = vi.spyOn(useCases.log, 'warn').mockImplementation(() => {});
  const warnings = () => warn.mock.calls.filter(([text]) => text === 'plan payment refunded');
  for (const paise of [500_00, 500_00, 1_999_00, 500_00]) {
    await recordRefunded(orderId, `pay_of${orderId}`, paise);
  }
  const { vendorId } = await paymentRow(orderId);
  const line = { order_id: orderId, vendor_id: vendorId, purpose: 'plan', is_active: true };
  expect(warnings().map(([, facts]) => facts)).toEqual([
    { ...line, refunded_paise: 500_00, amount_paise: 1_999_00 },
    { ...line, refunded_paise: 1_999_00, amount_paise: 1_999_00 },
  ]);
});

test('refunds a second payment without changing the plan', async () => {
  const { orderId } = await openPlanOrder();
  await useCases.pay(orderId);
  await recordRefunded(orderId, 'pay_second', 1_999_00);
  expect(await paymentRow(orderId)).not.toHaveProperty('refundedPaise');
  await reconcile(orderId);
  await expect.poll(() => paymentRow(orderId)).toMatchObject({ step: 'done' });
});

test('accepts the refund of a second payment before the first payment is known', async () => {
  const { orderId } = await openPlanOrder();
  await recordRefunded(orderId, 'pay_second', 1_999_00);
  await reconcile(orderId);
  await expect.poll(() => paymentRow(orderId)).toHaveProperty('stoppedAt');
  await recordState(orderId, { id: 'pay_first', status: 'captured' });
  await reconcile(orderId);
  await expect
    .poll(() => paymentRow(orderId))
    .toMatchObject({ step: 'done', paymentId: 'pay_first' });
  expect(await paymentRow(orderId)).not.toHaveProperty('refundedPaise');
});

function recordRefunded(orderId: string, id: string, amount_refunded: number): Promise<void> {
  return recordState(orderId, { id, amount_refunded, status: 'refunded' });
}

async function recordState(
  orderId: string,
  state: { id: string; status: string; amount_refunded?: number },
): Promise<void> {
  const payment = await useCases.readPayment(orderId);
  if (!payment) throw new Error(`No payment ${orderId}`);
  const ofOrder = { order_id: orderId, amount: 1_999_00, currency: 'INR' };
  await useCases.recordPayment(payment, { ...ofOrder, ...state });
}
