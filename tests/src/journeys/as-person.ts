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

/** Through the sign-in page to the role's home. */
export async function signInAs(
  page: Page,
  siteUrl: string,
  role: Role,
  email = emails[role],
): Promise<void> {
  await page.goto(`${siteUrl}/login${role === 'admin' ? '?role=admin' : ''}`);
  if (role === 'vendor') await page.getByRole('tab', { name: 'Vendor' }).click();
  await fillSignIn(page, email);
  await seesPage(page, homes[role]);
}

/** Past the sign-in page, for what is not about that: the role's home, or a screen of it. */
export async function enterAs(
  page: Page,
  siteUrl: string,
  role: Role,
  path = homes[role],
): Promise<void> {
  await openAs(page, siteUrl, role, path);
  await seesPage(page, homes[role]);
}

/** Opens any page of the main site: the tab finds a session of this person. */
export async function openAs(
  page: Page,
  siteUrl: string,
  role: Role,
  path: string,
  email = emails[role],
): Promise<void> {
  const { token, refresh_token: refreshToken, user } = await signInAt(siteUrl, role, email);
  const expiresAt = Date.now() + 15 * 60_000;
  await page.goto(`${siteUrl}/api/health`);
  await changeTokens(page, { token, refreshToken, user: camelKeys(user), expiresAt });
  await page.goto(`${siteUrl}${path}`);
}

/** The sign-in form, as the page came up with it. */
export async function fillSignIn(
  page: Page,
  email: string,
  password = demoPassword,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const signInTexts = /^Sign in$/;

/** What shows that a page has come up, for whom it is. */
const landmarks: Record<string, (page: Page) => Promise<void>> = {
  '/login': (page) => page.getByRole('heading', { level: 1, name: signInTexts }).waitFor(),
  '/register': (page) => page.getByRole('progressbar').waitFor(),
  '/customer': (page) =>
    page.getByRole('heading', { level: 1, name: 'Teen Katori Mess' }).waitFor(),
  '/vendor': (page) => page.getByRole('heading', { level: 1, name: /Vendor Dashboard:/ }).waitFor(),
  '/admin': (page) => page.getByRole('heading', { name: 'Platform administration' }).waitFor(),
};

/** Waits until the page of this path is on screen. */
export async function seesPage(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path || url.pathname.startsWith(`${path}/`));
  await landmarks[path]?.(page);
}

/** The path on screen, with its query. */
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

/** What the tab keeps of its sign-in; undefined when nobody is signed in. */
export function tokensOf(page: Page): Promise<StoredTokens | undefined> {
  return page.evaluate(
    () => JSON.parse(sessionStorage.getItem('thali.session') ?? 'null') ?? undefined,
  );
}

/** The tokens of a tab in which somebody is signed in. */
export async function knownTokensOf(page: Page): Promise<StoredTokens> {
  const tokens = await tokensOf(page);
  if (!tokens) throw new Error('Nobody is signed in');
  return tokens;
}

export function changeTokens(page: Page, changes: Partial<StoredTokens>): Promise<void> {
  return page.evaluate((given) => {
    const stored = JSON.parse(sessionStorage.getItem('thali.session') ?? '{}');
    sessionStorage.setItem('thali.session', JSON.stringify({ ...stored, ...given }));
  }, changes);
}

/** A second tab of the same person: a duplicate, with the session of the first. */
export async function duplicateTab(context: BrowserContext, page: Page): Promise<Page> {
  const [twin] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  return twin;
}

/** The server ends a session: nothing can be had for its refresh token any more. */
export async function revoke(siteUrl: string, refreshToken: string): Promise<void> {
  await callSite(siteUrl, 'POST', '/auth/logout', { body: { refreshToken } });
}

/** Whether the server still gives out access tokens for a refresh token. */
export async function isRevoked(siteUrl: string, refreshToken: string): Promise<boolean> {
  const { status } = await requestSite(siteUrl, 'POST', '/auth/refresh', {
    body: { refreshToken },
  });
  return status === 401;
}
