import type { updateProfile as contract } from '@thali/shared/auth/update-profile.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { type Actor, assertUser } from '../../http/actor.ts';
import { readUser } from '../../identity/users.table.ts';
import { emptyAsNull } from '../../table/field-update.ts';
import { notifyOwner } from '../notices/notify-owner.ts';
import { changeUser } from './profiles.table.ts';
import { toOwnUser } from './to-user.ts';

/** Changes the caller's profile. Does not change the sign-in names: a proven phone and a sign-in e-mail. */
export async function updateProfile(
  actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  assertUser(actor);
  const { name, phone, email, preferences = {} } = body;
  const before = await readUser(actor.userId);
  const user = await changeUser(actor.userId, {
    name,
    phone: emptyAsNull(phone),
    email: emptyAsNull(email),
    dietaryRestrictions: preferences.dietaryRestrictions,
    spiceLevel: preferences.spiceLevel,
    favoriteCategories: preferences.favoriteCategories,
  });
  if (!user) throw new AppError('SESSION_EXPIRED', 'Please log in again.');
  if (before?.email && before.email !== user.email) await notifyOwner(before, 'email');
  if (before?.phone && before.phone !== user.phone) await notifyOwner(before, 'phone');
  return { user: toOwnUser(user, actor) };
}
