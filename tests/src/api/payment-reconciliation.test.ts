import { keys } from '@thali/functions/table/keys';
import { setEnvironment } from '@thali/local/environment';
import { afterAll, expect, test } from 'vitest';
import {
  confirm,
  openPlanOrder,
  payAtRazorpay,
  paymentRow,
  planBody,
  readPaymentSession,
  refundAtRazorpay,
  runJob,
} from '../support/buy-plan.ts';
import { welcomeEmailsTo } from '../support/outbox.ts';
import { signedCheckout } from '../support/razorpay-events.ts';
import { reconcile } from '../support/reconcile.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { testRequestContext } from '../support/test-context.ts';
import { changeRow, deleteRow, putRows, readRow } from '../support/test-table.ts';

/** Polls, because another test's run of the job may finish the work a little later. */
const expectPayment = (orderId: string, facts: object) =>
  expect.poll(() => paymentRow(orderId)).toMatchObject(facts);
const openListRow = async (orderId: string) => {
  const { createdAt } = await paymentRow(orderId);
  return readRow(keys.paymentList('OPEN', `${createdAt}#${orderId}`));
};

test('finds a payment once without a confirmation or webhook', async () => {
  const { orderId, email, token } = await openPlanOrder();
  await runJob('reconcile-payments');
  expect((await paymentRow(orderId)).status).toBe('created');
  await payAtRazorpay(orderId);
  await Promise.all([reconcile(orderId), reconcile(orderId)]);
  await reconcile(orderId);
  await expectPayment(orderId, { status: 'paid', paidVia: 'reconciliation', step: 'done' });
  expect((await readPaymentSession(token)).json.session.card_state).toBe('payment-completed');
  expect(await welcomeEmailsTo(email)).toHaveLength(1);
  await expect.poll(() => openListRow(orderId)).toBeUndefined();
});

test('captures an authorized payment, and records a failed payment', async () => {
  const [authorized, failed] = [await openPlanOrder(), await openPlanOrder()];
  await payAtRazorpay(authorized.orderId, { outcome: 'authorized' });
  await payAtRazorpay(failed.orderId, { outcome: 'failed' });
  await reconcile(authorized.orderId, failed.orderId);
  await expectPayment(authorized.orderId, { status: 'paid', step: 'done' });
  await expectPayment(failed.orderId, { status: 'failed', lastFailure: 'payment_failed' });
  await payAtRazorpay(failed.orderId);
  await reconcile(authorized.orderId, failed.orderId);
  await expectPayment(failed.orderId, { status: 'paid', step: 'done' });
});

test('creates no vendor for a payment refunded at Razorpay', async () => {
  const { orderId, email } = await openPlanOrder();
  const { razorpay_payment_id: paymentId } = await payAtRazorpay(orderId);
  await refundAtRazorpay(paymentId, 199_900);
  await reconcile(orderId);
  await expectPayment(orderId, { status: 'paid', refundedPaise: 199_900 });
  expect(await welcomeEmailsTo(email)).toEqual([]);
});

async function openOrderOfYesterday() {
  const { orderId } = await openPlanOrder();
  const row = await paymentRow(orderId);
  const createdAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await changeRow(keys.payment(orderId), { createdAt });
  // A second entry of the same order would fail the admin's list.
  await deleteRow(keys.paymentList('OPEN', `${row.createdAt}#${orderId}`));
  await putRows([{ ...keys.paymentList('OPEN', `${createdAt}#${orderId}`), orderId }]);
  return { orderId, row };
}

