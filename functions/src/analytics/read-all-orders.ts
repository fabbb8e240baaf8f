import { log } from '../logs/log.ts';
import { everyOrderRow } from '../orders/store/every-order.table.ts';
import { fromOrderRow } from '../orders/store/order-rows.ts';
import { factsOf, type OrderFacts } from './order-facts.ts';

/** Every order of a vendor that counts, oldest first, but for those that can't be read. For a rebuild: it reads them all. */
export async function readAllOrders(vendorId: string): Promise<OrderFacts[]> {
  const orders: OrderFacts[] = [];
  for await (const row of everyOrderRow(vendorId)) {
    try {
      const order = fromOrderRow(row);
      if (!order.isTest) orders.push(factsOf(order));
    } catch (error) {
      const key = String(row.PK);
      log.error('an order can not be counted', { vendor_id: vendorId, key, error });
    }
  }
  return orders;
}
