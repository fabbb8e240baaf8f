import { setTimeout as sleep } from 'node:timers/promises';
import type { UserRow } from '../../identity/users.table.ts';
import { closeConnections } from '../../live/close-connections.ts';
import { signOutEverywhere } from '../cognito/cognito-users.ts';
import { changeUser, type UserChanges } from '../users/profiles.table.ts';

/** The clocks of two services may be apart by so much. */
const clocksApartMs = 50;

/**
 * Ends every session of somebody: no refresh token works any more, no access token from before, and nothing
 * more is sent over the live link. Tokens know whole seconds only, so it is over with the next one: a
 * sign-in after it is never taken for one from before.
 * @param changes  of the person's row, in the same write
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
  await sleep(Math.max(0, validFrom * 1000 + clocksApartMs - Date.now()));
  return user;
}
