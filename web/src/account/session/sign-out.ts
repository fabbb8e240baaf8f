import { queryClient } from '../../lib/api/query-client.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import {
  clearSession,
  ownerOf,
  readSession,
  type StoredSession,
} from '../../lib/session/stored-session.ts';
import { clearLocalStorage } from '../../lib/state/device-storage.ts';
import { dropCarts, setCartsAside } from './customer-carts.ts';
import { forgetWatch } from './inactivity/activity-record.ts';
import { notifyOtherTabs, type SignOutReason } from './other-tabs.ts';
import { setSessionState } from './session-store.ts';

/** Ends the session in this browser at once, then asks the server to revoke it. */
export async function signOut(): Promise<void> {
  const session = readSession();
  forgetSession();
  await endSession(session, 'asked');
}

/** Signs this tab out and clears the person's data from memory. */
export function forgetSession(): void {
  clearSession();
  forgetWatch();
  setSessionState({ status: 'signed-out' });
  queryClient.clear();
}

/**
 * Clears local storage except the keys of a kitchen's device. Signs out the person's other tabs, revokes the refresh
 * token and removes a customer's carts. Rule: sessions-7
 * @returns a promise that resolves once nobody else can see the carts; the server may take longer
 */
export async function endSession(
  session: StoredSession | undefined,
  reason: SignOutReason | 'elsewhere',
): Promise<void> {
  clearLocalStorage();
  if (!session) return;
  const { user, refreshToken } = session;
  if (user && reason !== 'elsewhere') notifyOtherTabs(ownerOf(user), reason);
  void revoke(refreshToken);
  if (user?.role !== 'student' || reason === 'elsewhere') return;
  // Ignores a failure, because a browser that refuses storage has no carts.
  await (reason === 'asked' ? dropCarts() : setCartsAside(user.id)).catch(() => undefined);
}

async function revoke(refreshToken: string): Promise<void> {
  try {
    const call = { body: { refreshToken }, timeoutMs: 15_000, keepalive: true };
    await sendCall('POST /auth/logout', call);
  } catch {
    // This device is already signed out, and the token expires by itself.
  }
}
