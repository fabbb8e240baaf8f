import { seededRandom } from '@thali/local/history/random';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Crashes, injectCrashes } from '../support/crashes.ts';
import {
  entriesOf,
  expectNoDrift,
  importWallet,
  type WalletUseCases,
} from '../support/import-wallet.ts';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { simulateWallet } from '../support/simulate-wallet.ts';

async function setUpWallet() {
  const useCases = await importWallet();
  const { table } = await import('@thali/functions/table/table-client');
  const removeConflicts = () => void table.middlewareStack.remove('injectConflicts');
  // Another test file may have left its conflicts in place.
  removeConflicts();
  return {
    useCases,
    counted: await injectConflicts(),
    crashes: injectCrashes([table]),
    removeConflicts,
  };
}

let setup: Awaited<ReturnType<typeof setUpWallet>>;
let useCases: WalletUseCases;
let crashes: Crashes;
beforeAll(async () => {
  setup = await setUpWallet();
  ({ useCases, crashes } = setup);
}, 60_000);
afterEach(() => {
  crashes.restart();
  vi.useRealTimers();
});
afterAll(() => {
  crashes.remove();
  setup.removeConflicts();
});

const sequences = 6;
const steps = 22;
const outcomes = new Set<string>();

test.each(Array.from({ length: sequences }, (_, index) => `wallet ${index}`))(
  'the ledger adds up after a random sequence with crashes (%s)',
  async (seed) => {
    const random = seededRandom(seed);
    const vendor = await makeVendor();
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const simulation = simulateWallet(useCases, vendor, random);
    for (let step = 0; step < steps; step += 1) {
      if (random.next() < 0.2) {
        crashes.crashAfter(random.between(0, 5));
        await simulation.runRandomEvent();
        crashes.restart();
        // The lease of the crashed run expires.
        simulation.passTime(2);
      } else {
        const atOnce = random.pick([1, 1, 2, 4]);
        await Promise.all(Array.from({ length: atOnce }, simulation.runRandomEvent));
      }
      if (step === 10) await simulation.payTwice();
      expect(pending(await useCases.readTotals(vendor.id))).toBeGreaterThanOrEqual(0);
    }
    await simulation.finishAll();
    await expectConsistent(vendor.id, simulation);
  },
  30_000,
);

test('the sequences covered every kind of settlement and a conflict', () => {
  expect(setup.counted.conflicts).toBeGreaterThan(0);
  expect([...outcomes].sort()).toEqual([
    'correction, given back',
    'correction, settled',
    'held in the balance',
    'settlement, failed',
    'settlement, settled',
  ]);
});

const pending = (totals: Parameters<WalletUseCases['pendingPaise']>[0]) =>
  useCases.pendingPaise(totals);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function expectConsistent(vendorId: string, simulation: ReturnType<typeof simulateWallet>) {
  await expectNoDrift(useCases, vendorId);
  const totals = await useCases.readTotals(vendorId, { ConsistentRead: true });
  const { fees, credits } = await entriesOf(useCases, vendorId);
  expect(totals.balancePaise).toBe(sum(credits.map(({ balancePaise }) => balancePaise)));
  expect(totals.balancePaise).toBeGreaterThanOrEqual(0);
  const owed =
    sum(fees.map((fee) => fee.amountPaise)) + sum(credits.map((credit) => credit.owedPaise));
  expect(pending(totals)).toBe(owed);
  expect(useCases.paidFeesPaise(totals)).toBeGreaterThanOrEqual(0);
  const orders = fees.map(({ orderId }) => orderId);
  expect(orders.sort()).toEqual((await simulation.completed()).sort());
  expect(useCases.paidFeesPaise(totals) + totals.balancePaise).toBe(simulation.netPaise());
  const settlements = await useCases.readSettlements(vendorId, {
    first: 1,
    last: totals.settlements,
  });
  expect(settlements).toHaveLength(totals.settlements);
  const settled = settlements.filter(({ status }) => status === 'settled');
  expect(sum(settled.map(({ amountPaise }) => amountPaise))).toBe(simulation.netPaise());
  for (const { type, status, amountPaise } of settlements) {
    outcomes.add(`${type}, ${amountPaise < 0 ? 'given back' : status}`);
  }
  if (credits.some(({ balancePaise }) => balancePaise > 0)) outcomes.add('held in the balance');
  expect(settlements.filter(({ status }) => status === 'pending')).toEqual([]);
  expect(totals.reservations).toEqual([]);
}
