import { countOrders } from './count-orders.ts';
import type { CountResult, ExistingRows } from './counting.ts';
import { add, type Figures } from './figures.ts';
import type { StoredProjections } from './find-drift.ts';
import type { OrderFacts } from './order-facts.ts';
import type { CountedRow, CustomerRow, DayCustomersRow } from './projection-rows.ts';

/** One vendor's projections in memory, for tests. */
export function sampleProjections() {
  const counted = new Map<string, CountedRow>();
  const customers = new Map<string, CustomerRow>();
  const dayCustomers = new Map<string, DayCustomersRow>();
  const before: ExistingRows = {
    counted,
    customers,
    dayCustomers,
    summary: undefined,
    names: undefined,
  };
  const days = new Map<string, Figures>();
  const items = new Map<string, Figures>();
  const platform = new Map<string, Figures>();

  return {
    before,
    days,
    items,
    platform,
    /** Counts orders and stores the result. */
    count(orders: readonly OrderFacts[]): CountResult {
      const counting = countOrders(orders, before);
      for (const row of counting.counted) counted.set(row.orderId, row);
      for (const row of counting.customers) customers.set(row.key, row);
      for (const row of counting.dayCustomers) dayCustomers.set(row.date, row);
      before.summary = counting.summary ?? before.summary;
      before.names = counting.names ?? before.names;
      for (const [sums, additions] of [
        [days, counting.days],
        [items, counting.items],
        [platform, counting.platform],
      ] as const) {
        for (const [date, figures] of additions) sums.set(date, add(sums.get(date) ?? {}, figures));
      }
      return counting;
    },
    stored: (): StoredProjections => ({
      days: [...days].map(([date, figures]) => ({ date, figures, revision: 1 })),
      items: [...items].map(([date, figures]) => ({ date, figures, revision: 1 })),
      dayCustomers: [...dayCustomers.values()],
      customers: [...customers.values()],
      summary: before.summary,
    }),
  };
}
