import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { readUnexpiredRow } from '../table/read-row.ts';

/** Longer than the day for which Razorpay repeats an event. */
const retentionSeconds = 7 * 86_400;

/**
 * Whether an event was processed. 0.5 read units.
 * @param vendorId  the receiving mess; undefined for the platform
 */
export async function wasProcessed(
  eventId: string,
  vendorId: string | undefined,
): Promise<boolean> {
  return (await readUnexpiredRow(keyOf(eventId, vendorId))) !== undefined;
}

/** Records an event as processed. 1 write unit. */
export async function recordEvent(eventId: string, vendorId: string | undefined): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + retentionSeconds;
  await putRow({ Item: { ...keyOf(eventId, vendorId), expiresAt } });
}

/** The key includes the mess, so the same event id of two messes means two events. */
function keyOf(eventId: string, vendorId: string | undefined) {
  return vendorId ? keys.messWebhookEvent(vendorId, eventId) : keys.webhookEvent(eventId);
}
