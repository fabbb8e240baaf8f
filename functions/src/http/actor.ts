/** Who is calling, as far as a verified token proves it. */
export type Actor =
  | { role: 'guest' }
  | { role: 'student'; userId: string }
  | { role: 'vendor'; userId: string; vendorId: string | undefined }
  | { role: 'admin'; userId: string };

export const guest: Actor = { role: 'guest' };

/** The id that a log line may carry. */
export function actorId(actor: Actor): string {
  return actor.role === 'guest' ? 'guest' : `${actor.role}:${actor.userId}`;
}
