/** @module-tag long */
/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { controlLiveLink } from '../support/control-live-link.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { readQr } from '../support/read-qr.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { signInCustomer } from './as-customer.ts';
import { waitForStatus } from './as-guest.ts';
import { fillSignIn, openAs } from './as-person.ts';

const guest = { name: 'Ravi Deshmukh', phone: '+919876512340' };
const dishes = { 'veg-thali': 1, 'masala-chai': 1 };

const journey = useJourney();
const visit = useVisit(journey, 'phone');
let page: Page;

beforeEach(() => {
  page = visit.page;
});

const { messUrl } = journey;
const placeGuestOrder = () =>
  placeDemoOrder(journey.siteUrl, { ...guest, dishes, note: 'Less spicy' });
const move = (id: string, status: Parameters<typeof moveDemoOrder>[2][number]) =>
  moveDemoOrder(journey.siteUrl, id, [status]);
const live = () => page.getByText('Live', { exact: true });

test('a guest follows an order while the live link fails, goes silent and returns', async () => {
  const link = await controlLiveLink(page);
  await page.clock.install();
  const { id, tracking_token: token } = await placeGuestOrder();
  await page.goto(messUrl(`/order/${id}#token=${token}`));
  await waitForStatus(page, 'Pending');
  expect(page.url()).toBe(messUrl(`/orders/${id}`));
  await live().waitFor();
  await move(id, 'confirmed');
  await waitForStatus(page, 'Confirmed');

  await link.cut();
  await advanceUntilShown(page, 'Checking every 15 seconds');
  await move(id, 'preparing');
  await page.clock.fastForward(15_000);
  await waitForStatus(page, 'Preparing');

  link.restore();
  await page.clock.fastForward(60_000);
  await live().waitFor();
  link.stallOpenLinks();
  await move(id, 'ready');
  await setVisibility('visible');
  await waitForStatus(page, 'Ready');
  await page.getByText('Show this number at the counter and pay ₹127.').waitFor();
  expect(await page.title()).toBe('Ready: your order at Teen Katori Mess');

  await move(id, 'completed');
  await page.reload();
  await waitForStatus(page, 'Completed');
  await page.getByRole('link', { name: 'See the menu' }).click();
  await page.getByRole('article').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/menu/demo');
});

test('keeps the last known state offline, and catches up online', async () => {
  const { id, tracking_token: token } = await placeGuestOrder();
  await page.goto(messUrl(`/orders/${id}#token=${token}`));
  await live().waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await waitForStatus(page, 'Pending');
  await page.context().setOffline(false);
  await page.getByText('You are offline').waitFor({ state: 'detached' });

  await page.route('**/api/orders/*', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await page.getByText(/As of \d/).waitFor();
  await waitForStatus(page, 'Pending');
  await page.unroute('**/api/orders/*');
  await move(id, 'cancelled');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await waitForStatus(page, 'Cancelled');
  expect(await stepsOf(page)).toEqual(['Placed', 'Cancelled']);
});

test('a guest can cancel an order that the kitchen does not answer, unless the kitchen has just answered', async () => {
  const { id, tracking_token: token } = await placeGuestOrder();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.route(`**/api/orders/${id}`, async (route) => {
    // Node cannot resolve the mess's own host.
    const answer = await route.fetch({ url: `${journey.siteUrl}/api/orders/${id}` });
    const { order } = await answer.json();
    const created_at = new Date(Date.now() - 240_000).toISOString();
    await route.fulfill({ json: { order: { ...order, created_at } } });
  });
  await page.goto(messUrl(`/orders/${id}#token=${token}`));
  await title('The kitchen has not answered yet').waitFor();
  expect(await page.getByRole('link', { name: 'Call the kitchen' }).getAttribute('href')).toMatch(
    /^tel:\+91\d{10}$/,
  );
  expect(await problemsOnPhone(page)).toEqual([]);

  await button('Cancel my order').click();
  await button('Keep waiting').click();
  await button('Cancel my order').click();
  const staff = await kitchenToken(journey.siteUrl);
  await callSite(journey.siteUrl, 'POST', `/orders/${id}/acknowledge`, { token: staff });
  await page.getByText('The kitchen may have started it by now.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my order' }).click();
  await page.getByText('The kitchen has your order').waitFor();
  const isRefusal = (problem: string) => problem.includes('409');
  expect(visit.problems.splice(0).filter((problem) => !isRefusal(problem))).toEqual([]);
});

test('a guest may cancel until the kitchen has seen the order, and orders it again', async () => {
  const { id, tracking_token: token } = await placeGuestOrder();
  await page.goto(messUrl(`/orders/${id}#token=${token}`));
  await live().waitFor();
  const cancel = page.getByRole('button', { name: 'Cancel my order' });
  await cancel.waitFor();
  const staff = await kitchenToken(journey.siteUrl);
  await callSite(journey.siteUrl, 'POST', `/orders/${id}/acknowledge`, { token: staff });
  await page.getByRole('status').filter({ hasText: 'The kitchen has seen your order' }).waitFor();
  await cancel.waitFor({ state: 'detached' });

  const second = await placeGuestOrder();
  await page.goto(messUrl(`/orders/${second.id}#token=${second.tracking_token}`));
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my order' }).click();
  await page.getByRole('heading', { level: 1, name: 'You cancelled this order' }).waitFor();

  await page.goto(messUrl('/menu/demo?tab=orders'));
  await page.getByRole('article').nth(1).waitFor();
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
});

