import { isAwaitingPayment } from '@thali/shared/order-payments/online-order';
import { deleteRow } from '../../table/delete-row.ts';
import { keys, type RowKey, sharedLists } from '../../table/keys.ts';
import { listOrdersBefore } from '../../table/query-rows.ts';
import type { Write } from '../../table/transact.ts';
import type { OrderRecord } from './order-record.ts';

/**
 * Builds the entry in the job's list for an order that awaits payment, for the transaction that places it. 2 write
 * units.
 */
export function awaitingPut({ id, createdAt }: OrderRecord): Write {
  const Item = { ...keys.awaitingOrder(id, createdAt), orderId: id };
  return { Put: { Item } };
}

/** Builds the removal of the entry, for the transaction that ends the wait. 2 write units, or none. */
export function awaitingDelete(before: OrderRecord, after: OrderRecord): Write[] {
  if (!isAwaitingPayment(before) || isAwaitingPayment(after)) return [];
  return [{ Delete: { Key: keys.awaitingOrder(before.id, before.createdAt) } }];
}

/** Entries of orders placed before an instant, oldest first. 17 read units, and 1 more for about 60. */
export async function listAwaiting(placedBefore: string) {
  const lists = await Promise.all(
    sharedLists.awaitingOrders.map((PK) =>
      listOrdersBefore({ PK, SK: placedBefore }, { ConsistentRead: true }),
    ),
  );
  return lists.flat().sort((a, b) => (a.key.SK < b.key.SK ? -1 : 1));
}

/** Removes the entry of an order that does not exist or no longer awaits payment. 1 write unit. */
export async function removeAwaiting(Key: RowKey): Promise<void> {
  await deleteRow({ Key });
}
