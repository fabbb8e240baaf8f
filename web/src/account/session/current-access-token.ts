import { hasSession } from './stored-session.ts';

/**
 * A token that is good for the next call; undefined without a session. Amplify loads with the
 * first such call, so that a visitor never pays for it.
 * @throws SessionEnded, NetworkError
 */
export async function currentAccessToken(forceRefresh = false): Promise<string | undefined> {
  if (!hasSession()) return undefined;
  const { accessToken } = await import('./amplify-session.ts');
  return accessToken(forceRefresh);
}

/** @throws also without a session */
export async function requiredAccessToken(): Promise<string> {
  const token = await currentAccessToken();
  if (!token) throw new Error('No one is signed in');
  return token;
}
