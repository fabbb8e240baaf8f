import { outletOf } from '../identity/outlets-of.ts';
import { readUser } from '../identity/users.table.ts';
import type { Actor } from './actor.ts';
import { vendorAccessDenied } from './vendor-access-denied.ts';

/**
 * The caller with the role that they have at another of their messes, for a call that concerns two messes. 1 read unit.
 * @throws AppError VENDOR_ACCESS_DENIED for a mess that is not theirs
 * Rule: outlets-2
 */
export async function actorAt(
  actor: Actor,
  vendorId: string,
): Promise<Extract<Actor, { role: 'vendor' }>> {
  if (actor.role !== 'vendor') throw vendorAccessDenied();
  const { userId, name, tokenIssuedAt } = actor;
  const user = await readUser(userId, { ConsistentRead: true });
  const outlet = user && outletOf(user, vendorId);
  if (!outlet) throw vendorAccessDenied();
  return {
    ...{ role: 'vendor', userId, ...outlet },
    ...(name !== undefined && { name }),
    ...(tokenIssuedAt !== undefined && { tokenIssuedAt }),
  };
}
