import { countOrders } from '@thali/functions/analytics/count-orders';
import { noRows } from '@thali/functions/analytics/counting';
import { add, type Figures, withoutZeros } from '@thali/functions/analytics/figures';
import { factsOf } from '@thali/functions/analytics/order-facts';
import { shardOf } from '@thali/functions/analytics/projections.table';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { keys } from '@thali/functions/table/keys';

type Row = Record<string, unknown>;

export interface HistoricFigures {
  /** The figures of days, dishes and customers. Write them before the first order. */
  baseRows: Row[];
  /** One `COUNTED` row for each order in the figures. */
  counted: Row[];
  /** The vendor's share of the platform's figures, by shard and date. */
  platform: Map<string, Figures>;
}

/** Counts a demo vendor's past orders as the platform does. */
export function historicFigures(vendorId: string, orders: readonly OrderRecord[]): HistoricFigures {
  const counting = countOrders(orders.map(factsOf), noRows);
  const { summary, names } = counting;
  return {
    baseRows: [
      ...dayRows(counting.days, (date) => keys.dayFigures(vendorId, date)),
      ...dayRows(counting.items, (date) => keys.dayItems(vendorId, date)),
      ...counting.dayCustomers.map((row) => ({ ...keys.dayCustomers(vendorId, row.date), ...row })),
      ...counting.customers.map((row) => ({ ...keys.customer(vendorId, row.key), ...row })),
      ...(summary ? [{ ...keys.vendorSummary(vendorId), ...summary }] : []),
      ...(names ? [{ ...keys.itemNames(vendorId), ...names }] : []),
    ],
    counted: counting.counted.map((row) => ({ ...keys.orderCounted(row.orderId), ...row })),
    platform: new Map(
      [...counting.platform].map(([date, figures]) => [`${shardOf(vendorId)} ${date}`, figures]),
    ),
  };
}

/** The platform's figures: the sum over all vendors. */
export function platformRows(vendors: readonly HistoricFigures[]): Row[] {
  const sums = new Map<string, Figures>();
  for (const [name, figures] of vendors.flatMap(({ platform }) => [...platform])) {
    sums.set(name, add(sums.get(name) ?? {}, figures));
  }
  return [...sums].map(([name, figures]) => {
    const [shard = '', date = ''] = name.split(' ');
    return {
      ...keys.platformDay(Number(shard), date),
      date,
      ...withoutZeros(figures),
      revision: 1,
    };
  });
}

function dayRows(
  byDate: ReadonlyMap<string, Figures>,
  keyOf: (date: string) => { PK: string; SK: string },
): Row[] {
  return [...byDate].map(([date, figures]) => ({
    ...keyOf(date),
    date,
    ...withoutZeros(figures),
    revision: 1,
  }));
}