test('removes an order from the list after a day, and still accepts its payment', async () => {
  const { orderId, row } = await openOrderOfYesterday();
  await reconcile(orderId);
  await expect.poll(() => openListRow(orderId)).toBeUndefined();
  expect(Number(row.expiresAt) - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
  await confirm(await payAtRazorpay(orderId));
  await expectPayment(orderId, { status: 'paid', step: 'done' });
  expect(await paymentRow(orderId)).not.toHaveProperty('expiresAt');
});

/** The use cases in this process, where a test can change Razorpay's address. */
async function importUseCases() {
  setUpHandlers();
  const { createPaymentOrder } = await import('@thali/functions/payments/create-payment-order');
  const { confirmPayment } = await import('@thali/functions/payments/confirm-payment');
  const { purposeHandlers } = await import('@thali/functions/lambdas/purpose-handlers');
  const { createPaymentOrder: contract } = await import(
    '@thali/shared/payments/create-payment-order.contract'
  );
  const confirmInProcess = (body: Parameters<typeof confirmPayment>[1]['body']) =>
    confirmPayment(guest, { body }, purposeHandlers);
  return { createPaymentOrder, confirmInProcess, contract };
}

const useCases = await importUseCases();
afterAll(() => setUpHandlers());

/** A correctly signed checkout result of a payment unknown to Razorpay. */
function signedFor(orderId: string) {
  const { razorpay_payment_id, razorpay_signature } = signedCheckout(orderId);
  return { razorpayPaymentId: razorpay_payment_id, razorpaySignature: razorpay_signature };
}

const guest = { role: 'guest' } as const;

function create(body: ReturnType<typeof planBody>) {
  const { mess_name: messName, ...details } = body.vendor_details;
  const parsed = useCases.contract.request.body.parse({
    amount: body.amount,
    vendorDetails: { ...details, messName },
  });
  return useCases.createPaymentOrder(
    guest,
    { headers: {}, body: parsed },
    testRequestContext('mock'),
  );
}

test('lets a buyer try again after the provider did not answer', async () => {
  setEnvironment({ RAZORPAY_URL: 'http://127.0.0.1:9' });
  const body = planBody();
  await expect(create(body)).rejects.toMatchObject({
    code: 'PAYMENT_PROVIDER_FAILED',
    message: 'Failed to create Razorpay order.',
    cause: { message: 'Razorpay: no answer' },
  });
  setUpHandlers();
  const retried = await openPlanOrder(body);
  await confirm(await payAtRazorpay(retried.orderId));
  expect(await paymentRow(retried.orderId)).toMatchObject({ status: 'paid', step: 'done' });
});

test('treats a signed payment as authorized during an outage, and reconciles it later', async () => {
  const { orderId, token, email } = await openPlanOrder();
  setEnvironment({ RAZORPAY_URL: 'http://127.0.0.1:9' });
  const body = { razorpayOrderId: orderId, ...signedFor(orderId) };
  expect((await useCases.confirmInProcess(body)).success).toBe(true);
  setUpHandlers();
  expect((await readPaymentSession(token)).json.session).toMatchObject({
    card_state: 'activation-pending',
    payment_status: 'authorized',
  });
  expect(await welcomeEmailsTo(email)).toEqual([]);
  await payAtRazorpay(orderId);
  await reconcile(orderId);
  expect((await readPaymentSession(token)).json.session.card_state).toBe('payment-completed');
});

test('keeps an old order on the list during an outage of the provider', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, openOrderOfYesterday));
  const orderIds = orders.map(({ orderId }) => orderId);
  const run = reconcile(...orderIds);
  // The run has started, but not called Razorpay yet.
  setEnvironment({ RAZORPAY_URL: 'http://127.0.0.1:9' });
  await expect(run).rejects.toThrow('could not be reconciled');
  setUpHandlers();
  for (const orderId of orderIds) expect(await openListRow(orderId)).toBeDefined();
});

test('creates and confirms only mock orders without keys', async () => {
  const real = await openPlanOrder();
  setUpHandlers({ hasRazorpayKeys: false });
  const order = await create(planBody());
  expect(order).toMatchObject({ mock: true, keyId: null, amount: 1999 });
  expect(order.id).toMatch(/^order_mock_[0-9A-Z]{20}$/);
  const mock = { razorpayPaymentId: 'pay_mock_1', razorpaySignature: 'mock' };
  for (const proof of [mock, signedFor(real.orderId)]) {
    const body = { razorpayOrderId: real.orderId, ...proof };
    await expect(useCases.confirmInProcess(body)).rejects.toMatchObject({
      code: 'PAYMENT_NOT_VALID',
    });
  }
  await useCases.confirmInProcess({ razorpayOrderId: order.id, ...mock });
  expect(await paymentRow(order.id)).toMatchObject({ paidVia: 'mock', step: 'done' });
  expect((await paymentRow(real.orderId)).status).toBe('created');
});

test('fails if the keys are unreadable, and creates no mock order', async () => {
  setEnvironment({ RAZORPAY_SECRET_ID: 'thali/none' });
  await expect(create(planBody())).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  const body = {
    razorpayOrderId: 'order_mock_AAAAAAAAAAAAAAAAAAAA',
    razorpayPaymentId: 'pay_mock_1',
    razorpaySignature: 'mock',
  };
  await expect(useCases.confirmInProcess(body)).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
});
