import { AppError } from '@thali/shared/http/app-error';
import { busy } from '../aws/transient-faults.ts';
import { readUser, type UserRow } from '../identity/users.table.ts';
import { keys } from '../table/keys.ts';
import { updateRow } from '../table/update-row.ts';

/** Somebody with two devices contends with nobody but themselves. */
const mostAttempts = 20;

/**
 * Changes one person's favourites, which are in the person's own row, in the order they were marked in:
 * every sign-in answers them. Written only over the list that was read; 1 read unit and 1 write unit per
 * kB, or the read alone when nothing changes.
 * @param change the list as it should be; the very same list when it is as it should be
 * @throws AppError SESSION_EXPIRED when the person is gone
 */
export async function changeFavorites(
  userId: string,
  change: (favorites: readonly string[]) => readonly string[],
): Promise<string[]> {
  let user = await readUser(userId, { ConsistentRead: true });
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
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
  const isAsRead = before ? 'favorites = :before' : 'attribute_not_exists(favorites)';
  return {
    Key: keys.user(userId),
    UpdateExpression: 'SET favorites = :after',
    ConditionExpression: `attribute_exists(PK) AND ${isAsRead}`,
    ExpressionAttributeValues: { ':after': after, ...(before && { ':before': before }) },
  };
}
