import type { CreditRow, FeeRow } from '@thali/functions/ledger/ledger-rows';
import { beforeAll, expect, test } from 'vitest';
import { at, walletHere } from '../support/wallet-here.ts';
import {
  dateInIndia,
  owedAt,
  sumOf,
  type WalletStory,
  walletStory,
} from '../support/wallet-story.ts';

async function useCases() {
  const { getWalletStatement } = await import('@thali/functions/wallet/get-wallet-statement');
  return { getWalletStatement };
}

let use: Awaited<ReturnType<typeof useCases>>;
let story: WalletStory;
beforeAll(async () => {
  story = await walletStory(await walletHere());
  use = await useCases();
}, 60_000);

const fee = ({ amountPaise }: FeeRow) => amountPaise;

const statement = (month: string) =>
  at('2026-10-02T18:00:00Z', async () => {
    const answer = await use.getWalletStatement(story.actor, { query: { month } });
    return answer.statement;
  });

test.each(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'])(
  'a statement of %s adds up, and is what a naive count comes to',
  async (month) => {
    const figures = await statement(month);
    const isIn = (row: { createdAt: string }) => dateInIndia(row).startsWith(month);
    const isBefore = (row: { createdAt: string }) => dateInIndia(row) < month;
    const [fees, credits] = [story.fees.filter(isIn), story.credits.filter(isIn)];
    const owed = (type: CreditRow['type']) =>
      sumOf(
        credits.filter((one) => one.type === type),
        ({ owedPaise }) => owedPaise,
      );
    expect(figures).toMatchObject({
      vendorId: story.vendor.id,
      vendorName: story.vendor.name,
      month,
      isOpen: month >= '2026-10',
      opening: owedAt(story.fees.filter(isBefore), story.credits.filter(isBefore)),
      accrued: sumOf(fees, fee) / 100,
      orders: fees.length,
      settled: (0 - owed('settlement')) / 100,
      corrected: owed('correction') / 100,
    });
    expectToAddUp(figures);
    const numbers = credits.map(({ settlement }) => `S${String(settlement).padStart(6, '0')}`);
    expect(figures.settlements.map(({ id }) => id)).toEqual(numbers);
  },
);

test('the days of a statement follow one another, and add up to it; so do the months', async () => {
  const months = [];
  for (const month of ['2026-07', '2026-08', '2026-09', '2026-10']) {
    months.push(await statement(month));
  }
  for (const figures of months) {
    expect(figures.days.map(({ date }) => date)).toEqual(
      [...new Set(figures.days.map(({ date }) => date))].sort(),
    );
    for (const day of figures.days) expectToAddUp(day);
    expectChain([figures.opening, figures.closing], figures.days);
    for (const key of ['accrued', 'orders', 'settled', 'corrected'] as const) {
      expect(sumOf(figures.days, (day) => Math.round(day[key] * 100))).toBe(
        Math.round(figures[key] * 100),
      );
    }
  }
  expectChain([0, owedAt(story.fees, story.credits)], months);
});

type Figures = Record<'opening' | 'accrued' | 'settled' | 'corrected' | 'closing', number>;

function expectToAddUp({ opening, accrued, settled, corrected, closing }: Figures): void {
  expect(Math.round((opening + accrued - settled + corrected) * 100)).toBe(
    Math.round(closing * 100),
  );
}

/** Each begins where the one before ended. */
function expectChain([first, last]: [number, number], parts: readonly Figures[]): void {
  expect([...parts.map(({ opening }) => opening), last]).toEqual([
    first,
    ...parts.map(({ closing }) => closing),
  ]);
}
