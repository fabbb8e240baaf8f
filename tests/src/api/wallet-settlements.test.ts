import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { expectRefusal } from '../support/expect-refusal.ts';
import { expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { openWallet, requestWallet, type TestWallet } from '../support/wallet.ts';

const useCases = await importWallet();
/** The wallet of a mess that owes 5 rupees. */
let walletWithFees: TestWallet;
beforeAll(async () => {
  walletWithFees = await openWallet();
  await walletWithFees.addFees(300, 200);
}, 60_000);

const invalid = 'Please enter a valid amount';
const tooMuch = 'Payment amount cannot exceed pending fees';

describe('the amount', () => {
  test.each([undefined, null, 0, -1, -0.01, 0.001, 1.005, 1e-7, 1e308, Number.NaN])(
    '%s is refused in the words of the specification',
    async (amount) => {
      const answer = await walletWithFees.pay(amount);
      expectRefusal(answer, 'INVALID_SETTLEMENT_AMOUNT');
      expect(answer.json.error).toBe(invalid);
      expect(answer.json.details).toEqual([{ path: 'amount', message: invalid }]);
    },
  );

  test.each([5.01, 6, 1e9, 99_999_999.99, 1e300])(
    '%s is refused as more than the pending fees',
    async (amount) => {
      const answer = await walletWithFees.pay(amount);
      expectRefusal(answer, 'SETTLEMENT_EXCEEDS_PENDING');
      expect(answer.json.error).toBe(tooMuch);
    },
  );

  test.each(['5', 'abc', '', true, [5], { rupees: 5 }, '५'])(
    '%j is refused as not a number',
    async (amount) => {
      const answer = await walletWithFees.pay(amount);
      expectRefusal(answer, 'VALIDATION_ERROR');
      expect(answer.json.details[0]?.path).toBe('amount');
    },
  );

  test('below a rupee is refused, and no refused amount is reserved', async () => {
    const answer = await walletWithFees.pay(0.99);
    expectRefusal(answer, 'INVALID_SETTLEMENT_AMOUNT');
    expect(answer.json.error).toBe('The smallest payment is ₹1.');
    expect((await walletWithFees.overview()).wallet).toEqual({
      balance: 0,
      pending_cod_fees: 5,
      available_for_settlement: 5,
    });
    expect((await walletWithFees.settlements()).data).toEqual([]);
  });
});

test('refuses an unknown payment method', async () => {
  for (const payment_method of ['cash', 'cod', '', null, undefined]) {
    const body = { vendor_id: walletWithFees.vendor.id, amount: 1, payment_method };
    const answer = await requestWallet('POST', 'pay', { token: walletWithFees.token, body });
    expectRefusal(answer, 'VALIDATION_ERROR');
  }
});

test('pays the oldest fees first, and keeps a partly paid fee pending', async () => {
  const { vendor, addFees, beginSettlement, fees, overview } = await openWallet();
  await addFees(100, 200, 300, 200);
  const payPart = async (amount: number) => {
    await useCases.deliver((await beginSettlement(amount)).orderId);
    const { data } = await fees();
    // The unpaid parts of the fees add up to the wallet's figure.
    const owed = data.reduce((sum, fee) => sum + fee.amount - fee.paid_amount, 0);
    expect((await overview()).wallet).toMatchObject({ pending_cod_fees: owed });
    return data.map(({ status }) => status).reverse();
  };
  expect(await payPart(3)).toEqual(['settled', 'settled', 'pending', 'pending']);
  expect(await payPart(1.5)).toEqual(['settled', 'settled', 'pending', 'pending']);
  expect(await payPart(1.5)).toEqual(['settled', 'settled', 'settled', 'pending']);
  expect((await overview()).wallet).toMatchObject({ pending_cod_fees: 2 });
  expect(await payPart(2)).toEqual(['settled', 'settled', 'settled', 'settled']);
  expect((await overview()).summary).toMatchObject({ total_settled: 8, settlement_count: 4 });
  await expectNoDrift(useCases, vendor.id);
});

test('starts one of eight concurrent settlements of all fees', async () => {
  const vendor = await makeVendor();
  for (const feePaise of [100, 200, 300]) await useCases.addFee(vendor, feePaise);
  const injected = await slowConflicts();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => useCases.pay(vendor.id, 6)),
  );
  const started = outcomes.filter(({ status }) => status === 'fulfilled');
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  expect(started).toHaveLength(1);
  expect(refused).toHaveLength(7);
  for (const error of refused) {
    expect(error).toMatchObject({ code: 'SETTLEMENT_EXCEEDS_PENDING', message: tooMuch });
  }
  expect(injected.conflicts).toBeGreaterThan(0);
  const totals = await useCases.readTotals(vendor.id);
  expect(totals).toMatchObject({ settlements: 1, reservations: [{ amountPaise: 600 }] });
  const [settlement] = await useCases.readSettlements(vendor.id, { first: 1, last: 9 });
  await useCases.deliver(settlement?.orderId ?? '');
  expect(await useCases.readTotals(vendor.id)).toMatchObject({
    settledPaise: 600,
    reservations: [],
  });
  await expectNoDrift(useCases, vendor.id);
});

/** Slows transactions down, so that they conflict. */
async function slowConflicts(): Promise<{ conflicts: number }> {
  const { table } = await import('@thali/functions/table/table-client');
  const name = 'slowTransactions';
  const remove = () => {
    table.middlewareStack.remove(name);
    table.middlewareStack.remove('injectConflicts');
  };
  // Another file may have left its fault injection.
  remove();
  onTestFinished(remove);
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (commandName.startsWith('TransactWrite')) await sleep(200);
        return next(args);
      },
    { step: 'build', name },
  );
  return injectConflicts();
}
