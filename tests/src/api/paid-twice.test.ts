import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  createOrder,
  openedOrder,
  payAtRazorpay,
  paymentRow,
  planBody,
  refundAtRazorpay,
} from '../support/buy-plan.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { welcomesTo } from '../support/outbox.ts';
import { paymentsHere } from '../support/payments-here.ts';
import { reconcile } from '../support/reconcile.ts';
import { makeStaff } from '../support/sign-in.ts';

async function recordingHere() {
  const { readPayment, authorize, pay, recordPayment } = await paymentsHere();
  const { log } = await import('@thali/functions/logs/log');
  /** Records a state of an order without fulfilling it. */
  const record = async (orderId: string, as: typeof authorize, paymentId = `pay_of${orderId}`) => {
    const payment = await readPayment(orderId);
    if (payment) await as(payment, paymentId);
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

let here: Awaited<ReturnType<typeof recordingHere>>;
beforeAll(async () => {
  here = await recordingHere();
}, 60_000);
afterEach(() => vi.restoreAllMocks());

const onItsWay = /already paid with this email.*Please do not pay again/;

test.each([['authorize'], ['pay']] as const)(
  'whose mess is still to be made can pay for no second one (%s)',
  async (hear) => {
    const { orderId, email, subdomain, token: first } = await openedOrder();
    const token = (await makeStaff(undefined)).token;
    await here[hear](orderId);
    for (const options of [{}, { token }]) {
      const again = await createOrder(planBody({ email }), options);
      expectRefusal(again, 'EMAIL_TAKEN');
      expect(again.json.error).toMatch(onItsWay);
    }
    const headers = { 'x-payment-session': first };
    const corrected = await createOrder(planBody(), { headers });
    expectRefusal(corrected, 'PLAN_ALREADY_PAID');
    expect(corrected.json.error).toContain(`You have already paid for ${subdomain}.`);
    expect((await createOrder(planBody())).status).toBe(201);
    if (hear === 'authorize') return;
    await reconcile(orderId);
    await expect.poll(() => welcomesTo(email)).toHaveLength(1);
    const later = await createOrder(planBody({ email }));
    expectRefusal(later, 'EMAIL_TAKEN');
    expect(later.json.error).toBe('An account with this email already exists. Please sign in.');
  },
);

test('an owner who is signed in and has paid waits as well, and may buy with nothing paid', async () => {
  const { email, token } = await makeStaff(undefined);
  const first = await createOrder(planBody({ email }), { token });
  const second = await createOrder(planBody({ email }), { token });
  expect([first.status, second.status]).toEqual([201, 201]);
  await here.pay(first.json.id);
  const third = await createOrder(planBody({ email }), { token });
  expectRefusal(third, 'EMAIL_TAKEN');
  expect(third.json.error).toMatch(onItsWay);
});

test('money that was given back lets its buyer try again', async () => {
  const { orderId, email } = await openedOrder();
  const { razorpay_payment_id: paymentId } = await payAtRazorpay(orderId);
  await here.pay(orderId, paymentId);
  expectRefusal(await createOrder(planBody({ email })), 'EMAIL_TAKEN');
  await refundAtRazorpay(paymentId, 1_999_00);
  await noteRefunded(orderId, paymentId, 1_999_00);
  expect((await createOrder(planBody({ email }))).status).toBe(201);
});

test('a plan that is refunded while it runs is reported to the operator, once', async () => {
  const { orderId } = await openedOrder();
  await here.pay(orderId);
  await reconcile(orderId);
  await expect.poll(() => paymentRow(orderId)).toMatchObject({ step: 'done' });
  const warn = vi.spyOn(here.log, 'warn').mockImplementation(() => {});
  const told = () =>
    warn.mock.calls.filter(([text]) => text === 'a payment of a plan was given back');
  for (const paise of [500_00, 500_00, 1_999_00, 500_00]) {
    await noteRefunded(orderId, `pay_of${orderId}`, paise);
  }
  const { vendorId } = await paymentRow(orderId);
  const line = { order_id: orderId, vendor_id: vendorId, purpose: 'plan', is_active: true };
  expect(told().map(([, facts]) => facts)).toEqual([
    { ...line, refunded_paise: 500_00, amount_paise: 1_999_00 },
    { ...line, refunded_paise: 1_999_00, amount_paise: 1_999_00 },
  ]);
});

test('what an order was paid with a second time goes back without touching the plan', async () => {
  const { orderId } = await openedOrder();
  await here.pay(orderId);
  await noteRefunded(orderId, 'pay_second', 1_999_00);
  expect(await paymentRow(orderId)).not.toHaveProperty('refundedPaise');
  await reconcile(orderId);
  await expect.poll(() => paymentRow(orderId)).toMatchObject({ step: 'done' });
});

test('what an order was paid with a second time may be heard of, and go back, first', async () => {
  const { orderId } = await openedOrder();
  await noteRefunded(orderId, 'pay_second', 1_999_00);
  await reconcile(orderId);
  await expect.poll(() => paymentRow(orderId)).toHaveProperty('stoppedAt');
  await noted(orderId, { id: 'pay_first', status: 'captured' });
  await reconcile(orderId);
  await expect
    .poll(() => paymentRow(orderId))
    .toMatchObject({ step: 'done', paymentId: 'pay_first' });
  expect(await paymentRow(orderId)).not.toHaveProperty('refundedPaise');
});

function noteRefunded(orderId: string, id: string, amount_refunded: number): Promise<void> {
  return noted(orderId, { id, amount_refunded, status: 'refunded' });
}

async function noted(
  orderId: string,
  given: { id: string; status: string; amount_refunded?: number },
): Promise<void> {
  const payment = await here.readPayment(orderId);
  if (!payment) throw new Error(`No payment ${orderId}`);
  const ofOrder = { order_id: orderId, amount: 1_999_00, currency: 'INR' };
  await here.recordPayment(payment, { ...ofOrder, ...given });
}
