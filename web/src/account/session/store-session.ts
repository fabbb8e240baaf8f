import type { Session, User } from '@thali/shared/auth/user.contract';
import { writeSession } from '../../lib/session/stored-session.ts';
import { expiryOf } from './access-token.ts';
import { beginSession } from './begin-session.ts';
import { setSessionState, signedInAs } from './session-store.ts';
import * as texts from './session-texts.ts';

/**
 * Stores the session from the answer of a sign-in and starts it in this tab.
 * @throws Error if the answer holds no session
 */
export function storeSession(answer: unknown): User {
  const { token, refreshToken, user } = sessionOf(answer);
  const mustChangePassword = isPasswordDue(answer);
  writeSession({
    token,
    refreshToken,
    user,
    mustChangePassword,
    expiresAt: expiryOf(token, Date.now()),
  });
  beginSession();
  setSessionState(signedInAs(user, mustChangePassword));
  return user;
}

function sessionOf(answer: unknown): Session {
  const { token, refreshToken, user } = (answer ?? {}) as Record<string, unknown>;
  if (typeof token !== 'string' || typeof refreshToken !== 'string' || !isUser(user)) {
    throw new Error(texts.invalidAnswer);
  }
  return { token, refreshToken, user };
}

function isUser(value: unknown): value is User {
  const { id, role } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof role === 'string';
}

function isPasswordDue(answer: unknown): boolean {
  return (answer as { mustChangePassword?: unknown }).mustChangePassword === true;
}
