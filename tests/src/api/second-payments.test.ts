/** @module-tag long */

import { keys } from '@thali/functions/table/keys';
import { beforeAll, expect, test } from 'vitest';
import { confirm, payAtRazorpay, paymentRow, refundAtRazorpay } from '../support/buy-plan.ts';
import { attemptsOf } from '../support/import-order-payments.ts';
import { deliverToMess, openAccount } from '../support/mess-account.ts';
import {
  changeStatus,
  makeOnlineMess,
  type OnlineMess,
  placePaidOrder,
  readAsGuest,
  readAsStaff,
} from '../support/pay-online.ts';
import { eventBody } from '../support/razorpay-events.ts';
import { reconcile, runMinuteJob } from '../support/reconcile.ts';
import { failRefundOf, processedRefundPaise } from '../support/refunds-at-razorpay.ts';
import { changeRow, putRows } from '../support/test-table.ts';

let mess: OnlineMess;
beforeAll(async () => {
  mess = await makeOnlineMess();
});

/** An order paid twice. The platform does not know the second payment yet. */
async function payTwice(at = mess) {
  const paid = await placePaidOrder(at.vendor);
  const secondCheckout = await payAtRazorpay(paid.paymentOrderId);
  const paise = paid.order.final_amount * 100;
  return { ...paid, secondCheckout, second: secondCheckout.razorpay_payment_id, paise };
}

const refundedPaise = (paymentId: string, at = mess) => processedRefundPaise(at.account, paymentId);

test('stops after three failed refunds of a second payment, until a person acts', async () => {
  const {
    paymentOrderId: orderId,
    second: paymentId,
    paise,
    secondCheckout,
    order,
  } = await payTwice();
  await confirm(secondCheckout);
  const failed = eventBody({ event: 'refund.failed', orderId, paymentId, amount: paise });
  for (const failures of [1, 2, 3]) {
    await expect.poll(() => refundedPaise(paymentId)).toBe(paise);
    await reconcile(orderId);
    await failRefundOf(mess.account, paymentId);
    await deliverToMess(mess.vendor.id, mess.account, failed);
    await deliverToMess(mess.vendor.id, mess.account, failed);
    const row = await paymentRow(orderId);
    expect(row).toMatchObject({ step: 'refund', refundFailures: failures });
    // Only the job of every ten minutes retries the refund.
    expect(row.failure).toMatch(/^The bank did not take/);
    await runMinuteJob(orderId);
    expect(await refundedPaise(paymentId)).toBe(0);
    await reconcile(orderId);
  }
  expect(await paymentRow(orderId)).toHaveProperty('stoppedAt');
  expect(await refundedPaise(paymentId)).toBe(0);
  // A refund by hand at Razorpay ends the retries.
  await refundAtRazorpay(paymentId, paise);
  await reconcile(orderId);
  expect(await paymentRow(orderId)).toMatchObject({ step: 'done' });
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'paid' });
});

test('shows no refund problem on the order while the second payment can’t be refunded', async () => {
  const poor = await makeOnlineMess('first', {}, { balancePaise: 0 });
  const { paymentOrderId, secondCheckout, order, second, paise } = await payTwice(poor);
  await confirm(secondCheckout);
  await reconcile(paymentOrderId);
  expect((await paymentRow(paymentOrderId)).failure).toMatch(/too little/);
  const orderNow = (await readAsStaff(poor, order)).json.order;
  expect(orderNow.payment).not.toHaveProperty('refund_problem');
  await openAccount({ ...poor.account, balancePaise: 500_00 });
  await reconcile(paymentOrderId);
  expect(await refundedPaise(second, poor)).toBe(paise);
});

test('refunds the rest of a second payment that the mess refunded in part', async () => {
  const { paymentOrderId, paymentId, second, secondCheckout, paise } = await payTwice();
  await refundAtRazorpay(second, 10_00);
  await confirm(secondCheckout);
  await expect.poll(() => refundedPaise(second)).toBe(paise);
  await reconcile(paymentOrderId);
  expect(await refundedPaise(paymentId)).toBe(0);
});

test('refunds the order and a third payment although Razorpay refuses the second', async () => {
  const { paymentOrderId, paymentId, order, paise } = await payTwice();
  const refused = new Set([await refusedPayment(paymentOrderId)]);
  await changeRow(keys.payment(paymentOrderId), { step: 'refund', extraPayments: refused });
  const { createdAt } = await paymentRow(paymentOrderId);
  const open = keys.guestPayment(paymentOrderId, String(createdAt));
  await putRows([{ ...open, orderId: paymentOrderId }]);
  await reconcile(paymentOrderId);
  expect(await paymentRow(paymentOrderId)).toHaveProperty('stoppedAt');
  const third = await payAtRazorpay(paymentOrderId);
  await confirm(third);
  await expect.poll(() => refundedPaise(third.razorpay_payment_id)).toBe(paise);
  await changeStatus(mess, order, 'cancelled');
  await runMinuteJob(paymentOrderId);
  expect(await refundedPaise(paymentId)).toBe(paise);
  expect(await readAsGuest(order)).toMatchObject({ payment_status: 'refunded' });
  expect(await paymentRow(paymentOrderId)).toHaveProperty('stoppedAt');
});

/** A failed payment, which Razorpay refuses to refund. */
async function refusedPayment(orderId: string): Promise<string> {
  await payAtRazorpay(orderId, { outcome: 'failed' });
  const attempts = await attemptsOf(mess, { orderId });
  return String(attempts.find(({ status }) => status === 'failed')?.id);
}
