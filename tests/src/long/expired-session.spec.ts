import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  changeTokens,
  enterAs,
  fillSignIn,
  pathOf,
  readTokens,
  requireTokens,
  revoke,
  waitForPage,
} from '../journeys/as-person.ts';
import { openKitchen, ticketOf, ticketsFor } from '../journeys/as-vendor.ts';
import { placeDemoOrder } from '../support/demo-orders.ts';
import { emails } from '../support/demo-sign-in.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney();
const visit = useVisit(journey, 'desktop');

const refresh = 'POST /api/auth/refresh';
const callsOf = (call: string) => visit.apiCalls.filter((apiCall) => apiCall === call);
const dishes = { 'masala-chai': 1 };

function order(name: string): Promise<{ id: string }> {
  return placeDemoOrder(journey.siteUrl, { name, phone: '+919876512340', dishes });
}

/** Replaces the access token with an expired token. The tab does not notice the expiry. */
async function expire(page: Page): Promise<void> {
  const { token } = await requireTokens(page);
  await changeTokens(page, { token: await signExpired(token) });
}

/** Signs the same token again with the pool's key and an expiry in the past. */
async function signExpired(token: string): Promise<string> {
  const key: JWK = JSON.parse(await readFile(join(journey.dataDir, 'cognito-key.json'), 'utf8'));
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...decodeJwt(token), iat: now - 1800, exp: now - 900 })
    .setProtectedHeader({ alg: 'RS256', kid: 'thali-local' })
    .sign(await importJWK(key, 'RS256'));
}

/** Expires the token, and lets the tab notice the expiry. A laptop that slept for a night has this state. */
async function expireInTab(page: Page): Promise<void> {
  await expire(page);
  await changeTokens(page, { expiresAt: 1 });
}

/** Opens an address without our code, so that no late call of the previous page notices the expiry. */
async function leaveApp(page: Page): Promise<void> {
  await page.goto(`${journey.siteUrl}/api/health`);
}

/** Waits until the kitchen has joined and read its orders. From then on the kitchen sends no call without a press. */
async function waitForQuietKitchen(page: Page): Promise<void> {
  await page.getByText('Live', { exact: true }).waitFor();
  const reads = () => callsOf('GET /api/kitchen').length;
  await expect.poll(() => reads() > 1 && visit.isQuiet()).toBe(true);
}

async function waitForExpiryMessage(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Notifications' });
  await messages.getByText('Session expired', { exact: true }).waitFor();
  await messages.getByText('Please log in again.', { exact: true }).waitFor();
}

/** Holds the calls to `url` and all refresh calls until `count` calls wait. */
async function holdUntilTogether(page: Page, url: string, count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  await page.route(url, async (route) => {
    waiting += 1;
    if (waiting === count) resolve();
    await promise;
    await route.continue();
  });
  await page.route('**/api/auth/refresh', async (route) => {
    await promise;
    await route.continue();
  });
}

test('calls refused at the same time share one refresh, and the page continues', async () => {
  const { page } = visit;
  const orders = await Promise.all(['One', 'Two', 'Three'].map((name) => order(`Chai ${name}`)));
  const confirms = page.getByRole('button', { name: 'Confirm', exact: true });
  await openKitchen(page, journey.siteUrl);
  await expect.poll(() => confirms.count()).toBe(orders.length);
  await waitForQuietKitchen(page);
  await expire(page);
  const before = await requireTokens(page);
  await holdUntilTogether(page, '**/api/orders/*/status', orders.length);
  let accepted = 0;
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.ok()) accepted += 1;
  });

  // Tap from the bottom up, because the page ignores a tap on a ticket that has just moved.
  for (const count of [3, 2, 1]) {
    await expect.poll(() => confirms.count()).toBe(count);
    // The page briefly ignores a second tap on the same point.
    await page.waitForTimeout(400);
    await confirms.last().click();
  }
  await expect.poll(() => accepted).toBe(orders.length);
  for (const { id } of orders) {
    await ticketOf(page, id).getByRole('button', { name: 'Prepare' }).waitFor();
    expect(callsOf(`PATCH /api/orders/${id}/status`)).toHaveLength(2);
  }
  expect(callsOf(refresh)).toHaveLength(1);
  const after = await requireTokens(page);
  expect(after.token).not.toBe(before.token);
  expect(after.refreshToken).toBe(before.refreshToken);
  expect(after.expiresAt).toBeGreaterThan(Date.now() + 14 * 60_000);
  expect(await page.getByText('Session expired').count()).toBe(0);
});

