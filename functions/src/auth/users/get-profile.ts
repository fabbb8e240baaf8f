import type { getProfile as contract } from '@thali/shared/auth/get-profile.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { type Actor, assertUser } from '../../http/actor.ts';
import { currentPhone } from '../../identity/own-contacts.ts';
import { readUser } from '../../identity/users.table.ts';
import { toOwnUser } from './to-user.ts';

export async function getProfile(actor: Actor): Promise<OutputOf<typeof contract>> {
  assertUser(actor);
  const user = await readUser(actor.userId);
  if (!user) throw new AppError('SESSION_EXPIRED', 'Please log in again.');
  return {
    user: toOwnUser(user, actor),
    mustChangePassword: user.mustChangePassword ?? false,
    provenEmail: user.provenEmail ?? null,
    provenPhone: currentPhone(user) ?? null,
  };
}
