import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { addDish } from '../journeys/as-guest.ts';
import {
  duplicateTab,
  enterAs,
  isRevoked,
  knownTokensOf,
  pathOf,
  seesPage,
  tokensOf,
} from '../journeys/as-person.ts';
import { problemsHere } from '../support/look-at.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney();
const visit = useVisit(journey, 'desk');

beforeEach(async () => {
  // However long a page takes to come up, nobody is idle meanwhile.
  const { clock } = visit.page;
  await clock.install();
  await clock.setFixedTime(Date.now());
});

const second = 1000;
const minute = 60 * second;

const warning = (page: Page) => page.getByRole('dialog', { name: 'Session Timeout Warning' });
const stay = (page: Page) => warning(page).getByRole('button', { name: 'Stay Logged In' });

/** From here on the time of every tab moves on when the test says so, timers and all. */
async function stopClock(page: Page): Promise<void> {
  await isWatched(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now);
  await page.clock.pauseAt(now + 15 * second);
  await touch(page);
}

/** The watch has begun: the place for its dialog is there. */
function isWatched(page: Page): Promise<void> {
  return page.locator('body > div:not([id])').waitFor({ state: 'attached' });
}

const pass = (ms: number) => visit.page.clock.fastForward(ms);

/** Somebody is here: a key that does nothing else. */
async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** Resolves once the page itself has seen what was done: a wheel takes its time through the browser. */
async function arrives(page: Page, event: string, act: () => Promise<unknown>): Promise<void> {
  const seen = await page.evaluateHandle((type) => {
    const arrival = new Promise<void>((resolve) => {
      addEventListener(type, () => resolve(), { once: true });
    });
    return { arrival };
  }, event);
  await act();
  await seen.evaluate(({ arrival }) => arrival);
}

async function seesWarning(page: Page, secondsLeft: number): Promise<void> {
  const text = `You have been inactive. You will be logged out in ${secondsLeft} seconds.`;
  await warning(page).getByText(text).waitFor();
}

/** What the time has set off so far is drawn, and no warning is among it. */
async function seesNoWarning(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('drawn');
      }),
  );
  expect(await warning(page).count()).toBe(0);
}

/** The sign-in page says why, and nothing of the person stays in the browser. */
async function seesLogout(
  page: Page,
  text = 'You were inactive for a while. Please log in again.',
): Promise<void> {
  // A page that is only now coming up waits for its own timers.
  await page.clock.resume();
  await seesPage(page, '/login');
  await page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor();
  expect(await tokensOf(page)).toBeUndefined();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}

test('a vendor is warned a minute before, stays for ten more, and is logged out', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'vendor');
  await page.evaluate(() => localStorage.setItem('vendor', '{"name":"Teen Katori Mess"}'));
  const { refreshToken } = await knownTokensOf(page);
  await stopClock(page);

  await pass(14 * minute - 1);
  await seesNoWarning(page);
  await pass(1);
  await seesWarning(page, 60);
  expect(await stay(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await pass(10 * second);
  await seesWarning(page, 50);
  await page.clock.resume();
  expect(await problemsHere(page)).toEqual([]);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5 * second);

  await page.keyboard.press('Enter');
  await warning(page).waitFor({ state: 'detached' });
  await pass(9 * minute - 1);
  await seesNoWarning(page);
  await pass(1);
  await seesWarning(page, 60);
  await pass(minute - 1);
  expect(await tokensOf(page)).toBeDefined();
  await pass(1);
  await seesLogout(page);
  expect(pathOf(page)).toMatch(/^\/login\?returnUrl=%2Fvendor/);
  await expect.poll(() => isRevoked(journey.siteUrl, refreshToken)).toBe(true);
});

