import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { type BenchPlatform, subdomain } from './bench-platform.ts';
import { pastOrder } from './order-bodies.ts';
import type { Measure } from './unit-operations.ts';
import type { UseCases } from './use-cases.ts';

const admin = { role: 'admin', userId: 'bench-admin' } as const;

/** Measures each screen of figures, and the projection of an order from the stream. */
export async function measureAnalytics(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const today = toIst(new Date()).date;
  const last = (days: number) => ({
    params: { vendorId },
    query: { startDate: addDays(today, 1 - days), endDate: today },
  });

  await measure('overview summary', () => use.getOrderSummary(staff, { query: {} }));
  for (const days of [7, 30, 90]) {
    await measure(`analytics of ${days} days`, () => use.getVendorAnalytics(staff, last(days)));
  }
  await measure('daily analytics of 90 days', () => use.getDailyAnalytics(staff, last(90)));
  const page = { sort: 'last-order', limit: 50, offset: 0 } as const;
  await measure('50 customers', () => use.listCustomers(staff, { query: page }));
  await measureCounting(bench, use, measure);
  const { query } = last(90);
  await measure('90 days of the platform', () => use.getAdminAnalytics(admin, { query }));
  await measure('a vendor for an admin', () =>
    use.listAdminVendors(admin, { query: { search: subdomain, limit: 50 } }),
  );
}

/** Counts an order of five dishes by a returning customer, status by status. */
async function measureCounting(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const id = `${bench.vendorId}BENCHA${String(Date.now()).slice(-10)}`;
  const placed = { ...pastOrder(bench, 0, 'pending', new Date()), id };
  const count = (...orders: OrderRecord[]) =>
    use.projectOrders(bench.vendorId, orders.map(use.factsOf));
  const next = (status: OrderRecord['status'], seconds: number): OrderRecord => {
    const updatedAt = new Date(Date.parse(placed.createdAt) + seconds * 1000).toISOString();
    return { ...placed, status, updatedAt };
  };
  const confirmed = next('confirmed', 1);
  await measure('count a new order', () => count(placed));
  await measure('  its next status', () => count(confirmed));
  await measure('  again', () => count(confirmed));
  await measure('  cancelled', () => count(next('cancelled', 2)));
  const furtherOrders = Array.from({ length: 20 }, (_, index) => ({
    ...placed,
    id: `${id.slice(0, -2)}${String(index + 10).padStart(2, '0')}`,
  })).filter((order) => order.id !== id);
  await measure(`${furtherOrders.length} orders in one batch`, () => count(...furtherOrders));
}
