import { expect, it, vi } from 'vitest';
import { sampleFee } from './sample-wallet.ts';
import { allTransactions, transactionsCsv } from './transactions-csv.ts';

// Past midnight in India.
const now = new Date('2026-11-20T20:00:00Z');

it('has a row for each fee, with numbers that a spreadsheet can add up', () => {
  const { name, content, type } = transactionsCsv(
    [
      sampleFee(),
      sampleFee({
        customerInfo: { name: '=cmd|calc', phone: '' },
        amount: 3,
        paidAmount: 3,
        status: 'settled',
      }),
      sampleFee({ customerInfo: null, paidAmount: 0.5, createdAt: '2026-11-20T18:31:00.000Z' }),
    ],
    { subdomain: 'demo', now },
  );
  expect([name, type]).toEqual(['thali-demo-fees-2026-11-21.csv', 'text/csv']);
  expect(content.split('\r\n')).toEqual([
    '\uFEFFOrder,Customer,Phone,Amount,Still Owed,Payment Method,Status,Date,Time',
    "DEM0000000AAAAAAAA12345678,Asha Patil,'+919812345678,2.00,2.00,Cash on Delivery,pending,2026-11-20,13:05",
    "DEM0000000AAAAAAAA12345678,'=cmd|calc,,3.00,0.00,Cash on Delivery,settled,2026-11-20,13:05",
    'DEM0000000AAAAAAAA12345678,Customer,,2.00,1.50,Cash on Delivery,pending,2026-11-21,00:01',
    '',
  ]);
});

it.each([
  [{ startDate: '2026-11-01', endDate: '2026-11-15' }, '2026-11-01-to-2026-11-15'],
  [{ startDate: '2026-11-01' }, '2026-11-01-to-2026-11-21'],
  [{ endDate: '2026-11-15' }, '2026-11-15'],
  [{ startDate: '2026-11-15', endDate: '2026-11-15' }, '2026-11-15'],
])('names the days %j: %s', (days, text) => {
  expect(transactionsCsv([], { subdomain: 'demo', now, ...days }).name).toBe(
    `thali-demo-fees-${text}.csv`,
  );
});

const fees = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => sampleFee({ id: `F${from + index}` }));

it('reads all pages, a fee that moved to the next one once', async () => {
  const fetchPage = vi.fn(async (page: number, limit: number) => ({
    data: page === 1 ? fees(0, 100) : fees(99, 51),
    pagination: { total: 150, page, limit, offset: 0, nextCursor: null },
  }));
  const { fees: read, isCut } = await allTransactions(fetchPage);
  expect(read.map(({ id }) => id)).toEqual(fees(0, 150).map(({ id }) => id));
  expect(isCut).toBe(false);
  expect(fetchPage.mock.calls).toEqual([
    [1, 100],
    [2, 100],
  ]);
});

it.each([
  [0, 1],
  [100, 1],
  [101, 2],
])('asks for no page too many: %i fees, %i calls', async (total, calls) => {
  const fetchPage = vi.fn(async (page: number, limit: number) => ({
    data: fees((page - 1) * limit, Math.min(limit, total - (page - 1) * limit)),
    pagination: { total, page, limit, offset: 0, nextCursor: null },
  }));
  expect((await allTransactions(fetchPage)).fees).toHaveLength(total);
  expect(fetchPage).toHaveBeenCalledTimes(calls);
});

it('stops after 100 pages, and knows that there are more', async () => {
  const fetchPage = vi.fn(async (page: number, limit: number) => ({
    data: fees(page * 2, 2),
    pagination: { total: 1_000_000, page, limit, offset: 0, nextCursor: null },
  }));
  expect(await allTransactions(fetchPage)).toMatchObject({ isCut: true });
  expect(fetchPage).toHaveBeenCalledTimes(100);
});
