/** @module-tag long */

import { keys } from '@thali/functions/table/keys';
import { setEnvironment } from '@thali/local/environment';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { confirm, payAtRazorpay, paymentRow } from '../support/buy-plan.ts';
import {
  makeOnlineMess,
  makeRefundedOrder,
  placePaidOrder,
  readAsGuest,
  readAsStaff,
} from '../support/pay-online.ts';
import { recheckRefundsLater, reconcile } from '../support/reconcile.ts';
import { failRefundOf, processedRefundPaise } from '../support/refunds-at-razorpay.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { deleteRow } from '../support/test-table.ts';

const dayMs = 86_400_000;

beforeEach(() => setUpHandlers());
afterEach(() => setUpHandlers());

/** The days until the next checks of a payment's refunds. */
async function daysUntilChecks(paymentOrderId: string): Promise<number[]> {
  const { listRefundChecks } = await import('@thali/functions/payments/refund-checks.table');
  const checks = await listRefundChecks(new Date(Date.now() + 30 * dayMs));
  return checks
    .filter(({ orderId }) => orderId === paymentOrderId)
    .map(({ key }) => Date.parse(key.SK.split('#')[0] ?? '') - Date.now())
    .map((ms) => Math.round(ms / dayMs));
}

test('checks a refund after a day and after a week only', async () => {
  const { paid } = await makeRefundedOrder();
  const { paymentOrderId, order } = paid;
  expect(await daysUntilChecks(paymentOrderId)).toEqual([1, 7]);
  expect(await recheckRefundsLater(0, paymentOrderId)).toEqual({ rechecked: 0 });
  expect(await recheckRefundsLater(1.01, paymentOrderId)).toEqual({ rechecked: 1 });
  expect(await recheckRefundsLater(1.01, paymentOrderId)).toEqual({ rechecked: 0 });
  expect(await recheckRefundsLater(7.01, paymentOrderId)).toEqual({ rechecked: 1 });
  expect(await daysUntilChecks(paymentOrderId)).toEqual([]);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
});

test('finds a failed refund without an event, and refunds again', async () => {
  const { mess, paid, paise } = await makeRefundedOrder();
  const { paymentOrderId, paymentId, order } = paid;
  await failRefundOf(mess.account, paymentId);
  await reconcile(paymentOrderId);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
  await Promise.all([
    recheckRefundsLater(1.01, paymentOrderId),
    recheckRefundsLater(1.01, paymentOrderId),
  ]);
  expect(await paymentRow(paymentOrderId)).toMatchObject({ refundFailures: 1 });
  await reconcile(paymentOrderId);
  await expect.poll(async () => (await paymentRow(paymentOrderId)).step).toBe('done');
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
  expect(await processedRefundPaise(mess.account, paymentId)).toBe(paise);
  // The repeated refund has its own check.
  expect(await daysUntilChecks(paymentOrderId)).toEqual([1, 7, 7]);
});

test('finds a failed refund by its state if Razorpay still counts it as refunded', async () => {
  const { mess, paid } = await makeRefundedOrder({ countsFailedRefunds: true });
  await failRefundOf(mess.account, paid.paymentId);
  await recheckRefundsLater(1.01, paid.paymentOrderId);
  expect(await readAsGuest(paid.order)).toMatchObject({ payment_status: 'paid' });
  // Razorpay counts the money as refunded already, so it refuses another refund.
  await reconcile(paid.paymentOrderId);
  const { json } = await readAsStaff(mess, paid.order);
  expect(json.order).toMatchObject({
    payment_status: 'paid',
    payment: { refund_problem: 'refused' },
  });
});

test('finds and repeats the failed refund of a second payment', async () => {
  const mess = await makeOnlineMess();
  const { paymentOrderId, order } = await placePaidOrder(mess.vendor);
  const checkout = await payAtRazorpay(paymentOrderId);
  await confirm(checkout);
  const second = checkout.razorpay_payment_id;
  const paise = order.final_amount * 100;
  await expect.poll(() => processedRefundPaise(mess.account, second)).toBe(paise);
  await expect.poll(async () => (await paymentRow(paymentOrderId)).step).toBe('done');
  await failRefundOf(mess.account, second);
  await recheckRefundsLater(1.01, paymentOrderId);
  await reconcile(paymentOrderId);
  await expect.poll(() => processedRefundPaise(mess.account, second)).toBe(paise);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'paid' });
});

test('keeps a check while Razorpay is unreachable, and drops it once the keys are deleted', async () => {
  const { mess, paid } = await makeRefundedOrder();
  const { paymentOrderId } = paid;
  setEnvironment({ RAZORPAY_URL: 'http://127.0.0.1:9' });
  expect(await recheckRefundsLater(1.01, paymentOrderId)).toEqual({ rechecked: 0 });
  expect(await daysUntilChecks(paymentOrderId)).toEqual([1, 7]);
  // Removed keys are deleted after 180 days.
  await deleteRow(keys.paymentAccount(mess.vendor.id, mess.account.keyId));
  expect(await recheckRefundsLater(1.01, paymentOrderId)).toEqual({ rechecked: 1 });
  expect(await daysUntilChecks(paymentOrderId)).toEqual([7]);
});
