import type { LogKeys } from '../logs/log-context.ts';

/** Who is calling, as far as a verified token proves it. */
export type Actor =
  | { role: 'guest' }
  | { role: 'student'; userId: string }
  | { role: 'vendor'; userId: string; vendorId: string | undefined }
  | { role: 'admin'; userId: string };

export const guest: Actor = { role: 'guest' };

/** A vendor's staff or an admin: of somebody's own vendor, once the tenant was checked. */
export function isStaff(actor: Actor): boolean {
  return actor.role === 'vendor' || actor.role === 'admin';
}

/** Who it is, as rows that name no person may keep it. */
export function actorId(actor: Actor): string {
  return actor.role === 'guest' ? 'guest' : `${actor.role}:${actor.userId}`;
}

/** What log lines say of who is calling. */
export function logKeysOf(actor: Actor): LogKeys {
  return {
    actor_role: actor.role,
    ...(actor.role !== 'guest' && { actor_id: actor.userId }),
    ...(actor.role === 'vendor' && { vendor_id: actor.vendorId }),
  };
}
