import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { isAwaiting } from '@thali/shared/order-payments/online-order';
import { keys, listPosition } from '../../table/keys.ts';
import { queryRows } from '../../table/query-rows.ts';
import { table, tableName } from '../../table/table-client.ts';
import type { Write } from '../../table/transact.ts';
import type { OrderRecord } from './order-record.ts';

/** The entry by which the job finds an order that is held back, for the transaction that places it. 2 write units. */
export function awaitingPut({ id, createdAt }: OrderRecord): Write {
  const Item = { ...keys.awaitingOrder(listPosition(createdAt, id)), orderId: id };
  return { Put: { TableName: tableName(), Item } };
}

/** Takes an order off that list, for the transaction after which it waits no longer. 2 write units, or none. */
export function awaitingDelete(before: OrderRecord, after: OrderRecord): Write[] {
  if (!isAwaiting(before) || isAwaiting(after)) return [];
  return [{ Delete: { TableName: tableName(), Key: positionKey(before) } }];
}

/** Those that were placed before an instant, the oldest first. 0.5 read units for some 60. */
export async function listAwaiting(
  placedBefore: string,
): Promise<{ position: string; orderId: string }[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :list AND SK < :before',
    ExpressionAttributeValues: {
      ':list': keys.awaitingOrder('').PK,
      ':before': placedBefore,
    },
    ConsistentRead: true,
  });
  return rows.map(({ SK, orderId }) => ({ position: String(SK), orderId: String(orderId) }));
}

/** Where the order is gone, or is on no list of those any more. 1 write unit. */
export async function forgetAwaiting(position: string): Promise<void> {
  await table.send(
    new DeleteCommand({ TableName: tableName(), Key: keys.awaitingOrder(position) }),
  );
}

function positionKey({ id, createdAt }: OrderRecord) {
  return keys.awaitingOrder(listPosition(createdAt, id));
}
