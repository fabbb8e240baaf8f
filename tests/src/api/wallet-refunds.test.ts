import { describe, expect, test } from 'vitest';
import { entriesOf, expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { eventBody, sendEvent } from '../support/razorpay-events.ts';
import { openWalletWithFees } from '../support/wallet.ts';

const useCases = await importWallet();

/** A mess that has paid its fees in one settlement for each of these amounts, in rupees. */
async function openPaidWallet(...parts: number[]) {
  const total = parts.reduce((sum, part) => sum + part, 0);
  const mess = await openWalletWithFees(...Array.from({ length: total }, () => 100));
  const orders: string[] = [];
  for (const part of parts) {
    const { orderId } = await mess.beginSettlement(part);
    await useCases.deliver(orderId);
    orders.push(orderId);
  }
  return { mess, orders };
}

const sendRefund = (orderId: string, rupees: number, amount: number) =>
  sendEvent(
    eventBody({
      event: 'refund.processed',
      orderId,
      paymentId: `pay_${orderId.slice(6)}`,
      amount: amount * 100,
      refunded: rupees * 100,
      status: rupees === amount ? 'refunded' : 'captured',
    }),
  );

describe('a refund after the settlement', () => {
  test('makes the newest fees due again, by a separate entry', async () => {
    const { mess, orders } = await openPaidWallet(5);
    const [orderId = ''] = orders;
    await sendRefund(orderId, 2, 5);
    expect(await mess.sums()).toEqual([2, 3, 0]);
    const statuses = (await mess.fees()).data.map(({ status }) => status);
    expect(statuses).toEqual(['pending', 'pending', 'settled', 'settled', 'settled']);
    expect((await mess.settlements()).data).toMatchObject([
      {
        id: 'S000002',
        amount: -2,
        transaction_type: 'correction',
        status: 'settled',
        note: 'S000001 was refunded.',
      },
      { id: 'S000001', amount: 5, transaction_type: 'settlement', status: 'settled' },
    ]);
    await sendRefund(orderId, 5, 5);
    expect(await mess.sums()).toEqual([5, 0, 0]);
    expect((await mess.settlement('S000003'))?.amount).toBe(-3);
    expect((await mess.beginSettlement(5)).id).toBe('S000004');
    await expectNoDrift(useCases, mess.vendor.id);
  });

  test('counts once, also if its events repeat, overlap or arrive out of order', async () => {
    const { mess, orders } = await openPaidWallet(6);
    const [orderId = ''] = orders;
    const refunds = [4, 1, 6, 2, 4, 6, 1, 0];
    await Promise.all(refunds.map((rupees) => sendRefund(orderId, rupees, 6)));
    for (const rupees of refunds) await sendRefund(orderId, rupees, 6);
    expect(await mess.sums()).toEqual([6, 0, 0]);
    const { credits } = await entriesOf(useCases, mess.vendor.id);
    expect(credits.reduce((sum, { owedPaise }) => sum + owedPaise, 0)).toBe(0);
    await expectNoDrift(useCases, mess.vendor.id);
  });

  test('reduces the balance before it makes fees due', async () => {
    const { mess, orders } = await openPaidWallet(3);
    await mess.addFees(100, 100);
    const late = await mess.beginSettlement(2);
    await mess.cancel(late.id);
    const second = await mess.beginSettlement(2);
    await useCases.deliver(second.orderId);
    await useCases.deliver(late.orderId);
    expect(await mess.sums()).toEqual([0, 5, 2]);
    await sendRefund(orders[0] ?? '', 1, 3);
    expect(await mess.sums()).toEqual([0, 5, 1]);
    await sendRefund(orders[0] ?? '', 3, 3);
    expect(await mess.sums()).toEqual([1, 4, 0]);
    await expectNoDrift(useCases, mess.vendor.id);
  });
});

test('ignores the refund of another payment of the same order', async () => {
  const { mess, orders } = await openPaidWallet(2);
  const [orderId = ''] = orders;
  const twice = { orderId, paymentId: 'pay_second', amount: 200, refunded: 200 };
  await sendEvent(eventBody({ ...twice, event: 'refund.processed', status: 'refunded' }));
  expect(await mess.sums()).toEqual([0, 2, 0]);
});
