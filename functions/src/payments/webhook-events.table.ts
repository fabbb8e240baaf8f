import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';

/** Razorpay repeats an event for a day. */
const keptSeconds = 7 * 86_400;

/**
 * Whether an event was processed. 0.5 read units.
 * @param vendorId  the receiving mess; undefined for the platform
 */
export async function wasReceived(eventId: string, vendorId: string | undefined): Promise<boolean> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keyOf(eventId, vendorId) }),
  );
  return Item !== undefined && !isExpired(Item);
}

/** Records an event as processed. 1 write unit. */
export async function recordEvent(eventId: string, vendorId: string | undefined): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + keptSeconds;
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keyOf(eventId, vendorId), expiresAt },
    }),
  );
}

/** The key includes the mess, so one mess's event never counts as another's. */
function keyOf(eventId: string, vendorId: string | undefined) {
  return vendorId ? keys.messWebhookEvent(vendorId, eventId) : keys.webhookEvent(eventId);
}
