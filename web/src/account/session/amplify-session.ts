import { createAmplifyContext, decodeJWT, fetchAuthSession } from '@aws-amplify/core';
import type { TokenProvider } from 'aws-amplify/auth';
import { readSession } from '../../lib/session/stored-session.ts';
import { isFresh } from './access-token.ts';
import { refreshSession } from './refresh-session.ts';

/** Gives Amplify the tokens of this tab. `POST /auth/refresh` renews them instead of Cognito. */
const tokenProvider: TokenProvider = {
  async getTokens({ forceRefresh = false } = {}) {
    const stored = readSession();
    if (!stored) return null;
    const session = forceRefresh || !isFresh(stored, Date.now()) ? await refreshSession() : stored;
    return { accessToken: decodeJWT(session.token) };
  },
};

const amplify = createAmplifyContext({}, { Auth: { tokenProvider } });

/** The access token for the next call. Renews it first if it is about to expire. */
export async function accessToken(forceRefresh = false): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession(amplify, { forceRefresh });
  return tokens?.accessToken.toString();
}
