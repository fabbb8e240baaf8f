import { sign } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import { expect, test, vi } from 'vitest';
import {
  openPlanOrder,
  payAtRazorpay,
  paymentRow,
  readPaymentSession,
} from '../support/buy-plan.ts';
import { importPayments } from '../support/import-payments.ts';
import { welcomeEmailsTo } from '../support/outbox.ts';
import { eventBody, platformRazorpayKeys, sendEvent } from '../support/razorpay-events.ts';
import { systemEntriesOf } from '../support/system-entries.ts';

const pollOptions = { timeout: 15_000, interval: 50 };
const paymentId = (orderId: string, tail = '') => `pay_${orderId.slice(6)}${tail}`;

test('provisions a payment by webhook if the browser never confirms it', async () => {
  const { orderId, token, email } = await openPlanOrder();
  await payAtRazorpay(orderId, { webhook: true });
  await vi.waitFor(
    async () =>
      expect((await readPaymentSession(token)).json.session.card_state).toBe('payment-completed'),
    pollOptions,
  );
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid', paidVia: 'webhook' });
  expect(await welcomeEmailsTo(email)).toHaveLength(1);
});

test.each([[['failed', 'authorized', 'captured']], [['captured', 'failed', 'authorized']]])(
  'records a payment as paid for events in the order %j',
  async (statuses) => {
    const { orderId } = await openPlanOrder();
    for (const status of statuses) {
      const id = paymentId(orderId, status === 'failed' ? 'x' : '');
      await sendEvent(eventBody({ orderId, paymentId: id, status }));
    }
    expect(await paymentRow(orderId)).toMatchObject({
      status: 'paid',
      paymentId: paymentId(orderId),
      lastFailure: 'payment_timed_out',
    });
  },
);

test('records a failed payment, and the order can still be paid', async () => {
  const { orderId, token } = await openPlanOrder();
  await sendEvent(eventBody({ orderId, paymentId: paymentId(orderId, 'x'), status: 'failed' }));
  expect(await paymentRow(orderId)).toMatchObject({ status: 'failed' });
  expect((await readPaymentSession(token)).json.session).toMatchObject({
    card_state: 'buy-now',
    payment_status: 'failed',
  });
  await sendEvent(eventBody({ orderId, paymentId: paymentId(orderId) }));
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid' });
});

test.each([{ amount: 199_800 }, { amount: 499_900 }, { currency: 'USD' }])(
  'records a payment with another amount or currency (%j) as failed',
  async (changes) => {
    const { orderId } = await openPlanOrder();
    await sendEvent(eventBody({ orderId, paymentId: paymentId(orderId), ...changes }));
    const row = await paymentRow(orderId);
    expect(row).toMatchObject({
      status: 'failed',
      lastFailure: 'amount or currency does not match the order',
    });
    expect(row.failedPayments).toEqual(new Set([paymentId(orderId)]));
  },
);

test('keeps the highest refunded sum for any order of events', async () => {
  const { orderId, token } = await openPlanOrder();
  const id = paymentId(orderId);
  const refund = (refunded: number, status = 'captured') =>
    sendEvent(eventBody({ orderId, paymentId: id, event: 'refund.processed', refunded, status }));
  await sendEvent(eventBody({ orderId, paymentId: id }));
  await refund(50_000);
  await refund(20_000);
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid', refundedPaise: 50_000 });
  await refund(199_900, 'refunded');
  expect((await readPaymentSession(token)).json.session).toMatchObject({
    card_state: 'buy-now',
    refunded: true,
  });
  await sendEvent(eventBody({ orderId, paymentId: id }));
  expect(await paymentRow(orderId)).toMatchObject({ status: 'paid', refundedPaise: 199_900 });
  const entries = await systemEntriesOf(orderId);
  expect(entries.map(({ admin_name, action, detail }) => [admin_name, action, detail])).toEqual([
    ['Razorpay', 'recordPlanPayment', '₹1,999 via webhook'],
    ['Razorpay', 'recordPlanRefund', '₹500 refunded in total'],
    ['Razorpay', 'recordPlanRefund', '₹1,999 refunded in total'],
  ]);
});

test('creates no vendor for a payment refunded before provisioning', async () => {
  const { orderId, email } = await openPlanOrder();
  const refunded = { paymentId: paymentId(orderId), refunded: 199_900, status: 'refunded' };
  await sendEvent(eventBody({ orderId, event: 'refund.processed', ...refunded }));
  expect(await paymentRow(orderId)).toMatchObject({
    status: 'paid',
    step: 'subscription',
    failure: 'The payment was refunded.',
  });
  expect(await welcomeEmailsTo(email)).toEqual([]);
});

test('accepts and ignores unknown and invalid events', async () => {
  const unknownOrderEvent = eventBody({ orderId: 'order_AAAAAAAAAAAAAA', paymentId: 'pay_1' });
  for (const body of [
    unknownOrderEvent,
    '[]',
    '"text"',
    'no json',
    '{"event":"invoice.paid","payload":{}}',
  ]) {
    expect((await sendEvent(body)).json).toEqual({ received: true });
  }
});

test('answers a webhook within five seconds, even if the e-mail hangs', async () => {
  const { purposeHandlers } = await importPayments();
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const { maxFulfilmentMs } = await import('@thali/functions/payments/process-event');
  const { razorpayWebhook } = await import('@thali/functions/payments/receive-webhook');
  const { orderId, email } = await openPlanOrder();
  const body = eventBody({ orderId, paymentId: 'pay_slow' });
  const signature = sign(body, platformRazorpayKeys().webhookSecret);
  const headers = { 'x-razorpay-signature': signature };
  emailClient.middlewareStack.add(() => () => new Promise<never>(() => undefined), {
    step: 'initialize',
    name: 'hangs',
  });
  const answer = await razorpayWebhook({ role: 'guest' }, { headers, body }, purposeHandlers);
  expect(answer).toEqual({ received: true });
  // The e-mail hangs. The limit leaves half of the five seconds for all other work.
  expect(maxFulfilmentMs).toBeLessThanOrEqual(2500);
  await expect.poll(() => paymentRow(orderId)).toMatchObject({ status: 'paid', step: 'welcome' });
  emailClient.middlewareStack.remove('hangs');
  expect(await welcomeEmailsTo(email)).toEqual([]);
});
