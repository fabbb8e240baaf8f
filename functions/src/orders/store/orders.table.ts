import { batchGet } from '../../table/batch-get.ts';
import { keys } from '../../table/keys.ts';
import { readRow } from '../../table/read-row.ts';
import type { OrderPosition } from './order-index.ts';
import type { OrderRecord } from './order-record.ts';
import { fromOrderRow } from './order-rows.ts';

/** 1 read unit, strongly consistent. */
export async function readOrder(orderId: string): Promise<OrderRecord | undefined> {
  const row = await readRow(keys.order(orderId), { ConsistentRead: true });
  return row && fromOrderRow(row);
}

/** The orders at these positions, in the same sequence; 0.5 read units each. Leaves out deleted orders. */
export async function readOrders(positions: readonly OrderPosition[]): Promise<OrderRecord[]> {
  const rows = await batchGet(positions.map(({ orderId }) => keys.order(orderId)));
  return rows.map(fromOrderRow);
}
