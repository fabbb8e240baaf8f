import { createHash, randomUUID } from 'node:crypto';
import { keys } from '../../table/keys.ts';
import { putRow } from '../../table/put-row.ts';
import { updateRow } from '../../table/update-row.ts';

/** Stores the proof that our own server checked a user. The proof expires after a minute. 1 write unit. */
export async function writeProof(userId: string, proof: string, now = Date.now()): Promise<void> {
  await putRow({
    Item: { ...keys.proof(hashOf(proof)), userId, expiresAt: Math.floor(now / 1000) + 60 },
  });
}

/**
 * Uses up a proof; true for the first caller with the right user, in time. The row stays until it expires, so a caller
 * can recognise its own use after a lost answer. 1 write unit.
 */
export async function consumeProof(
  userId: string,
  proof: string,
  now = Date.now(),
): Promise<boolean> {
  const usedBy = randomUUID();
  const { outcome, row } = await updateRow({
    Key: keys.proof(hashOf(proof)),
    UpdateExpression: 'SET usedBy = :usedBy',
    ConditionExpression: 'userId = :userId AND expiresAt > :now AND attribute_not_exists(usedBy)',
    ExpressionAttributeValues: {
      ':usedBy': usedBy,
      ':userId': userId,
      ':now': Math.floor(now / 1000),
    },
  });
  return outcome === 'changed' || row?.usedBy === usedBy;
}

function hashOf(proof: string): string {
  return createHash('sha256').update(proof).digest('base64url');
}
