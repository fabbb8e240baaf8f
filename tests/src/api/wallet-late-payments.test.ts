/** @module-tag long */

import { describe, expect, test } from 'vitest';
import { atTime, entriesOf, expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { openWalletWithFees } from '../support/wallet.ts';

const useCases = await importWallet();

const minuteMs = 60_000;
const minutesLater = (minutes: number) => Date.now() + minutes * minuteMs;

describe('a late payment', () => {
  test.each([['cancelled'], ['lapsed'], ['lapsed, and closed']])(
    'is a correction of a %s settlement',
    async (how) => {
      const mess = await openWalletWithFees(100, 100, 100);
      const { id, orderId } = await mess.beginSettlement(2);
      if (how === 'cancelled') await mess.cancel(id);
      if (how === 'lapsed, and closed') {
        const payment = await useCases.readPayment(orderId);
        if (payment?.purpose === 'settlement')
          await useCases.expireSettlement(payment, 30 * minuteMs);
        expect(await mess.settlement(id)).toMatchObject({ status: 'failed' });
      }
      await atTime(minutesLater(31), () => useCases.deliver(orderId));
      await useCases.deliver(orderId);
      expect(await mess.settlement(id)).toMatchObject({
        status: 'settled',
        transaction_type: 'correction',
        amount: 2,
        note: 'It was paid late, but it counts.',
      });
      const { wallet, summary } = await mess.overview();
      expect(wallet).toEqual({ balance: 0, pending_cod_fees: 1, available_for_settlement: 1 });
      expect(summary).toMatchObject({ total_settled: 2, settlement_count: 1 });
      await expectNoDrift(useCases, mess.vendor.id);
    },
  );

  test('goes to the balance if another settlement covers the fees', async () => {
    const mess = await openWalletWithFees(100, 100, 100, 100, 100);
    const first = await mess.beginSettlement(5);
    await mess.cancel(first.id);
    const second = await mess.beginSettlement(4);
    await useCases.deliver(first.orderId);
    expect(await mess.settlement(first.id)).toMatchObject({
      transaction_type: 'correction',
      amount: 5,
      note: 'It was paid late. The amount above your fees is in your balance.',
    });
    const wallet = async () => (await mess.overview()).wallet;
    expect(await wallet()).toEqual({
      balance: 4,
      pending_cod_fees: 4,
      available_for_settlement: 0,
    });
    await useCases.deliver(second.orderId);
    expect(await mess.settlement(second.id)).toMatchObject({ transaction_type: 'settlement' });
    expect(await wallet()).toMatchObject({ balance: 4, pending_cod_fees: 0 });
    expect((await mess.fees('status=settled')).pagination.total).toBe(5);
    await expectNoDrift(useCases, mess.vendor.id);
  });

  test('never increases the debt, even if clocks differ', async () => {
    const mess = await openWalletWithFees(...Array.from({ length: 10 }, () => 100));
    const [first, second] = [await mess.beginSettlement(6), await mess.beginSettlement(4)];
    for (const { id } of [first, second]) await mess.cancel(id);
    const running = [await mess.beginSettlement(6), await mess.beginSettlement(4)];
    // The reservation has ended by this clock, but not by the next clock.
    await atTime(minutesLater(31), () => useCases.deliver(first.orderId));
    await useCases.deliver(second.orderId);
    for (const { orderId } of running) await useCases.deliver(orderId);
    const { credits } = await entriesOf(useCases, mess.vendor.id);
    expect(credits.map(({ owedPaise }) => owedPaise)).toEqual([-600, 0, 0, -400]);
    expect((await mess.overview()).wallet).toMatchObject({ pending_cod_fees: 0, balance: 10 });
    await expectNoDrift(useCases, mess.vendor.id);
  });
});
