import { expect, it, vi } from 'vitest';
import { sampleCustomer } from '../sample-customer.ts';
import { allCustomers, customersCsv } from './save-customers.tsx';

it('has a row for each customer; no name and no phone becomes a formula', () => {
  const { name, content, type } = customersCsv(
    [
      sampleCustomer(),
      sampleCustomer({ name: '@SUM(A1)', phone: '', isGuest: true, spent: 0 }),
      sampleCustomer({ name: '' }),
    ],
    // Past midnight in India.
    { subdomain: 'demo', now: new Date('2026-11-20T20:00:00Z') },
  );
  expect([name, type]).toEqual(['thali-demo-customers-2026-11-21.csv', 'text/csv']);
  expect(content.split('\r\n')).toEqual([
    '\uFEFFCustomer,Phone,Guest,Orders,Spent,First Order,Last Order',
    "Asha Patil,'+919812345678,no,12,1840.50,2026-03-02,2026-11-21",
    "'@SUM(A1),,yes,12,0.00,2026-03-02,2026-11-21",
    "Customer,'+919812345678,no,12,1840.50,2026-03-02,2026-11-21",
    '',
  ]);
});

const some = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => sampleCustomer({ id: `C${from + index}` }));

const pagesOf = (total: number) =>
  vi.fn(async (limit: number, offset: number) => ({
    customers: some(offset, Math.max(0, Math.min(limit, total - offset))),
    pagination: { total, limit, offset },
  }));

it.each([
  [0, 1],
  [500, 1],
  [501, 2],
  [1_250, 3],
])('reads all of %i customers in %i calls', async (total, calls) => {
  const fetchPage = pagesOf(total);
  const { customers, isCut } = await allCustomers(fetchPage);
  expect([customers.length, isCut]).toEqual([total, false]);
  expect(fetchPage).toHaveBeenCalledTimes(calls);
});

it('lists one who moved to the next page once', async () => {
  const fetchPage = vi.fn(async (limit: number, offset: number) => ({
    customers: offset === 0 ? some(0, 500) : some(499, 2),
    pagination: { total: 501, limit, offset },
  }));
  expect((await allCustomers(fetchPage)).customers).toHaveLength(501);
});

it('stops after 40 pages, and knows that there are more', async () => {
  const fetchPage = pagesOf(1_000_000);
  expect(await allCustomers(fetchPage)).toMatchObject({ isCut: true });
  expect(fetchPage).toHaveBeenCalledTimes(40);
});
