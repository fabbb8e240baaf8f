import { queryClient } from '../../lib/api/query-client.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { clearLocalStorage } from '../../lib/state/device-storage.ts';
import { dropCarts, putCartsAside } from './customer-carts.ts';
import { forgetWatch } from './inactivity/activity-record.ts';
import { type SignOutReason, tellOtherTabs } from './other-tabs.ts';
import { setSessionState } from './session-store.ts';
import { clearSession, ownerOf, readSession, type StoredSession } from './stored-session.ts';

/** Ends the session here at once, whether or not the server can be reached to revoke it. */
export async function signOut(): Promise<void> {
  const session = readSession();
  forgetSession();
  await endSession(session, 'asked');
}

/** The session is over: this tab is signed out, and nothing of the person stays in memory. */
export function forgetSession(): void {
  clearSession();
  forgetWatch();
  setSessionState({ status: 'signed-out' });
  queryClient.clear();
}

/**
 * What an end leaves behind: no local storage but a kitchen device's, no other tab of the same person, no refresh token, and no
 * customer's cart. Rule: sessions-7
 * @returns fulfilled once nobody else can find the cart; the server may take longer
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
  // Where storage is refused there is no cart either.
  await (reason === 'asked' ? dropCarts() : putCartsAside(user.id)).catch(() => undefined);
}

async function revoke(refreshToken: string): Promise<void> {
  try {
    const call = { body: { refreshToken }, timeoutMs: 15_000, keepalive: true };
    await sendCall('POST /auth/logout', call);
  } catch {
    // Signed out on this device all the same; the token ends by itself.
  }
}
