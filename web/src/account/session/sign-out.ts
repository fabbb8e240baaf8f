import { queryClient } from '../../lib/api/query-client.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { clearLocalStorage } from '../../lib/state/device-storage.ts';
import { dropCarts, putCartsAside } from './customer-carts.ts';
import { forgetWatch } from './inactivity/activity-record.ts';
import { type SignOutReason, tellOtherTabs } from './other-tabs.ts';
import { setSessionState } from './session-store.ts';
import { clearSession, ownerOf, readSession, type StoredSession } from './stored-session.ts';

/** Ends the session here at once. The server revokes it if it is reachable. */
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
 * Clears the local storage except a kitchen device's, signs out the person's other tabs, revokes the refresh token and
 * removes a customer's cart. Rule: sessions-7
 * @returns fulfilled once nobody else can find the cart. The server may take longer.
 */
export async function endSession(
  session: StoredSession | undefined,
  reason: SignOutReason | 'elsewhere',
): Promise<void> {
  clearLocalStorage();
  if (!session) return;
  const { user, refreshToken } = session;
  if (user && reason !== 'elsewhere') tellOtherTabs(ownerOf(user), reason);
  void revoke(refreshToken);
  if (user?.role !== 'student' || reason === 'elsewhere') return;
  // A browser that refuses storage has no cart.
  await (reason === 'asked' ? dropCarts() : putCartsAside(user.id)).catch(() => undefined);
}

async function revoke(refreshToken: string): Promise<void> {
  try {
    const call = { body: { refreshToken }, timeoutMs: 15_000, keepalive: true };
    await sendCall('POST /auth/logout', call);
  } catch {
    // This device is signed out anyway, and the token expires.
  }
}
