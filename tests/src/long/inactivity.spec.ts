import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { addDish, fillNote } from '../journeys/as-guest.ts';
import {
  duplicateTab,
  enterAs,
  isRevoked,
  pathOf,
  readTokens,
  requireTokens,
  waitForPage,
} from '../journeys/as-person.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney();
const visit = useVisit(journey, 'desktop');

beforeEach(async () => {
  // With a fixed clock, a slow page load does not count as inactivity.
  const { clock } = visit.page;
  await clock.install();
  await clock.setFixedTime(Date.now());
});

const second = 1000;
const minute = 60 * second;

const warning = (page: Page) => page.getByRole('dialog', { name: 'Session Timeout Warning' });
const stay = (page: Page) => warning(page).getByRole('button', { name: 'Stay Logged In' });

/** Stops the clock of all tabs. From then on only the test moves the time. */
async function stopClock(page: Page): Promise<void> {
  await waitForWatch(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now);
  await page.clock.pauseAt(now + 15 * second);
  await touch(page);
}

/** Waits for the container of the dialog. It exists only while the page watches for inactivity. */
function waitForWatch(page: Page): Promise<void> {
  return page.locator('body > div:not([id])').waitFor({ state: 'attached' });
}

const advanceClock = (ms: number) => visit.page.clock.fastForward(ms);

/** Presses a key that only counts as activity. */
async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** Runs `act` and waits until the page has received the event, because a wheel event arrives late. */
async function actAndWait(page: Page, event: string, act: () => Promise<unknown>): Promise<void> {
  const eventHandle = await page.evaluateHandle((type) => {
    const arrival = new Promise<void>((resolve) => {
      addEventListener(type, () => resolve(), { once: true });
    });
    return { arrival };
  }, event);
  await act();
  await eventHandle.evaluate(({ arrival }) => arrival);
}

async function waitForWarning(page: Page, secondsLeft: number): Promise<void> {
  const text = `You have been inactive. You will be logged out in ${secondsLeft} seconds.`;
  await warning(page).getByText(text).waitFor();
}

/** Waits until the page has drawn all changes so far, and expects no warning. */
async function expectNoWarning(page: Page): Promise<void> {
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

/** Expects the sign-in page with this reason, and no data of the person in the browser. */
async function expectLogout(
  page: Page,
  text = 'You were inactive for a while. Please log in again.',
): Promise<void> {
  // A page that is still loading needs running timers.
  await page.clock.resume();
  await waitForPage(page, '/login');
  await page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor();
  expect(await readTokens(page)).toBeUndefined();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}

test('a vendor is warned a minute before the logout, can stay, and is logged out later', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'vendor');
  await page.evaluate(() => localStorage.setItem('vendor', '{"name":"Teen Katori Mess"}'));
  const { refreshToken } = await requireTokens(page);
  await stopClock(page);

  await advanceClock(14 * minute - 1);
  await expectNoWarning(page);
  await advanceClock(1);
  await waitForWarning(page, 60);
  expect(await stay(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await advanceClock(10 * second);
  await waitForWarning(page, 50);
  await page.clock.resume();
  expect(await problemsOnPhone(page)).toEqual([]);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5 * second);

  await page.keyboard.press('Enter');
  await warning(page).waitFor({ state: 'detached' });
  await advanceClock(9 * minute - 1);
  await expectNoWarning(page);
  await advanceClock(1);
  await waitForWarning(page, 60);
  await advanceClock(minute - 1);
  expect(await readTokens(page)).toBeDefined();
  await advanceClock(1);
  await expectLogout(page);
  expect(pathOf(page)).toMatch(/^\/login\?returnUrl=%2Fvendor/);
  await expect.poll(() => isRevoked(journey.siteUrl, refreshToken)).toBe(true);
});

