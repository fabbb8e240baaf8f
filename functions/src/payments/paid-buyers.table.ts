import { scopeHash } from '../limits/scope-hash.ts';
import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { readUnexpiredRow } from '../table/read-row.ts';

/** Longer than fulfilment takes. */
const retentionSeconds = 30 * 86_400;

/** Stores the buyer's last paid order. 1 write unit. */
export async function rememberPaidOrder(email: string, orderId: string): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + retentionSeconds;
  await putRow({ Item: { ...keyOf(email), orderId, expiresAt } });
}

/** The buyer's last paid order, or undefined. 1 read unit. */
export async function readPaidOrder(email: string): Promise<string | undefined> {
  const row = await readUnexpiredRow(keyOf(email), { ConsistentRead: true });
  return row && String(row.orderId);
}

/** Uses a hash of the buyer's e-mail, so the key does not reveal the e-mail. */
function keyOf(email: string) {
  return keys.paidBuyer(scopeHash(`holder|${email}`));
}
