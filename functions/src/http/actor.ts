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

/** The id that a log line may carry. */
export function actorId(actor: Actor): string {
  return actor.role === 'guest' ? 'guest' : `${actor.role}:${actor.userId}`;
}
