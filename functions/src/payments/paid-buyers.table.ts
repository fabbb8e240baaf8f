import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { scopeHash } from '../limits/scope-hash.ts';
import { keys } from '../table/keys.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';

/** Longer than fulfilment takes; the payment itself says whether it is finished. */
const keptSeconds = 30 * 86_400;

/** The order that a buyer paid last. 1 write unit. */
export async function rememberPaidOrder(email: string, orderId: string): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + keptSeconds;
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keyOf(email), orderId, expiresAt },
    }),
  );
}

/** The order that a buyer paid last, or undefined. 1 read unit. */
export async function readPaidOrder(email: string): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keyOf(email), ConsistentRead: true }),
  );
  return Item && !isExpired(Item) ? String(Item.orderId) : undefined;
}

/** Tells buyers apart by their e-mail, which their account will have; it is not readable in the key. */
function keyOf(email: string) {
  return keys.paidBuyer(scopeHash(`holder|${email}`));
}
