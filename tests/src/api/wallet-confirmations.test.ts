import { describe, expect, test, vi } from 'vitest';
import { confirm, payAtRazorpay, paymentRow } from '../support/buy-plan.ts';
import { atTime, entriesOf, expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { eventBody, sendEvent } from '../support/razorpay-events.ts';
import { reconcile } from '../support/reconcile.ts';
import { openWallet, openWalletWithFees, type TestWallet } from '../support/wallet.ts';

const useCases = await importWallet();

const minuteMs = 60_000;
const minutesLater = (minutes: number) => Date.now() + minutes * minuteMs;
const pollOptions = { timeout: 15_000, interval: 50 };

/** Expects one settled payment of all fees, with one entry. */
async function expectSettled({ vendor, overview, fees, settlement }: TestWallet, rupees: number) {
  await vi.waitFor(
    async () => expect(await settlement('S000001')).toMatchObject({ status: 'settled' }),
    pollOptions,
  );
  expect(await settlement('S000001')).toMatchObject({
    amount: rupees,
    transaction_type: 'settlement',
    note: null,
    payment_id: expect.stringMatching(/^pay_/),
    closed_at: expect.stringMatching(/Z$/),
  });
  const { wallet, summary } = await overview();
  expect(wallet).toEqual({ balance: 0, pending_cod_fees: 0, available_for_settlement: 0 });
  expect(summary).toMatchObject({ total_settled: rupees, settlement_count: 1 });
  expect((await fees('status=settled')).pagination.total).toBe(1);
  expect((await entriesOf(useCases, vendor.id)).credits).toHaveLength(1);
  await expectNoDrift(useCases, vendor.id);
}

describe('a settlement counts once', () => {
  test('when confirmed by the browser only, repeatedly and concurrently', async () => {
    const mess = await openWalletWithFees(300);
    const { orderId } = await mess.beginSettlement(3);
    const checkout = await payAtRazorpay(orderId);
    const answers = await Promise.all([confirm(checkout), confirm(checkout), confirm(checkout)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await confirm(checkout);
    await expectSettled(mess, 3);
  });

  test('when confirmed by webhook, browser and job in turn', async () => {
    const mess = await openWalletWithFees(200);
    const { orderId } = await mess.beginSettlement(2);
    const checkout = await payAtRazorpay(orderId, { webhook: true });
    await expectSettled(mess, 2);
    const row = await paymentRow(orderId);
    expect(row).toMatchObject({ status: 'paid', paidVia: 'webhook', step: 'done' });
    await confirm(checkout);
    await reconcile(orderId);
    await expectSettled(mess, 2);
    expect(await paymentRow(orderId)).toEqual(row);
  });

  test('when confirmed by browser and webhooks at the same time', async () => {
    const mess = await openWalletWithFees(200);
    const { orderId } = await mess.beginSettlement(2);
    const checkout = await payAtRazorpay(orderId);
    const facts = { orderId, paymentId: checkout.razorpay_payment_id, amount: 200 };
    const event = (status: string) => () => sendEvent(eventBody({ ...facts, status }));
    const failed = { ...facts, paymentId: 'pay_other', status: 'failed' };
    const calls = [
      event('captured'),
      () => confirm(checkout),
      event('authorized'),
      () => sendEvent(eventBody(failed)),
      event('captured'),
      () => confirm(checkout),
    ];
    const answers = await Promise.all(calls.map((send) => send()));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
    await expectSettled(mess, 2);
  });

  test('when found by the job only, run twice at once', async () => {
    const mess = await openWalletWithFees(200);
    const { orderId } = await mess.beginSettlement(2);
    await payAtRazorpay(orderId);
    await Promise.all([reconcile(orderId), reconcile(orderId)]);
    await expectSettled(mess, 2);
  });
});

test.each([{ amount: 199 }, { amount: 201 }, { currency: 'USD' }])(
  'ignores a payment with another amount or currency (%j)',
  async (mismatch) => {
    const mess = await openWalletWithFees(200);
    const { id, orderId } = await mess.beginSettlement(2);
    await sendEvent(eventBody({ orderId, paymentId: 'pay_mismatch', amount: 200, ...mismatch }));
    expect(await mess.settlement(id)).toMatchObject({ status: 'pending' });
    expect((await mess.overview()).wallet.pending_cod_fees).toBe(2);
  },
);

test('records a failed payment, and accepts the next payment', async () => {
  const mess = await openWalletWithFees(200);
  const { id, orderId } = await mess.beginSettlement(1);
  const otherSettlement = await mess.beginSettlement(1);
  for (const paymentOrderId of [orderId, otherSettlement.orderId])
    await payAtRazorpay(paymentOrderId, { outcome: 'failed' });
  await reconcile(orderId, otherSettlement.orderId);
  await expect.poll(() => paymentRow(orderId)).toMatchObject({ lastFailure: 'payment_failed' });
  expect((await mess.overview()).wallet.pending_cod_fees).toBe(2);
  const { json } = await mess.cancel(otherSettlement.id);
  expect(json.settlement).toMatchObject({ status: 'failed', note: 'The payment failed.' });
  await confirm(await payAtRazorpay(orderId));
  expect(await mess.settlement(id)).toMatchObject({ status: 'settled' });
  expect((await mess.overview()).wallet.pending_cod_fees).toBe(1);
});

test('fails a settlement unpaid for half an hour in the job, and its fees stay owed', async () => {
  const mess = await openWallet();
  const { id } = mess.vendor;
  await atTime(minutesLater(-40), () => useCases.addFee(mess.vendor, 300));
  const young = await atTime(minutesLater(-29), () => useCases.pay(id, 1));
  const old = await atTime(minutesLater(-31), () => useCases.pay(id, 2));
  await reconcile(young.order.id, old.order.id);
  await expect
    .poll(() => mess.settlement('S000002'))
    .toMatchObject({
      status: 'failed',
      note: 'It was not paid within 30 minutes.',
    });
  expect(await mess.settlement('S000001')).toMatchObject({ status: 'pending', note: null });
  expect((await mess.overview()).wallet).toMatchObject({
    pending_cod_fees: 3,
    available_for_settlement: 2,
  });
  expect((await mess.fees('status=pending')).data).toHaveLength(1);
  await expectNoDrift(useCases, id);
});
