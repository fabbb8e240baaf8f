import { isAwaiting } from '@thali/shared/order-payments/online-order';
import { deleteRow } from '../../table/delete-row.ts';
import { keys, listPosition } from '../../table/keys.ts';
import { listOrdersBefore } from '../../table/query-rows.ts';
import type { Write } from '../../table/transact.ts';
import type { OrderRecord } from './order-record.ts';

/** Builds the job's entry for an order that awaits payment, for the transaction that places it. 2 write units. */
export function awaitingPut({ id, createdAt }: OrderRecord): Write {
  const Item = { ...keys.awaitingOrder(listPosition(createdAt, id)), orderId: id };
  return { Put: { Item } };
}

/** Builds the removal of the entry, for the transaction that ends the wait. 2 write units, or none. */
export function awaitingDelete(before: OrderRecord, after: OrderRecord): Write[] {
  if (!isAwaiting(before) || isAwaiting(after)) return [];
  return [{ Delete: { Key: positionKey(before) } }];
}

/** Entries of orders placed before an instant, oldest first. 0.5 read units for about 60. */
export function listAwaiting(placedBefore: string) {
  return listOrdersBefore(keys.awaitingOrder(placedBefore), { ConsistentRead: true });
}

/** Removes the entry of an order that does not exist or no longer awaits payment. 1 write unit. */
export async function removeAwaiting(position: string): Promise<void> {
  await deleteRow({ Key: keys.awaitingOrder(position) });
}

function positionKey({ id, createdAt }: OrderRecord) {
  return keys.awaitingOrder(listPosition(createdAt, id));
}
