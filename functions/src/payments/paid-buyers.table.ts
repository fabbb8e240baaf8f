import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';

/** Longer than fulfilment takes; the payment itself says whether it is finished. */
const keptSeconds = 30 * 86_400;

/** The order that a buyer paid last. 1 write unit. */
export async function rememberPaidOrder(heldBy: string, orderId: string): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + keptSeconds;
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.paidBuyer(heldBy), orderId, expiresAt },
    }),
  );
}

/** The order that a buyer paid last, or undefined. 1 read unit. */
export async function readPaidOrder(heldBy: string): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.paidBuyer(heldBy), ConsistentRead: true }),
  );
  return Item && !isExpired(Item) ? String(Item.orderId) : undefined;
}