test('another phone opens the order with its phone number, and shows a code to share it', async () => {
  const { id } = await placeGuestOrder();
  await page.goto(messUrl(`/orders/${id}`));
  await enterPhone('9000000000');
  await page.getByText('No order found with this link and phone number.').waitFor();
  await enterPhone(guest.phone.slice(3));
  await waitForStatus(page, 'Pending');
  await page.locator('h1:focus').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const code = readQr(await readCode("QR code of this order's link"));
  expect([code.text, code.width]).toEqual([messUrl(`/order/${id}`), 300]);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+91/);
  await page.reload();
  await waitForStatus(page, 'Pending');
  await page.goto(messUrl('/orders/nonsense'));
  await page.getByRole('heading', { name: 'Order not found' }).waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
});

test('a ready order signals in a hidden tab until the guest opens it', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    navigator.vibrate = (pattern) => Boolean(document.body.setAttribute('buzz', `${pattern}`));
  });
  const { id, tracking_token: token } = await placeGuestOrder();
  await page.goto(messUrl(`/orders/${id}#token=${token}`));
  await live().waitFor();
  await page.getByText('Less spicy').click();
  await setVisibility('hidden');
  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready']);
  await page.waitForFunction(() => document.title === '🔔 Your food is ready!');
  expect(await page.locator('body').getAttribute('buzz')).toBe('180,120,180');
  await page.waitForFunction(() => scrollY === 0);
  await setVisibility('visible');
  await page.waitForFunction(() => document.title === 'Ready: your order at Teen Katori Mess');
});

/** Fakes a tab that becomes hidden or visible. */
async function setVisibility(state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test('the payment page shows the amount of the server, not of the address', async () => {
  const { id, tracking_token: token } = await placeGuestOrder();
  await page.goto(messUrl(`/payment/${id}?amount=1#token=${token}`));
  await page.getByRole('heading', { name: 'Pay at the counter' }).waitFor();
  const text = await page.getByRole('main').innerText();
  expect(text).toContain('₹127.00');
  expect(text).not.toContain('₹1.00');
  await page.getByText('Coming Soon').waitFor();
  await page.getByRole('button', { name: 'Show to staff' }).click();
  const code = readQr(await readCode("QR code of this payment's link"));
  expect([code.text, code.width]).toEqual([messUrl(`/payment/${id}?amount=127`), 300]);

  // When staff scan the code, the dashboard shows the order after a sign-in, or at once in a signed-in tab.
  await inAnotherBrowser(async (staffPage) => {
    await staffPage.goto(code.text ?? '');
    await staffPage.getByRole('link', { name: 'Sign in as staff' }).click();
    await fillSignIn(staffPage, 'vendor@demo.example');
    const details = staffPage.getByRole('dialog', { name: 'Order Details' });
    await details.getByText(id.slice(-8)).first().waitFor();
    await staffPage.goto(code.text ?? '');
    await details.getByText(id.slice(-8)).first().waitFor();
    expect(new URL(staffPage.url()).pathname).toBe('/vendor/orders');
  });

  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
  await page.getByRole('heading', { name: 'Paid' }).waitFor();
  expect(await page.getByRole('img', { name: /QR code/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await waitForStatus(page, 'Completed');
});

test('a customer sees only their own order, and the staff of the mess see the same page', async () => {
  const customer = await signInCustomer(journey.siteUrl);
  const customerOrder = await customer.order(dishes);
  const path = `/orders/${customerOrder.id}`;
  const foreign = await placeGuestOrder();
  await openAs(page, journey.siteUrl, 'student', path);
  await live().waitFor();
  await move(customerOrder.id, 'confirmed');
  await waitForStatus(page, 'Confirmed');
  await page.goto(`${journey.siteUrl}/orders/${foreign.id}`);
  await page.getByText('This order is not on your account.').waitFor();

  await inAnotherBrowser(async (staffPage) => {
    await openAs(staffPage, journey.siteUrl, 'vendor', path);
    await waitForStatus(staffPage, 'Confirmed');
    await staffPage.getByRole('link', { name: 'Back to Orders' }).waitFor();
  });
  await inAnotherBrowser(async (staffPage) => {
    await openAs(staffPage, journey.siteUrl, 'vendor', path, 'vendor@annapurna.example');
    await staffPage.getByText('This order was placed at another mess.').waitFor();
  });
});

async function inAnotherBrowser(look: (staffPage: Page) => Promise<void>): Promise<void> {
  const otherVisit = await startVisit(journey.browser, 'desktop');
  await look(otherVisit.page);
  await otherVisit.close();
}

async function enterPhone(phone: string): Promise<void> {
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Show my order' }).click();
}

async function readCode(name: string): Promise<string> {
  return (await page.getByRole('img', { name }).getAttribute('src')) ?? '';
}

async function stepsOf(orderPage: Page): Promise<string[]> {
  const steps = await orderPage.getByRole('main').locator('ol > li').allInnerTexts();
  return steps.map((text) => text.split('\n')[0] ?? '');
}

/** Advances the clock of a page in steps of five seconds until the text shows. */
async function advanceUntilShown(orderPage: Page, text: string): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    if (await orderPage.getByText(text).isVisible()) return;
    await orderPage.clock.fastForward(5000);
  }
  await orderPage.getByText(text).waitFor();
}