test('a customer is warned after 20 seconds and logged out after 30, unless active', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'student');
  await stopClock(page);
  // What scrolls goes on for a moment: last comes what does not.
  const acts: [event: string, act: () => Promise<unknown>][] = [
    ['wheel', () => page.mouse.wheel(0, 200)],
    ['keydown', () => page.keyboard.press('ArrowDown')],
    ['pointermove', () => page.mouse.move(200, 200)],
  ];
  for (const [event, act] of acts) {
    await pass(20 * second - 1);
    await arrives(page, event, act);
    await seesNoWarning(page);
  }
  await pass(20 * second);
  await seesWarning(page, 10);
  // Only an answer to the warning counts now.
  await page.mouse.move(20, 20);
  await pass(5 * second);
  await seesWarning(page, 5);

  await stay(page).click();
  await warning(page).waitFor({ state: 'detached' });
  await pass(20 * second - 1);
  await seesNoWarning(page);
  await pass(10 * second + 1);
  await seesLogout(page);
  expect(pathOf(page)).toBe('/login?returnUrl=%2Fcustomer');
});

test('the cart of who was logged out is nobody else’s, and comes back with its owner', async () => {
  const { page } = visit;
  const lines = page.getByText(/^Subtotal/);
  const openCart = (path: string) => page.goto(`${journey.siteUrl}${path}?tab=cart`);
  await enterAs(page, journey.siteUrl, 'student');
  await addDish(page, 'Vada Pav');
  await page.getByLabel('Special Instructions').fill('No onion');
  await stopClock(page);
  await pass(30 * second);
  await seesLogout(page);

  await page.goto(`${journey.siteUrl}/menu/demo`);
  await page.getByText('Your cart is empty').waitFor();
  await addDish(page, 'Masala Chai');
  await lines.getByText('(1 item)').waitFor();
  await enterAs(page, journey.siteUrl, 'student');
  await openCart('/customer');
  await lines.getByText('(2 items)').waitFor();
  await expect.poll(() => page.getByLabel('Special Instructions').inputValue()).toBe('No onion');
});

test('a machine that slept too long is logged out as it wakes, without a last chance', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'admin');
  await stopClock(page);
  await pass(60 * minute);
  await seesLogout(page);
  expect(pathOf(page)).toBe('/login?role=admin&returnUrl=%2Fadmin');
});

test('a page reloaded once the time is over lets no one in', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'admin');
  const { refreshToken } = await knownTokensOf(page);
  await stopClock(page);
  await page.goto('about:blank');
  await pass(30 * second);
  await page.goto(`${journey.siteUrl}/admin`);
  await seesLogout(page);
  await expect.poll(() => isRevoked(journey.siteUrl, refreshToken)).toBe(true);
});

test('two tabs count as one, and end as one', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'admin');
  const twin = await duplicateTab(page.context(), page);
  await seesPage(twin, '/admin');
  await isWatched(page);
  expect((await knownTokensOf(twin)).refreshToken).toBe((await knownTokensOf(page)).refreshToken);
  await stopClock(twin);

  await pass(15 * second);
  await touch(page);
  await pass(20 * second - 1);
  await seesNoWarning(page);
  await seesNoWarning(twin);
  await pass(1);
  await seesWarning(page, 10);
  await seesWarning(twin, 10);

  await stay(twin).press('Enter');
  for (const tab of [page, twin]) await warning(tab).waitFor({ state: 'detached' });
  await pass(30 * second);
  for (const tab of [page, twin]) await seesLogout(tab);
});

test('who logs out in one tab is logged out in the other', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'admin');
  const twin = await duplicateTab(page.context(), page);
  await seesPage(twin, '/admin');
  await isWatched(twin);
  await page.getByRole('button', { name: 'Logout' }).click();
  await seesPage(page, '/login');
  await seesLogout(twin, 'You logged out in another tab.');
});

test('a deployment may have figures of its own', async () => {
  const { page } = visit;
  const table = { admin: { warnAfterSeconds: 60, logoutAfterSeconds: 90 } };
  const meta = `<meta name="inactivity" content='${JSON.stringify(table)}'></head>`;
  await page.route(`${journey.siteUrl}/admin`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</head>', meta);
    await route.fulfill({ response: answer, body });
  });
  await enterAs(page, journey.siteUrl, 'admin');
  await stopClock(page);
  await pass(minute - 1);
  await seesNoWarning(page);
  await pass(1);
  await seesWarning(page, 30);
  await pass(30 * second);
  await seesLogout(page);
});
