import { randomUUID } from 'node:crypto';
import { deleteRow } from '../table/delete-row.ts';
import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import type { Write } from '../table/transact.ts';

/** Longer than a call may run. The key of an interrupted call expires after this time. */
const openSeconds = 25;
const retentionSeconds = 86_400;

/** The use of an idempotency key. The use has no order while its call still runs. */
export interface Intent {
  bodyHash: string;
  orderId?: string;
}

/** Takes an idempotency key. 1 write unit. @returns its earlier use; undefined if it was free */
export async function claimIntent(
  intentHash: string,
  bodyHash: string,
): Promise<Intent | undefined> {
  const now = Math.floor(Date.now() / 1000);
  const takenBy = randomUUID();
  const put = await putRow({
    Item: { ...keys.paymentIntent(intentHash), bodyHash, takenBy, expiresAt: now + openSeconds },
    // `takenBy` matches our own write when the SDK repeats it after a lost answer.
    ConditionExpression: 'attribute_not_exists(PK) OR expiresAt <= :now OR takenBy = :takenBy',
    ExpressionAttributeValues: { ':now': now, ':takenBy': takenBy },
  });
  if (put.outcome === 'put') return undefined;
  const { bodyHash: before, orderId } = put.row ?? {};
  return { bodyHash: String(before), ...(orderId !== undefined && { orderId: String(orderId) }) };
}

/** Stores the order with its key for a day, in the transaction that stores the payment. 2 write units. */
export function rememberIntent(intentHash: string, orderId: string): Write {
  return {
    Update: {
      Key: keys.paymentIntent(intentHash),
      UpdateExpression: 'SET orderId = :orderId, expiresAt = :expiresAt',
      ExpressionAttributeValues: {
        ':orderId': orderId,
        ':expiresAt': Math.floor(Date.now() / 1000) + retentionSeconds,
      },
    },
  };
}

/** Releases a key, unless its payment is stored and only the answer was lost. 1 write unit. */
export async function releaseIntent(intentHash: string): Promise<void> {
  await deleteRow({
    Key: keys.paymentIntent(intentHash),
    ConditionExpression: 'attribute_not_exists(orderId)',
  });
}
