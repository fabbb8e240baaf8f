import { readSession } from '../../lib/session/stored-session.ts';
import { isFresh } from './access-token.ts';

/**
 * The stored access token, or undefined if it expires soon. A closing page uses this token, because it cannot wait for
 * a renewal.
 */
export function freshToken(): string | undefined {
  const session = readSession();
  return session && isFresh(session, Date.now()) ? session.token : undefined;
}
