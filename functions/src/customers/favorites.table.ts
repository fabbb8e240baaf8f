import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../aws/transient-faults.ts';
import { readUser, type UserRow } from '../identity/users.table.ts';
import { keys } from '../table/keys.ts';
import { updateRow } from '../table/update-row.ts';

/** Enough attempts, because only one customer's devices write this row. */
const maxAttempts = 20;

/**
 * Changes a customer's favourites. Writes only if nobody changed the list since the read; otherwise reads again. 1 read
 * unit and 1 write unit per kB, or only the read if nothing changes.
 * @param change  returns the new list, or the same list to change nothing
 * @throws AppError SESSION_EXPIRED if the customer no longer exists
 */
export async function changeFavorites(
  userId: string,
  change: (favorites: readonly string[]) => readonly string[],
): Promise<string[]> {
  let user = await readUser(userId, { ConsistentRead: true });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!user) throw new AppError('SESSION_EXPIRED', 'Please log in again.');
    const before = user.favorites ?? [];
    const after = change(before);
    if (after === before) return before;
    const result = await updateRow(replacement(userId, user.favorites, after));
    if (result.outcome === 'changed') return [...after];
    user = result.row as UserRow | undefined;
  }
  throw busy('The favourites kept changing');
}

function replacement(
  userId: string,
  before: readonly string[] | undefined,
  after: readonly string[],
) {
  const isUnchanged = before ? 'favorites = :before' : 'attribute_not_exists(favorites)';
  return {
    Key: keys.user(userId),
    UpdateExpression: 'SET favorites = :after',
    ConditionExpression: `attribute_exists(PK) AND ${isUnchanged}`,
    ExpressionAttributeValues: { ':after': after, ...(before && { ':before': before }) },
  };
}
