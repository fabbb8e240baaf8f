import { demoPassword } from '@thali/local/seed/demo-people';
import type { Role } from '@thali/shared/auth/user.contract';
import { camelKeys } from '@thali/shared/http/camel-keys';
import type { BrowserContext, Page } from 'playwright-core';
import { callSite, requestSite } from '../support/call-site.ts';
import { emails, signInAt } from '../support/demo-sign-in.ts';

const homes: Record<Role, string> = {
  student: '/customer',
  vendor: '/vendor',
  admin: '/admin',
};

/** Signs in on the sign-in page and waits for the role's home. */
export async function signInAs(
  page: Page,
  siteUrl: string,
  role: Role,
  email = emails[role],
): Promise<void> {
  await page.goto(`${siteUrl}/login${role === 'admin' ? '?role=admin' : ''}`);
  if (role === 'vendor') await page.getByRole('tab', { name: 'Vendor' }).click();
  await fillSignIn(page, email);
  await waitForPage(page, homes[role]);
}

/** Opens the role's home, or one of its screens, without the sign-in page. */
export async function enterAs(
  page: Page,
  siteUrl: string,
  role: Role,
  path = homes[role],
): Promise<void> {
  await openAs(page, siteUrl, role, path);
  await waitForPage(page, homes[role]);
}

/**
 * Opens any page with a stored session of this person.
 * @param origin  default: the main site
 */
export async function openAs(
  page: Page,
  siteUrl: string,
  role: Role,
  path: string,
  email = emails[role],
  origin = siteUrl,
): Promise<void> {
  const { token, refresh_token: refreshToken, user } = await signInAt(siteUrl, role, email);
  const expiresAt = Date.now() + 15 * 60_000;
  await page.goto(`${origin}/api/health`);
  await changeTokens(page, { token, refreshToken, user: camelKeys(user), expiresAt });
  await page.goto(`${origin}${path}`);
}

/** Fills in and sends the sign-in form on screen. */
export async function fillSignIn(
  page: Page,
  email: string,
  password = demoPassword,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Waits for an element that proves that the page has loaded. */
const landmarks: Record<string, (page: Page) => Promise<void>> = {
  '/login': (page) => page.getByRole('heading', { level: 1, name: /^Sign in$/ }).waitFor(),
  '/menu/demo': (page) => page.getByRole('searchbox').waitFor(),
  '/register': (page) => page.getByRole('progressbar').waitFor(),
  '/customer': (page) =>
    page.getByRole('heading', { level: 1, name: 'Teen Katori Mess' }).waitFor(),
  '/vendor': (page) => page.getByRole('heading', { level: 1, name: /Vendor Dashboard:/ }).waitFor(),
  '/admin': (page) => page.getByRole('heading', { name: 'Platform administration' }).waitFor(),
};

/** Waits until the page at this path, or below it, has loaded. */
export async function waitForPage(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path || url.pathname.startsWith(`${path}/`));
  await landmarks[path]?.(page);
}

/** The path of the page with its query. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

interface StoredTokens {
  token: string;
  refreshToken: string;
  expiresAt: number;
  user?: unknown;
}

/** Reads the session of the tab. `undefined` if nobody is signed in. */
export function readTokens(page: Page): Promise<StoredTokens | undefined> {
  return page.evaluate(
    () => JSON.parse(sessionStorage.getItem('thali.session') ?? 'null') ?? undefined,
  );
}

/** Reads the session of a signed-in tab. */
export async function requireTokens(page: Page): Promise<StoredTokens> {
  const tokens = await readTokens(page);
  if (!tokens) throw new Error('Nobody is signed in');
  return tokens;
}

export function changeTokens(page: Page, changes: Partial<StoredTokens>): Promise<void> {
  return page.evaluate((newValues) => {
    const stored = JSON.parse(sessionStorage.getItem('thali.session') ?? '{}');
    sessionStorage.setItem('thali.session', JSON.stringify({ ...stored, ...newValues }));
  }, changes);
}

/** Opens a duplicate of the tab with the same session. */
export async function duplicateTab(context: BrowserContext, page: Page): Promise<Page> {
  const [twin] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  return twin;
}

/** Ends a session on the server. Its refresh token stops working. */
export async function revoke(siteUrl: string, refreshToken: string): Promise<void> {
  await callSite(siteUrl, 'POST', '/auth/logout', { body: { refreshToken } });
}

/** Whether the server refuses a refresh token. */
export async function isRevoked(siteUrl: string, refreshToken: string): Promise<boolean> {
  const { status } = await requestSite(siteUrl, 'POST', '/auth/refresh', {
    body: { refreshToken },
  });
  return status === 401;
}
