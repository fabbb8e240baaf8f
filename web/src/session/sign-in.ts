import type { Role, User } from '@thali/shared/auth/user.contract';
import { callApi } from '../api/call-api.ts';
import { expiryOf } from './access-token.ts';
import { setSessionState } from './session-store.ts';
import { writeSession } from './stored-session.ts';
import { wireAuthHook } from './wire-auth-hook.ts';

export interface Credentials {
  email: string;
  password: string;
  role: Role;
}

/**
 * Signs in with e-mail and password as one role.
 * @throws ApiError with the server's text; Error when the answer holds no session
 */
export async function signIn(credentials: Credentials): Promise<User> {
  const answer = await callApi<unknown>('POST', '/auth/login', { body: credentials, quiet: true });
  const session = sessionOf(answer);
  writeSession({ ...session, expiresAt: expiryOf(session.token, Date.now()) });
  wireAuthHook();
  setSessionState({ status: 'signed-in', user: session.user });
  return session.user;
}

function sessionOf(answer: unknown): { token: string; refreshToken: string; user: User } {
  const { token, refreshToken, user } = (answer ?? {}) as Record<string, unknown>;
  if (typeof token !== 'string' || typeof refreshToken !== 'string' || !isUser(user)) {
    throw new Error('Login failed - invalid response from server');
  }
  return { token, refreshToken, user };
}

function isUser(value: unknown): value is User {
  const { id, role } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof role === 'string';
}
