import { ApiError } from '../../lib/api/api-error.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { readSession, type StoredSession, writeSession } from '../../lib/session/stored-session.ts';
import { expiryOf } from './access-token.ts';

/** The error if the server refuses the refresh token, or if this tab has no session. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/**
 * Requests a new access token with the stored refresh token. Concurrent calls share one request. Uses `sendCall`, because
 * `callApi` asks for a token first.
 * @throws SessionEnded if the server refuses the refresh token; NetworkError or ApiError if the outcome is unknown
 */
export function refreshSession(): Promise<StoredSession> {
  pendingRefresh ??= renew().finally(() => {
    pendingRefresh = undefined;
  });
  return pendingRefresh;
}

let pendingRefresh: Promise<StoredSession> | undefined;

async function renew(): Promise<StoredSession> {
  const session = readSession();
  if (!session) throw new SessionEnded();
  return storeRenewed(session, await requestTokens(session.refreshToken));
}

async function requestTokens(refreshToken: string): Promise<unknown> {
  try {
    return await sendCall('POST /auth/refresh', { body: { refreshToken }, timeoutMs: 15_000 });
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 401, 403].includes(error.status);
    throw isRefused ? new SessionEnded('The session is over', { cause: error }) : error;
  }
}

function storeRenewed(oldSession: StoredSession, answer: unknown): StoredSession {
  const { token, refreshToken } = (answer ?? {}) as Record<string, unknown>;
  if (typeof token !== 'string') throw new Error('The answer to the renewal has no token');
  const currentSession = readSession();
  if (currentSession?.refreshToken !== oldSession.refreshToken) throw new SessionEnded();
  const session: StoredSession = {
    ...currentSession,
    token,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : oldSession.refreshToken,
    expiresAt: expiryOf(token, Date.now()),
  };
  writeSession(session);
  return session;
}
