import { readSession } from '../../lib/session/stored-session.ts';
import { isFresh } from './access-token.ts';

/** The stored access token unless it expires soon. A closing page cannot wait for a new one. */
export function freshToken(): string | undefined {
  const session = readSession();
  return session && isFresh(session, Date.now()) ? session.token : undefined;
}
