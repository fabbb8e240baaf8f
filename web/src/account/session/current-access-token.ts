import { hasSession } from '../../lib/session/stored-session.ts';

/**
 * The access token for the next call, or undefined without a session. Amplify loads with the first call of a
 * session, so guests never load it.
 * @throws SessionEnded, NetworkError
 */
export async function currentAccessToken(forceRefresh = false): Promise<string | undefined> {
  if (!hasSession()) return undefined;
  const { accessToken } = await import('./amplify-session.ts');
  return accessToken(forceRefresh);
}

/** Like `currentAccessToken`. @throws also Error without a session */
export async function requiredAccessToken(): Promise<string> {
  const token = await currentAccessToken();
  if (!token) throw new Error('No one is signed in');
  return token;
}
