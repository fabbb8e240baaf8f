import { readSession } from '../../account/session/stored-session.ts';

const key = 'thali.subscription-told';

/**
 * Whether this is told for the first time since the sign-in. A refresh token is that of one sign-in and
 * stays the same as long as that lasts; a reload is no new one.
 */
export function isFirstThisSignIn(what: string): boolean {
  const mark = `${readSession()?.refreshToken.slice(-16)}:${what}`;
  try {
    if (sessionStorage.getItem(key) === mark) return false;
    sessionStorage.setItem(key, mark);
  } catch {
    // A browser that refuses storage keeps no session either.
  }
  return true;
}
