import { seededRandom } from '@thali/local/history/random';
import { beforeAll, expect, test } from 'vitest';
import { makeStaff } from '../support/sign-in.ts';
import { askWallet, type WalletAnswer } from '../support/wallet.ts';
import { expectNoDrift, walletHere } from '../support/wallet-here.ts';
import { dateInIndia, sumOf, type WalletStory, walletStory } from '../support/wallet-story.ts';

let story: WalletStory;
let token: string;
beforeAll(async () => {
  const here = await walletHere();
  story = await walletStory(here);
  await expectNoDrift(here, story.vendor.id);
  token = (await makeStaff(story.vendor.id)).token;
}, 60_000);

type Query = Record<string, string | number>;

const ask = (list: string, query: Query): Promise<WalletAnswer> =>
  askWallet('GET', `${list}?${new URLSearchParams(query as Record<string, string>)}`, { token });

const days = ['2026-08-26', '2026-08-27', '2026-08-31', '2026-09-01', '2026-09-06', '2026-09-07'];
days.push('2026-09-16', '2026-09-30', '2026-10-01', '2026-10-02', '2026-10-03');

/** Queries of all kinds: with and without each filter, pages in the middle, at the end and beyond. */
function queries(filters: Record<string, readonly string[]>): Query[] {
  const random = seededRandom('wallet queries');
  return Array.from({ length: 60 }, () => {
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

/** What a list answers, counted row by row. */
function expectPage({ status, text, json }: WalletAnswer, query: Query, ids: readonly string[]) {
  expect(status, text).toBe(200);
  const [page, limit] = [Number(query.page), Number(query.limit)];
  const offset = (page - 1) * limit;
  const about = JSON.stringify(query);
  expect(json.pagination, about).toEqual({ total: ids.length, page, limit, offset });
  const expected = ids.toReversed().slice(offset, offset + limit);
  expect(
    json.data.map(({ id }) => id),
    about,
  ).toEqual(expected);
}

test('the story has days without an entry, and entries at both ends of days', () => {
  const dates = new Set(story.fees.map(dateInIndia));
  expect(dates.size).toBeGreaterThan(20);
  expect(dates.size).toBeLessThan(37);
  const times = story.fees.map(({ createdAt }) => createdAt.slice(11));
  expect(times).toContain('18:30:00.000Z');
  expect(times).toContain('18:29:59.999Z');
  const kinds = new Set(story.settlements.map(({ type, status }) => `${type} ${status}`));
  expect(kinds).toEqual(new Set(['settlement settled', 'settlement failed', 'correction settled']));
});

test('fees by days, status and way of paying, page by page, are those that a naive count finds', async () => {
  const paidPaise = story.totals.settledPaise - story.totals.correctedPaise;
  const filters = { status: ['pending', 'settled', 'failed'], payment_method: ['cod', 'online'] };
  for (const query of queries(filters)) {
    const ids = inDays(story.fees, query).flatMap(({ number }) => {
      const upTo = sumOf(story.fees.slice(0, number), ({ amountPaise }) => amountPaise);
      const status = upTo <= paidPaise ? 'settled' : 'pending';
      const isWanted = (query.status ?? status) === status && query.payment_method !== 'online';
      return isWanted ? [`F${String(number).padStart(6, '0')}`] : [];
    });
    expectPage(await ask('transactions', query), query, ids);
  }
});

test('settlements by days, status and type, page by page, are those that a naive count finds', async () => {
  const filters = {
    status: ['pending', 'settled', 'failed'],
    transaction_type: ['settlement', 'correction'],
  };
  for (const query of queries(filters)) {
    const ids = inDays(story.settlements, query)
      .filter(({ status }) => (query.status ?? status) === status)
      .filter(({ type }) => (query.transaction_type ?? type) === type)
      .map(({ number }) => `S${String(number).padStart(6, '0')}`);
    expectPage(await ask('settlements', query), query, ids);
  }
});

test('a fee tells its order and who ordered; 20 to a page unless asked otherwise', async () => {
  const { json } = await askWallet('GET', 'transactions', { token });
  expect(json.pagination).toMatchObject({ page: 1, limit: 20, offset: 0 });
  expect(json.data).toHaveLength(20);
  const newest = story.fees.at(-1);
  expect(json.data[0]).toEqual({
    id: `F${String(story.fees.length).padStart(6, '0')}`,
    order_id: newest?.orderId,
    customer_info: { name: 'Test Guest', phone: expect.stringMatching(/^\+919\d{9}$/) },
    amount: (newest?.amountPaise ?? 0) / 100,
    payment_method: 'cod',
    status: 'pending',
    created_at: newest?.createdAt,
  });
});

test('beyond its last page a list is empty, and so are days the wrong way round', async () => {
  for (const list of ['transactions', 'settlements']) {
    const far = (await ask(list, { page: 1_000_000, limit: 100 })).json;
    expect(far.data).toEqual([]);
    expect(far.pagination.total).toBeGreaterThan(0);
    const turned = { start_date: '2026-09-20', end_date: '2026-09-10', page: 1, limit: 20 };
    expectPage(await ask(list, turned), turned, []);
  }
});
