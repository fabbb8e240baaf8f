import { keys } from '@thali/functions/table/keys';
import { beforeAll, expect, test } from 'vitest';
import { confirm, payAtRazorpay, paymentRow, refundAtRazorpay } from '../support/buy-plan.ts';
import { deliverToMess, openAccount } from '../support/mess-account.ts';
import { attemptsOf } from '../support/order-payments-here.ts';
import {
  asSeenByGuest,
  asSeenByStaff,
  move,
  type OnlineMess,
  onlineMess,
  paidOrder,
} from '../support/pay-online.ts';
import { eventBody } from '../support/razorpay-events.ts';
import { everyMinute, reconcile } from '../support/reconcile.ts';
import { arrivedPaise, failRefundOf } from '../support/refunds-at-razorpay.ts';
import { changeRow, putRows } from '../support/test-table.ts';

let mess: OnlineMess;
beforeAll(async () => {
  mess = await onlineMess();
});

/** An order that is paid, and was paid once more in another tab, of which nobody has told. */
async function paidTwice(at = mess) {
  const paid = await paidOrder(at.vendor);
  const again = await payAtRazorpay(paid.paymentOrderId);
  const paise = paid.order.final_amount * 100;
  return { ...paid, again, second: again.razorpay_payment_id, paise };
}

const arrived = (paymentId: string, at = mess) => arrivedPaise(at.account, paymentId);

test('after three refunds of it failed a person looks at it: it goes to and fro no more', async () => {
  const { paymentOrderId: orderId, second: paymentId, paise, again, order } = await paidTwice();
  await confirm(again);
  const failed = eventBody({ event: 'refund.failed', orderId, paymentId, amount: paise });
  for (const failures of [1, 2, 3]) {
    await expect.poll(() => arrived(paymentId)).toBe(paise);
    await reconcile(orderId);
    await failRefundOf(mess.account, paymentId);
    await deliverToMess(mess.vendor.id, mess.account, failed);
    await deliverToMess(mess.vendor.id, mess.account, failed);
    const row = await paymentRow(orderId);
    expect(row).toMatchObject({ step: 'refund', refundFailures: failures });
    // Not within a minute: the job of every ten minutes tries it again.
    expect(row.failure).toMatch(/^The bank did not take/);
    await everyMinute(orderId);
    expect(await arrived(paymentId)).toBe(0);
    await reconcile(orderId);
  }
  expect(await paymentRow(orderId)).toHaveProperty('stoppedAt');
  expect(await arrived(paymentId)).toBe(0);
  // Given back at Razorpay by hand, which ends it.
  await refundAtRazorpay(paymentId, paise);
  await reconcile(orderId);
  expect(await paymentRow(orderId)).toMatchObject({ step: 'done' });
  expect(await asSeenByGuest(order)).toMatchObject({ payment_status: 'paid' });
});

test('while it can’t go back, its order owes nothing and says nothing of it', async () => {
  const poor = await onlineMess('first', {}, { balancePaise: 0 });
  const { paymentOrderId, again, order, second, paise } = await paidTwice(poor);
  await confirm(again);
  await reconcile(paymentOrderId);
  expect((await paymentRow(paymentOrderId)).failure).toMatch(/too little/);
  const seen = (await asSeenByStaff(poor, order)).json.order;
  expect(seen.payment).not.toHaveProperty('refund_problem');
  await openAccount({ ...poor.account, balancePaise: 500_00 });
  await reconcile(paymentOrderId);
  expect(await arrived(second, poor)).toBe(paise);
});

test('the rest of one that the mess gave back in part goes back as well', async () => {
  const { paymentOrderId, paymentId, second, again, paise } = await paidTwice();
  await refundAtRazorpay(second, 10_00);
  await confirm(again);
  await expect.poll(() => arrived(second)).toBe(paise);
  await reconcile(paymentOrderId);
  expect(await arrived(paymentId)).toBe(0);
});

test('one that Razorpay refuses to give back holds up neither the order’s money nor a third one', async () => {
  const { paymentOrderId, paymentId, order, paise } = await paidTwice();
  const refused = new Set([await refusedPayment(paymentOrderId)]);
  await changeRow(keys.payment(paymentOrderId), { step: 'refund', extraPayments: refused });
  const { createdAt } = await paymentRow(paymentOrderId);
  const open = keys.paymentList('ORDERS', `${createdAt}#${paymentOrderId}`);
  await putRows([{ ...open, orderId: paymentOrderId }]);
  await reconcile(paymentOrderId);
  expect(await paymentRow(paymentOrderId)).toHaveProperty('stoppedAt');
  const third = await payAtRazorpay(paymentOrderId);
  await confirm(third);
  await expect.poll(() => arrived(third.razorpay_payment_id)).toBe(paise);
  await move(mess, order, 'cancelled');
  await everyMinute(paymentOrderId);
  expect(await arrived(paymentId)).toBe(paise);
  expect(await asSeenByGuest(order)).toMatchObject({ payment_status: 'refunded' });
  expect(await paymentRow(paymentOrderId)).toHaveProperty('stoppedAt');
});

/** Razorpay gives back nothing of a payment that the bank refused. */
async function refusedPayment(orderId: string): Promise<string> {
  await payAtRazorpay(orderId, { outcome: 'failed' });
  const attempts = await attemptsOf(mess, { orderId });
  return String(attempts.find(({ status }) => status === 'failed')?.id);
}
