import type { Role } from '@thali/shared/auth/user.contract';

/**
 * The address of the sign-in page, which then returns to `path`.
 * @param role  the role whose sign-in form to show
 */
export function signInPath(path: string, role?: Role): string {
  const needsRole = role === 'admin' || (role === 'vendor' && !isClosedTo('student', path));
  return withReturnUrl(needsRole ? `/login?role=${role}` : '/login', path === '/' ? null : path);
}

/** Adds the return path to a page such as registration. */
export function withReturnUrl(page: string, returnPath: string | null): string {
  const returnUrl = safeReturnUrl(returnPath);
  if (!returnUrl) return page;
  return `${page}${page.includes('?') ? '&' : '?'}returnUrl=${encodeURIComponent(returnUrl)}`;
}

/** The page after sign-in: the return path if the role may see it, else the role's home. */
export function pathAfterSignIn(role: string, returnUrl: string | null): string {
  const path = safeReturnUrl(returnUrl);
  const mayReturn = path && !isClosedTo(role, path) && !isSignInPage(path);
  return mayReturn ? path : homeOfRole(role);
}

function isSignInPage(path: string): boolean {
  return /^\/(login|register|forgot-password)(?:[/?#]|$)/.test(path);
}

const homes: Record<Role, string> = { admin: '/admin', vendor: '/vendor', student: '/customer' };

/** The first page of a signed-in person. Rule: accounts-4 */
export function homeOfRole(role: string): string {
  return Object.hasOwn(homes, role) ? homes[role as Role] : '/';
}

/** The paths that only one role may see, with all paths below. `RequireRole` guards them. Rule: accounts-5 */
export const guardedPaths = {
  '/admin': 'admin',
  '/vendor': 'vendor',
  '/billing': 'vendor',
  '/customer': 'student',
} as const satisfies Record<string, Role>;

export type GuardedPath = keyof typeof guardedPaths;

/** Whether only another role may see the page. */
export function isClosedTo(role: string, path: string): boolean {
  return Object.entries(guardedPaths).some(
    ([guarded, owner]) => owner !== role && new RegExp(`^${guarded}(?:[/?#]|$)`).test(path),
  );
}

const placeholderOrigin = 'https://this.invalid';
/** Browsers read a backslash as a slash, and drop control characters and spaces. */
const unsafeCharacters = /[\\\p{Cc}\p{Cf}\s]/u;

/**
 * The return path, or undefined if it could lead to another origin. The path must start with exactly one slash, even
 * after repeated percent-decoding. Rule: sessions-9
 */
export function safeReturnUrl(returnUrl: string | null | undefined): string | undefined {
  if (!returnUrl || returnUrl.length > 2048) return undefined;
  if (!decodingLayers(returnUrl).every(staysOnSite)) return undefined;
  const url = new URL(returnUrl, placeholderOrigin);
  return url.pathname + url.search + url.hash;
}

function staysOnSite(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.startsWith('//') || unsafeCharacters.test(path)) return false;
  try {
    const url = new URL(text, placeholderOrigin);
    return url.origin === placeholderOrigin && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}

/** The text and the result of each decoding. Five or more layers of encoding give an unsafe path. */
function decodingLayers(text: string): string[] {
  const layers = [text];
  for (let depth = 0; depth < 5; depth += 1) {
    const lastLayer = layers.at(-1) ?? '';
    const decoded = decodeOnce(lastLayer);
    if (decoded === undefined) return ['//'];
    if (decoded === lastLayer) return layers;
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
