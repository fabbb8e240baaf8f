import { setTimeout as sleep } from 'node:timers/promises';
import type { UserRow } from '../../identity/users.table.ts';
import { closeConnections } from '../../live/close-connections.ts';
import { signOutEverywhere } from '../cognito/cognito-users.ts';
import { changeUser, type UserChanges } from '../users/profiles.table.ts';

/** The clocks of two services may differ by this much. */
const maxClockSkewMs = 50;

/**
 * Ends every session of a user: refresh tokens, earlier access tokens and live connections. Tokens hold whole seconds,
 * so the call waits for the next second. Otherwise a new sign-in in the same second would end too.
 * @param changes further changes of the user's row, in the same write
 * Rule: sessions-11
 */
export async function endSessions(
  userId: string,
  changes: UserChanges,
): Promise<UserRow | undefined> {
  await signOutEverywhere(userId);
  const validFrom = Math.floor(Date.now() / 1000) + 1;
  const user = await changeUser(userId, { ...changes, validFrom });
  await closeConnections(userId);
  await sleep(Math.max(0, validFrom * 1000 + maxClockSkewMs - Date.now()));
  return user;
}
