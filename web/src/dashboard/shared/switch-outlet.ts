import type { User } from '@thali/shared/auth/user.contract';
import { readSession, writeSession } from '../../lib/session/stored-session.ts';
import { confirmLeave } from '../../lib/unsaved/unsaved-changes.ts';

const startPath = '/vendor';

/** Makes a mess this tab's current mess, after a warning about unsaved changes. */
export function switchOutlet(vendorId: string, path = startPath): void {
  confirmLeave(() => reloadAs({ vendorId }, path));
}

/** Opens the first mess, after the current mess has refused this person. */
export function leaveRefusedOutlet({ vendorIds: _, ...user }: User): void {
  const session = readSession();
  if (session) writeSession({ ...session, user });
  location.assign(startPath);
}

/** A new document has no cache and no live connection of another mess. Rule: outlets-2 */
function reloadAs(changes: Partial<User>, path: string): void {
  const switchSession = () => {
    const session = readSession();
    if (session?.user) writeSession({ ...session, user: { ...session.user, ...changes } });
  };
  // Earlier listeners still send changes of the current mess, so the session switches after them.
  addEventListener('pagehide', switchSession, { once: true });
  location.assign(path);
}

/**
 * The mess that an address such as `/vendor/orders?mess={id}` asks for. Undefined if it is the current mess or none of
 * this person's messes.
 */
export function requestedOutlet(
  { vendorId, vendorIds = [] }: Pick<User, 'vendorId' | 'vendorIds'>,
  search: string,
): string | undefined {
  const mess = new URLSearchParams(search).get('mess');
  return vendorIds.find((id) => id === mess && id !== vendorId);
}