test('a page with an expired token renews it before its first request', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'vendor');
  await leaveApp(page);
  await expireInTab(page);
  await page.goto(`${journey.siteUrl}/vendor`);
  await waitForPage(page, '/vendor');
  expect(callsOf(refresh)).toHaveLength(1);
  expect(visit.problems).toEqual([]);
});

test('a page renews a token whose expiry only the server knows', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'vendor');
  await leaveApp(page);
  await expire(page);
  await page.goto(`${journey.siteUrl}/vendor`);
  await waitForPage(page, '/vendor');
  expect(callsOf(refresh)).toHaveLength(1);
});

test('a revoked session shows the specified texts, and the sign-in leads back', async () => {
  const { page } = visit;
  const { id } = await order('After Hours');
  await openKitchen(page, journey.siteUrl);
  await ticketOf(page, id).waitFor();
  await waitForQuietKitchen(page);
  await revoke(journey.siteUrl, (await requireTokens(page)).refreshToken);
  await expire(page);

  await ticketOf(page, id).getByRole('button', { name: 'Confirm' }).click();
  await waitForExpiryMessage(page);
  await waitForPage(page, '/login');
  expect(pathOf(page)).toBe('/login?role=vendor&returnUrl=%2Fkitchen');
  expect(await readTokens(page)).toBeUndefined();
  expect(callsOf(refresh)).toHaveLength(1);

  await fillSignIn(page, emails.vendor);
  await ticketOf(page, id).waitFor();
  expect(pathOf(page)).toBe('/kitchen');
});

test.each(['admin', 'student'] as const)(
  'a reload after the session of a %s has ended shows the expiry message',
  async (role) => {
    const { page } = visit;
    await enterAs(page, journey.siteUrl, role);
    const path = pathOf(page);
    await leaveApp(page);
    await revoke(journey.siteUrl, (await requireTokens(page)).refreshToken);
    await expireInTab(page);
    const problemsBefore = visit.problems.length;

    await page.goto(`${journey.siteUrl}${path}`);
    await waitForExpiryMessage(page);
    await waitForPage(page, '/login');
    expect(await readTokens(page)).toBeUndefined();
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(path);
    expect(callsOf(refresh)).toHaveLength(1);
    expect(
      visit.problems.slice(problemsBefore).filter((problem) => problem.startsWith('401')),
    ).toEqual([`401: ${journey.siteUrl}/api/auth/refresh`]);

    await fillSignIn(page, emails[role]);
    await waitForPage(page, new URL(path, journey.siteUrl).pathname);
  },
);

test('the live link joins again with a fresh token before the old token expires', async () => {
  const { page } = visit;
  await page.clock.install();
  const tokens: unknown[] = [];
  let joined = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload));
      if (frame.action === 'join') tokens.push(frame.token);
    });
    socket.on('framereceived', ({ payload }) => {
      if (JSON.parse(String(payload)).event === 'joined') joined += 1;
    });
  });
  await openKitchen(page, journey.siteUrl);
  const joinedBefore = joined;

  await page.clock.fastForward('10:00');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('04:30');
  await expect.poll(() => joined).toBeGreaterThan(joinedBefore);
  expect(new Set(tokens).size).toBe(2);
  expect(callsOf(refresh)).toHaveLength(1);

  await order('Fresh Token');
  await ticketsFor(page, 'Fresh Token').waitFor();
});
