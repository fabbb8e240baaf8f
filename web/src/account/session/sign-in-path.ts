import type { Role } from '@thali/shared/auth/user.contract';

/**
 * Where someone is sent to sign in, to come back here afterwards.
 * @param role  whom the form is to be for, where the way back alone would not tell
 */
export function signInPath(here: string, role?: Role): string {
  const isUntold = role === 'admin' || (role === 'vendor' && !isClosedTo('student', here));
  return withReturnUrl(isUntold ? `/login?role=${role}` : '/login', here === '/' ? null : here);
}

/** A page on the way in, such as registration, that goes on to where the person wanted to be. */
export function withReturnUrl(page: string, wanted: string | null): string {
  const returnUrl = safeReturnUrl(wanted);
  if (!returnUrl) return page;
  return `${page}${page.includes('?') ? '&' : '?'}returnUrl=${encodeURIComponent(returnUrl)}`;
}

/** Where to go on after signing in: back to the page that asked, unless this role may not see it. */
export function pathAfterSignIn(role: string, returnUrl: string | null): string {
  const path = safeReturnUrl(returnUrl);
  const leadsBack = path && !isClosedTo(role, path) && !isOnTheWayIn(path);
  return leadsBack ? path : homeOfRole(role);
}

function isOnTheWayIn(path: string): boolean {
  return /^\/(login|register|forgot-password)(?:[/?#]|$)/.test(path);
}

const homes: Record<Role, string> = { admin: '/admin', vendor: '/vendor', student: '/customer' };

/** Where a signed-in person starts. Rule: accounts-4 */
export function homeOfRole(role: string): string {
  return Object.hasOwn(homes, role) ? homes[role as Role] : '/';
}

/** Pages for one role, with the pages below them; `RequireRole` guards them. Rule: accounts-5 */
export const guardedPaths = {
  '/admin': 'admin',
  '/vendor': 'vendor',
  '/billing': 'vendor',
  '/customer': 'student',
} as const satisfies Record<string, Role>;

export type GuardedPath = keyof typeof guardedPaths;

/** Whether a page behind a role guard would turn this role away. */
export function isClosedTo(role: string, path: string): boolean {
  return Object.entries(guardedPaths).some(
    ([guarded, owner]) => owner !== role && new RegExp(`^${guarded}(?:[/?#]|$)`).test(path),
  );
}

const placeholderOrigin = 'https://this.invalid';
/** Backslashes, which browsers read as slashes, and characters that they drop while reading. */
const treacherous = /[\\\p{Cc}\p{Cf}\s]/u;

/**
 * The path to go on to after signing in, or undefined when it could lead off this origin. Only a path
 * of this site passes: one leading slash, also after every layer of percent-encoding is taken off.
 * Rule: sessions-9
 */
export function safeReturnUrl(returnUrl: string | null | undefined): string | undefined {
  if (!returnUrl || returnUrl.length > 2048) return undefined;
  if (!layersOf(returnUrl).every(staysHere)) return undefined;
  const url = new URL(returnUrl, placeholderOrigin);
  return url.pathname + url.search + url.hash;
}

function staysHere(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.startsWith('//') || treacherous.test(path)) return false;
  try {
    const url = new URL(text, placeholderOrigin);
    return url.origin === placeholderOrigin && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}

/** The text itself, and what each decoding makes of it; more layers than anyone writes are refused. */
function layersOf(text: string): string[] {
  const layers = [text];
  for (let depth = 0; depth < 5; depth += 1) {
    const current = layers.at(-1) ?? '';
    const decoded = decodeOnce(current);
    if (decoded === undefined) return ['//'];
    if (decoded === current) return layers;
    layers.push(decoded);
  }
  return ['//'];
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
