import type { changePassword as contract } from '@thali/shared/auth/change-password.contract';
import type { Session } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf } from '@thali/shared/http/http-contract';
import { busy } from '../../aws/transient-faults.ts';
import { type Actor, assertUser } from '../../http/actor.ts';
import { readRoles, replacePassword } from '../cognito/cognito-users.ts';
import { notifyOwner } from '../notices/notify-owner.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSessionByPassword } from '../sessions/open-session.ts';
import { assertPassword } from './assert-password.ts';
import { assertPasswordFits } from './password-rule.ts';

/** Requires the old password and ends all other sessions, so a thief of a session cannot keep the account. */
export async function changePassword(
  actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<Session> {
  assertUser(actor);
  const { userId, role } = actor;
  await assertPassword(actor, body.currentPassword);
  assertPasswordFits(await readRoles(userId), 'new_password', body.newPassword);

  await replacePassword(userId, body.newPassword);
  const user = await endSessions(userId, { mustChangePassword: null });
  if (!user) throw new AppError('SESSION_EXPIRED', 'Please log in again.');
  await notifyOwner(user, 'password');
  const session = await openSessionByPassword(role, user, body.newPassword);
  if (!session) throw busy(undefined);
  return session;
}
