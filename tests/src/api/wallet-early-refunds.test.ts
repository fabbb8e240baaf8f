/** @module-tag long */

import { keys } from '@thali/functions/table/keys';
import { toIst } from '@thali/shared/time/ist';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { confirm, payAtRazorpay, refundAtRazorpay } from '../support/buy-plan.ts';
import { entriesOf, expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { reconcile } from '../support/reconcile.ts';
import { changeRow } from '../support/test-table.ts';
import { openWalletWithFees } from '../support/wallet.ts';

const useCases = await importWallet();

describe('a refund before its payment is recorded', () => {
  test('fails the settlement if the refund is complete, and the fees stay due', async () => {
    const mess = await openWalletWithFees(200);
    const { id, orderId } = await mess.beginSettlement(2);
    const { razorpay_payment_id: paymentId } = await payAtRazorpay(orderId);
    await refundAtRazorpay(paymentId, 200);
    await reconcile(orderId);
    await useCases.deliver(orderId, { id: paymentId, status: 'refunded', refunded: 200 });
    const note = 'The payment was refunded.';
    // Another test may be running the same job, so wait for its end.
    await vi.waitFor(
      async () =>
        expect(await mess.settlement(id)).toMatchObject({ status: 'failed', amount: 2, note }),
      { timeout: 15_000, interval: 50 },
    );
    expect(await mess.sums()).toEqual([2, 0, 0]);
    expect((await mess.overview()).wallet.available_for_settlement).toBe(2);
    expect((await entriesOf(useCases, mess.vendor.id)).credits).toEqual([]);
    await expectNoDrift(useCases, mess.vendor.id);
  });

  test('records and shows the unrefunded part if the refund is partial', async () => {
    const mess = await openWalletWithFees(100, 200);
    const { id, orderId } = await mess.beginSettlement(3);
    const checkout = await payAtRazorpay(orderId);
    await refundAtRazorpay(checkout.razorpay_payment_id, 200);
    await confirm(checkout);
    expect(await mess.settlement(id)).toMatchObject({
      status: 'settled',
      transaction_type: 'settlement',
      amount: 1,
      note: 'Part of it was refunded.',
    });
    expect(await mess.sums()).toEqual([2, 1, 0]);
    await expectNoDrift(useCases, mess.vendor.id);
  });
});

test('records only the unrefunded part if the refund arrives while the payment is recorded', async () => {
  const mess = await openWalletWithFees(300);
  const { id, orderId } = await mess.beginSettlement(3);
  const { table } = await import('@thali/functions/table/table-client');
  const name = 'refundMeanwhile';
  const remove = () => void table.middlewareStack.remove(name);
  onTestFinished(remove);
  table.middlewareStack.add(
    (next) => async (args) => {
      if (!JSON.stringify(args.input).includes('CREDIT#')) return next(args);
      remove();
      await useCases.deliver(orderId, { refunded: 100 });
      return next(args);
    },
    { step: 'initialize', name },
  );
  await useCases.deliver(orderId);
  // Free the lease, so that the next run can start.
  await changeRow(keys.payment(orderId), { leaseUntil: 0 });
  await useCases.deliver(orderId, { refunded: 100 });
  expect(await mess.settlement(id)).toMatchObject({ status: 'settled', amount: 2 });
  expect(await mess.sums()).toEqual([1, 2, 0]);
  expect((await entriesOf(useCases, mess.vendor.id)).credits).toHaveLength(1);
  await expectNoDrift(useCases, mess.vendor.id);
});

test('counts the payment that was not refunded, in any order of events', async () => {
  const mess = await openWalletWithFees(200);
  const { id, orderId } = await mess.beginSettlement(2);
  const [keptId, refundedId] = ['pay_first', 'pay_second'];
  await useCases.deliver(orderId, { id: refundedId, status: 'refunded', refunded: 200 });
  expect(await mess.settlement(id)).toMatchObject({ status: 'failed' });
  await useCases.deliver(orderId, { id: keptId });
  const paid = { status: 'settled', amount: 2, payment_id: keptId };
  expect(await mess.settlement(id)).toMatchObject(paid);
  await useCases.deliver(orderId, { id: refundedId, status: 'refunded', refunded: 200 });
  for (const late of [refundedId, keptId]) await useCases.deliver(orderId, { id: late });
  expect(await mess.sums()).toEqual([0, 2, 0]);
  expect(await mess.settlement(id)).toMatchObject(paid);
  await useCases.deliver(orderId, { id: keptId, status: 'refunded', refunded: 200 });
  for (const late of [refundedId, keptId]) await useCases.deliver(orderId, { id: late });
  expect(await mess.sums()).toEqual([2, 0, 0]);
  await useCases.deliver(orderId, { id: 'pay_third' });
  expect(await mess.sums()).toEqual([0, 2, 0]);
  expect(await mess.settlement(id)).toMatchObject({ ...paid, payment_id: 'pay_third' });
  const month = toIst(new Date()).date.slice(0, 7);
  const { accrued, settled, corrected, closing } = await mess.statement(month);
  expect([accrued, settled, corrected, closing]).toEqual([2, 0, -2, 0]);
  await expectNoDrift(useCases, mess.vendor.id);
});
