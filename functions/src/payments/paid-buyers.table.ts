import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { scopeHash } from '../limits/scope-hash.ts';
import { keys } from '../table/keys.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';

/** Longer than fulfilment takes. The payment itself knows whether it is finished. */
const keptSeconds = 30 * 86_400;

/** Stores the buyer's last paid order. 1 write unit. */
export async function rememberPaidOrder(email: string, orderId: string): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + keptSeconds;
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keyOf(email), orderId, expiresAt },
    }),
  );
}

/** The buyer's last paid order, or undefined. 1 read unit. */
export async function readPaidOrder(email: string): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keyOf(email), ConsistentRead: true }),
  );
  return Item && !isExpired(Item) ? String(Item.orderId) : undefined;
}

/** The key is a hash of the buyer's e-mail, so the e-mail is not readable. */
function keyOf(email: string) {
  return keys.paidBuyer(scopeHash(`holder|${email}`));
}