test('a customer is warned after 20 seconds and logged out after 30, unless active', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'student');
  await stopClock(page);
  // A wheel causes scroll events for a while, which also count. So the pointer moves last.
  const acts: [event: string, act: () => Promise<unknown>][] = [
    ['wheel', () => page.mouse.wheel(0, 200)],
    ['keydown', () => page.keyboard.press('ArrowDown')],
    ['pointermove', () => page.mouse.move(200, 200)],
  ];
  for (const [event, act] of acts) {
    await advanceClock(20 * second - 1);
    await actAndWait(page, event, act);
    await expectNoWarning(page);
  }
  await advanceClock(20 * second);
  await waitForWarning(page, 10);
  // While the warning is open, only the button in it counts as activity.
  await page.mouse.move(20, 20);
  await advanceClock(5 * second);
  await waitForWarning(page, 5);

  await stay(page).click();
  await warning(page).waitFor({ state: 'detached' });
  await advanceClock(20 * second - 1);
  await expectNoWarning(page);
  await advanceClock(10 * second + 1);
  await expectLogout(page);
  expect(pathOf(page)).toBe('/login?returnUrl=%2Fcustomer');
});

test('hides the cart after the logout, and restores the cart when the customer signs in again', async () => {
  const { page } = visit;
  const lines = page.getByText(/^Subtotal/);
  const openCart = (path: string) => page.goto(`${journey.siteUrl}${path}?tab=cart`);
  await enterAs(page, journey.siteUrl, 'student');
  await addDish(page, 'Vada Pav');
  await fillNote(page, 'No onion');
  await stopClock(page);
  await advanceClock(30 * second);
  await expectLogout(page);

  await page.goto(`${journey.siteUrl}/menu/demo`);
  await page.getByText('Your cart is empty').waitFor();
  await addDish(page, 'Masala Chai');
  await lines.getByText('(1 item)').waitFor();
  await enterAs(page, journey.siteUrl, 'student');
  await openCart('/customer');
  await lines.getByText('(2 items)').waitFor();
  await expect.poll(() => page.getByLabel('Special Instructions').inputValue()).toBe('No onion');
});

test('a machine that slept too long is logged out on wake-up without a warning', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'admin');
  await stopClock(page);
  await advanceClock(60 * minute);
  await expectLogout(page);
  expect(pathOf(page)).toBe('/login?role=admin&returnUrl=%2Fadmin');
});

test('a page reloaded after the limit asks for a sign-in', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'admin');
  const { refreshToken } = await requireTokens(page);
  await stopClock(page);
  await page.goto('about:blank');
  await advanceClock(30 * second);
  await page.goto(`${journey.siteUrl}/admin`);
  await expectLogout(page);
  await expect.poll(() => isRevoked(journey.siteUrl, refreshToken)).toBe(true);
});

test('activity and logout apply to both tabs of a person', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'admin');
  const twin = await duplicateTab(page.context(), page);
  await waitForPage(twin, '/admin');
  await waitForWatch(page);
  expect((await requireTokens(twin)).refreshToken).toBe((await requireTokens(page)).refreshToken);
  await stopClock(twin);

  await advanceClock(15 * second);
  await touch(page);
  await advanceClock(20 * second - 1);
  await expectNoWarning(page);
  await expectNoWarning(twin);
  await advanceClock(1);
  await waitForWarning(page, 10);
  await waitForWarning(twin, 10);

  await stay(twin).press('Enter');
  for (const tab of [page, twin]) await warning(tab).waitFor({ state: 'detached' });
  await advanceClock(30 * second);
  for (const tab of [page, twin]) await expectLogout(tab);
});

test('a logout in one tab logs out the other tab', async () => {
  const { page } = visit;
  await enterAs(page, journey.siteUrl, 'admin');
  const twin = await duplicateTab(page.context(), page);
  await waitForPage(twin, '/admin');
  await waitForWatch(twin);
  await page.getByRole('button', { name: 'Logout' }).click();
  await waitForPage(page, '/login');
  await expectLogout(twin, 'You logged out in another tab.');
});

test('a deployment can set its own limits', async () => {
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
  await advanceClock(minute - 1);
  await expectNoWarning(page);
  await advanceClock(1);
  await waitForWarning(page, 30);
  await advanceClock(30 * second);
  await expectLogout(page);
});
