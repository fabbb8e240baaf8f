import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import type { OrderPosition } from './order-position.ts';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow } from './order-rows.ts';

/** The orders at these positions, in their order; half a read unit each. What is gone is left out. */
export async function readOrders(positions: readonly OrderPosition[]): Promise<OrderRecord[]> {
  const rows = await batchGet(positions.map(({ orderId }) => keys.order(orderId)));
  return rows.map(fromOrderRow);
}
