import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { claimsOf, isFresh } from './access-token.ts';
import { refreshSession } from './refresh-session.ts';
import { readSession } from './stored-session.ts';

type Claims = Record<string, string | number | boolean | null>;

/** Amplify keeps the session on tokens of our own: tab-bound, renewed by our own call. */
const tokenProvider = {
  async getTokens({ forceRefresh = false }: { forceRefresh?: boolean } = {}) {
    const stored = readSession();
    if (!stored) return null;
    const session = forceRefresh || !isFresh(stored, Date.now()) ? await refreshSession() : stored;
    return {
      accessToken: { payload: claimsOf(session.token) as Claims, toString: () => session.token },
    };
  },
};

Amplify.configure({}, { Auth: { tokenProvider } });

/** A token that is good for the next call, renewed first when it is about to end. */
export async function accessToken(forceRefresh = false): Promise<string | undefined> {
  const session = await fetchAuthSession({ forceRefresh });
  return session.tokens?.accessToken.toString();
}
