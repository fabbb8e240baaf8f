import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { readUnexpiredRow } from '../table/read-row.ts';

/** Razorpay repeats an event for a day. */
const keptSeconds = 7 * 86_400;

/**
 * Whether an event was processed. 0.5 read units.
 * @param vendorId  the receiving mess; undefined for the platform
 */
export async function wasReceived(eventId: string, vendorId: string | undefined): Promise<boolean> {
  return (await readUnexpiredRow(keyOf(eventId, vendorId))) !== undefined;
}

/** Records an event as processed. 1 write unit. */
export async function recordEvent(eventId: string, vendorId: string | undefined): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + keptSeconds;
  await putRow({ Item: { ...keyOf(eventId, vendorId), expiresAt } });
}

/** The key includes the mess, so one mess's event never counts as another's. */
function keyOf(eventId: string, vendorId: string | undefined) {
  return vendorId ? keys.messWebhookEvent(vendorId, eventId) : keys.webhookEvent(eventId);
}
