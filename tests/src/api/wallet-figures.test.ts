import type { CreditRow, FeeRow } from '@thali/functions/ledger/ledger-rows';
import { seededRandom } from '@thali/local/history/random';
import { beforeAll, expect, test } from 'vitest';
import { expectRefusal } from '../support/expect-refusal.ts';
import { atTime, expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { makeStaff } from '../support/sign-in.ts';
import { requestWallet, type WalletAnswer } from '../support/wallet.ts';
import {
  createWalletHistory,
  dateInIndia,
  owedAt,
  sumOf,
  type WalletHistory,
} from '../support/wallet-history.ts';

const useCases = await importWallet();
const { getWalletStatement } = await import('@thali/functions/wallet/get-wallet-statement');
let walletHistory: WalletHistory;
let token: string;
beforeAll(async () => {
  walletHistory = await createWalletHistory(useCases);
  await expectNoDrift(useCases, walletHistory.vendor.id);
  token = (await makeStaff(walletHistory.vendor.id)).token;
}, 60_000);

const dayMs = 86_400_000;
const fee = ({ amountPaise }: FeeRow) => amountPaise;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const createdUntil = <Row extends { createdAt: string }>(
  rows: readonly Row[],
  now: string,
): Row[] => rows.filter(({ createdAt }) => createdAt <= now);
/** Fees of some days, both included, in rupees. */
const feesOf = (fees: readonly FeeRow[], from: string, to: string): number =>
  sumOf(
    fees.filter((candidate) => dateInIndia(candidate) >= from && dateInIndia(candidate) <= to),
    fee,
  ) / 100;

/** The fees of the current and the previous period, up to 23:59, when the history reads the overview. */
function comparedFees(from: string, to: string, previousFrom: string, previousTo: string) {
  if (walletHistory.fees.every((candidate) => dateInIndia(candidate) > previousFrom)) return null;
  const partOf = (startDate: string, endDate: string) => {
    const end = `${endDate}T23:59:00+05:30`;
    const before = createdUntil(walletHistory.fees, new Date(Date.parse(end) - 1).toISOString());
    const codFees = feesOf(before, startDate, endDate);
    return { startDate, endDate, until: '23:59', codFees };
  };
  const [current, previous] = [partOf(from, to), partOf(previousFrom, previousTo)];
  return {
    codFees: current.codFees,
    previousCodFees: previous.codFees,
    ...{ previousFrom, previousTo },
    parts: { current, previous },
  };
}

test('matches a naive count in the overview at the end of each day', () => {
  expect(walletHistory.overviews).toHaveLength(37);
  for (const { now, overview } of walletHistory.overviews) {
    const fees = createdUntil(walletHistory.fees, now);
    const credits = createdUntil(walletHistory.credits, now);
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
    const settlements = createdUntil(walletHistory.settlements, now).slice(-5).reverse();
    expect(overview.recentSettlements.map(({ createdAt }) => createdAt)).toEqual(
      settlements.map(({ createdAt }) => createdAt),
    );
  }
});

test('counts the week from Monday and the month from the first until today, in India’s time', () => {
  for (const { now, overview } of walletHistory.overviews) {
    const today = dateInIndia({ createdAt: now });
    const day = (offset: number) => dateOf(Date.parse(today) + offset * dayMs);
    const monday = -((new Date(today).getUTCDay() + 6) % 7);
    const month = `${today.slice(0, 8)}01`;
    const lastMonth = `${dateOf(Date.parse(month) - dayMs).slice(0, 8)}01`;
    const dayOfMonth = Number(today.slice(8));
    const sameDay = dateOf(Date.parse(lastMonth) + (dayOfMonth - 1) * dayMs);
    const { thisWeek, thisMonth, daily } = overview.statistics;
    expect(thisWeek.codFees).toBe(feesOf(walletHistory.fees, day(monday), today));
    expect(thisWeek.compared).toEqual(comparedFees(day(monday), today, day(monday - 7), day(-7)));
    expect(thisMonth.codFees).toBe(feesOf(walletHistory.fees, month, today));
    if (sameDay < month) {
      expect(thisMonth.compared).toEqual(comparedFees(month, today, lastMonth, sameDay));
    }
    const first = Math.min(monday, 1 - dayOfMonth);
    const dates = Array.from({ length: 1 - first }, (_, index) => day(first + index));
    expect(daily).toEqual(
      dates.map((date) => ({ date, codFees: feesOf(walletHistory.fees, date, date) })),
    );
  }
});

const statement = (month: string) =>
  atTime('2026-10-02T18:00:00Z', async () => {
    const answer = await getWalletStatement(walletHistory.actor, { query: { month } });
    return answer.statement;
  });

test.each(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'])(
  'gives a statement of %s that adds up and matches a naive count',
  async (month) => {
    const figures = await statement(month);
    const isIn = (row: { createdAt: string }) => dateInIndia(row).startsWith(month);
    const isBefore = (row: { createdAt: string }) => dateInIndia(row) < month;
    const [fees, credits] = [walletHistory.fees.filter(isIn), walletHistory.credits.filter(isIn)];
    const owed = (type: CreditRow['type']) =>
      sumOf(
        credits.filter((credit) => credit.type === type),
        ({ owedPaise }) => owedPaise,
      );
    expect(figures).toMatchObject({
      vendorId: walletHistory.vendor.id,
      vendorName: walletHistory.vendor.name,
      month,
      isOpen: month >= '2026-10',
      opening: owedAt(walletHistory.fees.filter(isBefore), walletHistory.credits.filter(isBefore)),
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

test('connects days and months of statements without gaps, and they add up', async () => {
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
  expectChain([0, owedAt(walletHistory.fees, walletHistory.credits)], months);
});

type Figures = Record<'opening' | 'accrued' | 'settled' | 'corrected' | 'closing', number>;

function expectToAddUp({ opening, accrued, settled, corrected, closing }: Figures): void {
  expect(Math.round((opening + accrued - settled + corrected) * 100)).toBe(
    Math.round(closing * 100),
  );
}

/** Expects each part to open with the closing amount of the previous part. */
function expectChain([first, last]: [number, number], parts: readonly Figures[]): void {
  expect([...parts.map(({ opening }) => opening), last]).toEqual([
    first,
    ...parts.map(({ closing }) => closing),
  ]);
}

type Query = Record<string, string | number>;

const ask = (list: string, query: Query): Promise<WalletAnswer> =>
  requestWallet('GET', `${list}?${new URLSearchParams(query as Record<string, string>)}`, {
    token,
  });

const days = ['2026-08-26', '2026-08-27', '2026-08-31', '2026-09-01', '2026-09-06', '2026-09-07'];
days.push('2026-09-16', '2026-09-30', '2026-10-01', '2026-10-02', '2026-10-03');

/** Random queries with and without each filter, on pages up to and beyond the end. */
function queries(filters: Record<string, readonly string[]>): Query[] {
  const random = seededRandom('wallet queries');
  return Array.from({ length: 20 }, () => {
    const query: Query = {
      limit: random.pick([1, 7, 20, 100]),
      page: random.pick([1, 1, 2, 5, 99]),
    };
    if (random.next() < 0.6) query.start_date = random.pick(days);
    if (random.next() < 0.6) query.end_date = random.pick(days);
    for (const [name, values] of Object.entries(filters)) {
      if (random.next() < 0.6) query[name] = random.pick(values);
    }
    return query;
  });
}

function inDays<Row extends { createdAt: string }>(rows: readonly Row[], query: Query): Row[] {
  return rows.filter((row) => {
    const date = dateInIndia(row);
    return date >= (query.start_date ?? '') && date <= (query.end_date ?? '9999');
  });
}

/** Expects a page of a list with these ids. */
function expectPage({ status, text, json }: WalletAnswer, query: Query, ids: readonly string[]) {
  expect(status, text).toBe(200);
  const [page, limit] = [Number(query.page), Number(query.limit)];
  const offset = (page - 1) * limit;
  const about = JSON.stringify(query);
  const next_cursor = offset + limit < ids.length ? expect.any(String) : null;
  expect(json.pagination, about).toEqual({ total: ids.length, page, limit, offset, next_cursor });
  const expected = ids.toReversed().slice(offset, offset + limit);
  expect(
    json.data.map(({ id }) => id),
    about,
  ).toEqual(expected);
}

test('covers days without an entry, and entries at both ends of days', () => {
  const dates = new Set(walletHistory.fees.map(dateInIndia));
  expect(dates.size).toBeGreaterThan(20);
  expect(dates.size).toBeLessThan(37);
  const times = walletHistory.fees.map(({ createdAt }) => createdAt.slice(11));
  expect(times).toContain('18:30:00.000Z');
  expect(times).toContain('18:29:59.999Z');
  const kinds = new Set(walletHistory.settlements.map(({ type, status }) => `${type} ${status}`));
  expect(kinds).toEqual(new Set(['settlement settled', 'settlement failed', 'correction settled']));
});

test('lists the same fees as a naive count by days, status and payment method', async () => {
  const paidPaise = walletHistory.totals.settledPaise - walletHistory.totals.correctedPaise;
  const filters = { status: ['pending', 'settled', 'failed'], payment_method: ['cod', 'online'] };
  for (const query of queries(filters)) {
    const ids = inDays(walletHistory.fees, query).flatMap(({ number }) => {
      const accruedPaise = sumOf(
        walletHistory.fees.slice(0, number),
        ({ amountPaise }) => amountPaise,
      );
      const status = accruedPaise <= paidPaise ? 'settled' : 'pending';
      const isListed = (query.status ?? status) === status && query.payment_method !== 'online';
      return isListed ? [`F${String(number).padStart(6, '0')}`] : [];
    });
    expectPage(await ask('transactions', query), query, ids);
  }
});

test('lists the same settlements as a naive count by days, status and type', async () => {
  const filters = {
    status: ['pending', 'settled', 'failed'],
    transaction_type: ['settlement', 'correction'],
  };
  for (const query of queries(filters)) {
    const ids = inDays(walletHistory.settlements, query)
      .filter(({ status }) => (query.status ?? status) === status)
      .filter(({ type }) => (query.transaction_type ?? type) === type)
      .map(({ number }) => `S${String(number).padStart(6, '0')}`);
    expectPage(await ask('settlements', query), query, ids);
  }
});

test('lists fees with order and customer, 20 per page by default', async () => {
  const { json } = await requestWallet('GET', 'transactions', { token });
  expect(json.pagination).toMatchObject({ page: 1, limit: 20, offset: 0 });
  expect(json.data).toHaveLength(20);
  const newest = walletHistory.fees.at(-1);
  expect(json.data[0]).toEqual({
    id: `F${String(walletHistory.fees.length).padStart(6, '0')}`,
    order_id: newest?.orderId,
    customer_info: { name: 'Test Guest', phone: expect.stringMatching(/^\+919\d{9}$/) },
    amount: (newest?.amountPaise ?? 0) / 100,
    paid_amount: 0,
    payment_method: 'cod',
    status: 'pending',
    created_at: newest?.createdAt,
  });
});

test.each([
  ['transactions', {}],
  ['settlements', {}],
  ['settlements', { status: 'settled' }],
])('lists %s %j by cursor with the same rows as by page', async (list, filter) => {
  const whole = (await ask(list, { ...filter, limit: 100 })).json;
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { json } = await ask(list, { ...filter, limit: 7, cursor });
    const { page, offset, next_cursor } = json.pagination;
    expect([page, offset]).toEqual([ids.length / 7 + 1, ids.length]);
    ids.push(...json.data.map(({ id }) => id));
    cursor = next_cursor;
  }
  expect(ids.slice(0, 100)).toEqual(whole.data.map(({ id }) => id));
  expect(ids).toHaveLength(whole.pagination.total);
});

test.each(['x', 'LTE', 'MS41'])('refuses the cursor %s', async (cursor) => {
  expectRefusal(await ask('transactions', { cursor }), 'VALIDATION_ERROR');
});

test('returns an empty list beyond the last page and for reversed days', async () => {
  for (const list of ['transactions', 'settlements']) {
    const farPage = (await ask(list, { page: 1_000_000, limit: 100 })).json;
    expect(farPage.data).toEqual([]);
    expect(farPage.pagination.total).toBeGreaterThan(0);
    const turned = { start_date: '2026-09-20', end_date: '2026-09-10', page: 1, limit: 20 };
    expectPage(await ask(list, turned), turned, []);
  }
});
