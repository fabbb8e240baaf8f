import { keys } from '@thali/functions/table/keys';
import { historicFigures } from '@thali/local/history/historic-figures';
import { beforeAll, expect, test } from 'vitest';
import { unitsOf, watchRequestUnits } from '../bench/request-units.ts';
import { importProjections, type ProjectionUseCases } from '../support/import-projections.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { steadyOrders } from '../support/steady-orders.ts';
import { writeMany } from '../support/write-many.ts';

let useCases: ProjectionUseCases;
beforeAll(async () => {
  useCases = await importProjections();
  await watchRequestUnits();
}, 60_000);

const lastDay = '2013-06-30';
const span = { startDate: '2013-04-02', endDate: lastDay };

async function measureUnits(steady: Omit<Parameters<typeof steadyOrders>[1], 'lastDay'>) {
  const vendor = await makeVendor();
  const orders = steadyOrders(vendor.id, { ...steady, lastDay });
  const { baseRows } = historicFigures(vendor.id, orders);
  // The analytics read only the summary rows, and no row of a customer.
  await writeMany(
    useCases,
    baseRows.filter(({ PK }) => PK === keys.vendorSummary(vendor.id).PK),
  );
  const now = new Date(`${lastDay}T12:00:00+05:30`);
  const run = () => useCases.vendorAnalytics(vendor.id, span, now);
  const { units, result } = await unitsOf(run);
  expect(result.current.totalOrders).toBe((orders.length / steady.days) * 90);
  return { read: units.read, customers: result.current.activeCustomers };
}

test('reads 90 days with 500 customers a day in at most 50 units', async () => {
  const { read, customers } = await measureUnits({
    days: 180,
    customersPerDay: 500,
    ordersPerCustomer: 1,
    people: 20_000,
  });
  expect(customers).toBeGreaterThan(15_000);
  expect(read).toBeLessThanOrEqual(50);
});

test('the read units depend on days and customers, and ten times the orders need the same units', async () => {
  const steady = { days: 180, customersPerDay: 60, people: 500 };
  const few = await measureUnits({ ...steady, ordersPerCustomer: 1 });
  const many = await measureUnits({ ...steady, ordersPerCustomer: 10 });
  expect(many.customers).toBe(few.customers);
  // Longer numbers may fill one more page of 4 kB.
  expect(many.read).toBeLessThanOrEqual(few.read + 0.5);
});
