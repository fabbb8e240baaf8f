import { queryClient } from '../api/query-client.ts';
import { readAnswer } from '../api/read-answer.ts';
import { sendRequest } from '../api/send-request.ts';
import { setSessionState } from './session-store.ts';
import { clearSession, readSession } from './stored-session.ts';

/** Ends the session here at once, whether or not the server can be reached to revoke it. */
export async function signOut(): Promise<void> {
  const refreshToken = readSession()?.refreshToken;
  forgetSession();
  try {
    localStorage.clear();
  } catch {
    // A browser that refuses storage has nothing to clear.
  }
  if (refreshToken) await revoke(refreshToken);
}

/** The session is over: nobody is signed in in this tab, and nothing of theirs stays in memory. */
export function forgetSession(): void {
  clearSession();
  setSessionState({ status: 'signed-out' });
  queryClient.clear();
}

async function revoke(refreshToken: string): Promise<void> {
  try {
    const body = { refreshToken };
    const timeoutMs = 15_000;
    await readAnswer(await sendRequest({ method: 'POST', path: '/auth/logout', body, timeoutMs }));
  } catch {
    // Signed out on this device all the same; the token ends by itself.
  }
}
