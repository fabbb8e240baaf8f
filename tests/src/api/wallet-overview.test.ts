import type { FeeRow } from '@thali/functions/ledger/ledger-rows';
import { beforeAll, expect, test } from 'vitest';
import { walletHere } from '../support/wallet-here.ts';
import {
  dateInIndia,
  owedAt,
  sumOf,
  type WalletStory,
  walletStory,
} from '../support/wallet-story.ts';

let story: WalletStory;
beforeAll(async () => {
  story = await walletStory(await walletHere());
}, 60_000);

const dayMs = 86_400_000;
const fee = ({ amountPaise }: FeeRow) => amountPaise;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const until = <Row extends { createdAt: string }>(rows: readonly Row[], now: string): Row[] =>
  rows.filter(({ createdAt }) => createdAt <= now);
/** Fees of some days, both included, in rupees. */
const feesOf = (fees: readonly FeeRow[], from: string, to: string): number =>
  sumOf(
    fees.filter((one) => dateInIndia(one) >= from && dateInIndia(one) <= to),
    fee,
  ) / 100;

test('at the end of each day the overview is what a naive count comes to', () => {
  expect(story.overviews).toHaveLength(37);
  for (const { now, overview } of story.overviews) {
    const fees = until(story.fees, now);
    const credits = until(story.credits, now);
    const pending = owedAt(fees, credits);
    const balance = sumOf(credits, ({ balancePaise }) => balancePaise) / 100;
    expect(overview.wallet).toMatchObject({ balance, pendingCodFees: pending });
    expect(overview.summary).toMatchObject({
      totalSettled: (sumOf(fees, fee) - pending * 100) / 100,
      totalOrders: fees.length,
      totalCodOrders: fees.length,
      totalOnlineOrders: 0,
    });
    const newest = fees.slice(-5).reverse();
    expect(overview.recentTransactions.map(({ orderId }) => orderId)).toEqual(
      newest.map(({ orderId }) => orderId),
    );
    const settlements = until(story.settlements, now).slice(-5).reverse();
    expect(overview.recentSettlements.map(({ createdAt }) => createdAt)).toEqual(
      settlements.map(({ createdAt }) => createdAt),
    );
  }
});

test('weeks begin on Monday and months on the first, in India; 14 days, today included', () => {
  for (const { now, overview } of story.overviews) {
    const today = dateInIndia({ createdAt: now });
    const day = (offset: number) => dateOf(Date.parse(today) + offset * dayMs);
    const monday = -((new Date(today).getUTCDay() + 6) % 7);
    const month = `${today.slice(0, 8)}01`;
    const last = dateOf(Date.parse(month) - dayMs);
    const sameDay = `${last.slice(0, 8)}${today.slice(8)}`;
    const { thisWeek, thisMonth, daily } = overview.statistics;
    expect(thisWeek).toEqual({
      codFees: feesOf(story.fees, day(monday), today),
      previousCodFees: feesOf(story.fees, day(monday - 7), day(-7)),
    });
    expect(thisMonth).toEqual({
      codFees: feesOf(story.fees, month, today),
      previousCodFees: feesOf(story.fees, `${last.slice(0, 8)}01`, sameDay < last ? sameDay : last),
    });
    const dates = Array.from({ length: 14 }, (_, index) => day(index - 13));
    expect(daily).toEqual(dates.map((date) => ({ date, codFees: feesOf(story.fees, date, date) })));
  }
});
