/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { controlLiveLink } from '../support/control-live-link.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/look-at.ts';
import { readQr } from '../support/read-qr.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { customerAt } from './as-customer.ts';
import { seesStatus } from './as-guest.ts';
import { openAs } from './as-person.ts';

const guest = { name: 'Ravi Deshmukh', phone: '+919876512340' };
const dishes = { 'veg-thali': 1, 'masala-chai': 1 };

const journey = useJourney();
const visit = useVisit(journey, 'phone');
let page: Page;

beforeEach(() => {
  page = visit.page;
});

const { messUrl } = journey;
const orderOfGuest = () =>
  placeDemoOrder(journey.siteUrl, { ...guest, dishes, note: 'Less spicy' });
const move = (id: string, status: Parameters<typeof moveDemoOrder>[2][number]) =>
  moveDemoOrder(journey.siteUrl, id, [status]);
const live = () => page.getByText('Live', { exact: true });

test('a guest follows an order while the live link fails, goes silent and returns', async () => {
  const link = await controlLiveLink(page);
  await page.clock.install();
  const { id, tracking_token: token } = await orderOfGuest();
  await page.goto(messUrl(`/order/${id}#token=${token}`));
  await seesStatus(page, 'Pending');
  expect(page.url()).toBe(messUrl(`/orders/${id}`));
  await live().waitFor();
  await move(id, 'confirmed');
  await seesStatus(page, 'Confirmed');

  await link.cut();
  await untilShown(page, 'Checking every 15 seconds');
  await move(id, 'preparing');
  await page.clock.fastForward(15_000);
  await seesStatus(page, 'Preparing');

  link.restore();
  await page.clock.fastForward(60_000);
  await live().waitFor();
  link.stallOpenLinks();
  await move(id, 'ready');
  await seeTab('visible');
  await seesStatus(page, 'Ready');
  await page.getByText('Show this number at the counter and pay ₹127.00.').waitFor();
  expect(await page.title()).toBe('Ready: your order at Teen Katori Mess');

  await move(id, 'completed');
  await page.reload();
  await seesStatus(page, 'Completed');
  await page.getByRole('link', { name: 'See the menu' }).click();
  await page.getByRole('article').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/menu/demo');
});

test('without the network the last known state stays, and is caught up with', {
  tags: 'long',
}, async () => {
  const { id, tracking_token: token } = await orderOfGuest();
  await page.goto(messUrl(`/orders/${id}#token=${token}`));
  await live().waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await seesStatus(page, 'Pending');
  await page.context().setOffline(false);
  await page.getByText('You are offline').waitFor({ state: 'detached' });

  await page.route('**/api/orders/*', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await page.getByText(/As of \d/).waitFor();
  await seesStatus(page, 'Pending');
  await page.unroute('**/api/orders/*');
  await move(id, 'cancelled');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await seesStatus(page, 'Cancelled');
  expect(await stepsOf(page)).toEqual(['Placed', 'Cancelled']);
});

test('a guest cancels an order that the kitchen does not answer in time, unless it answers just then', {
  tags: 'long',
}, async () => {
  const { id, tracking_token: token } = await orderOfGuest();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const answerWith = (path: string, changes: object) =>
    page.route(`**/api/orders/${path}`, async (route) => {
      const url = `${journey.siteUrl}/api/orders/${id}`;
      const answer = await route.fetch({ url, method: 'GET' });
      const { order } = await answer.json();
      await route.fulfill({ json: { order: { ...order, ...changes } } });
    });
  await answerWith(id, { created_at: new Date(Date.now() - 240_000).toISOString() });
  await page.goto(messUrl(`/orders/${id}#token=${token}`));
  await title('The kitchen has not answered yet').waitFor();
  expect(await page.getByRole('link', { name: 'Call the kitchen' }).getAttribute('href')).toMatch(
    /^tel:\+91\d{10}$/,
  );
  expect(await problemsOnPhone(page)).toEqual([]);

  await button('Cancel my order').click();
  await button('Keep waiting').click();
  await button('Cancel my order').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my order' }).click();
  await page.getByText('The kitchen just answered').waitFor();
  const isRefusal = (problem: string) => problem.includes('409');
  expect(visit.problems.splice(0).filter((problem) => !isRefusal(problem))).toEqual([]);

  const cancelled = { status: 'cancelled', cancel_reason: 'no_answer' };
  await answerWith(`${id}/cancel-unanswered`, { ...cancelled, updated_at: '2099-01-01T00:00:00Z' });
  await button('Cancel my order').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my order' }).click();
  await title('The kitchen did not answer').waitFor();
});

test('the page says when the kitchen has seen the order', async () => {
  const { id, tracking_token: token } = await orderOfGuest();
  await page.goto(messUrl(`/orders/${id}#token=${token}`));
  await live().waitFor();
  const staff = await kitchenToken(journey.siteUrl);
  await callSite(journey.siteUrl, 'POST', `/orders/${id}/acknowledge`, { token: staff });
  await page.getByRole('status').filter({ hasText: 'The kitchen has seen your order' }).waitFor();
});

test('another phone proves the order by its number, and scans what the page shows', {
  tags: 'long',
}, async () => {
  const { id } = await orderOfGuest();
  await page.goto(messUrl(`/orders/${id}`));
  await prove('9000000000');
  await page.getByText('No order found with this link and phone number.').waitFor();
  await prove(guest.phone.slice(3));
  await seesStatus(page, 'Pending');
  await page.locator('h1:focus').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const code = readQr(await codeShown("QR code of this order's link"));
  expect([code.text, code.width]).toEqual([messUrl(`/order/${id}`), 300]);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+91/);
  await page.reload();
  await seesStatus(page, 'Pending');
  await page.goto(messUrl('/orders/nonsense'));
  await page.getByRole('heading', { name: 'Order not found' }).waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
});

test('a ready order calls from a tab that nobody sees, until somebody does', {
  tags: 'long',
}, async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    navigator.vibrate = (pattern) => Boolean(document.body.setAttribute('buzz', `${pattern}`));
  });
  const { id, tracking_token: token } = await orderOfGuest();
  await page.goto(messUrl(`/orders/${id}#token=${token}`));
  await live().waitFor();
  await page.getByText('Less spicy').click();
  await seeTab('hidden');
  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready']);
  await page.waitForFunction(() => document.title === '🔔 Your food is ready!');
  expect(await page.locator('body').getAttribute('buzz')).toBe('180,120,180');
  await page.waitForFunction(() => scrollY === 0);
  await seeTab('visible');
  await page.waitForFunction(() => document.title === 'Ready: your order at Teen Katori Mess');
});

/** As the browser says it of a tab that goes to the back and comes to the front again. */
async function seeTab(state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

test('a payment is what the server says is due, whatever the address says', {
  tags: 'long',
}, async () => {
  const { id, tracking_token: token } = await orderOfGuest();
  await page.goto(messUrl(`/payment/${id}?amount=1#token=${token}`));
  await page.getByRole('heading', { name: 'Pay at the counter' }).waitFor();
  const text = await page.getByRole('main').innerText();
  expect(text).toContain('₹127.00');
  expect(text).not.toContain('₹1.00');
  await page.getByText('Coming Soon').waitFor();
  const code = readQr(await codeShown("QR code of this payment's link"));
  expect([code.text, code.width]).toEqual([messUrl(`/payment/${id}?amount=127`), 300]);

  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
  await page.getByRole('heading', { name: 'Paid' }).waitFor();
  expect(await page.getByRole('img', { name: /QR code/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await seesStatus(page, 'Completed');
});

test('a customer sees their own order and no foreign one; the mess sees the same page', {
  tags: 'long',
}, async () => {
  const customer = await customerAt(journey.siteUrl);
  const own = await customer.order(dishes);
  const path = `/orders/${own.id}`;
  const foreign = await orderOfGuest();
  await openAs(page, journey.siteUrl, 'student', path);
  await live().waitFor();
  await move(own.id, 'confirmed');
  await seesStatus(page, 'Confirmed');
  await page.goto(`${journey.siteUrl}/orders/${foreign.id}`);
  await page.getByText('This order is not on your account.').waitFor();

  await inAnotherBrowser(async (desk) => {
    await openAs(desk, journey.siteUrl, 'vendor', path);
    await seesStatus(desk, 'Confirmed');
    await desk.getByRole('link', { name: 'Back to Orders' }).waitFor();
  });
  await inAnotherBrowser(async (desk) => {
    await openAs(desk, journey.siteUrl, 'vendor', path, 'vendor@annapurna.example');
    await desk.getByText('This order was placed at another mess.').waitFor();
  });
});

async function inAnotherBrowser(look: (desk: Page) => Promise<void>): Promise<void> {
  const other = await startVisit(journey.browser, 'desk');
  await look(other.page);
  await other.close();
}

async function prove(phone: string): Promise<void> {
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Show my order' }).click();
}

async function codeShown(name: string): Promise<string> {
  return (await page.getByRole('img', { name }).getAttribute('src')) ?? '';
}

async function stepsOf(shown: Page): Promise<string[]> {
  const steps = await shown.getByRole('main').locator('ol > li').allInnerTexts();
  return steps.map((text) => text.split('\n')[0] ?? '');
}

/** Lets a page's clock run, five seconds at a time. */
async function untilShown(shown: Page, text: string): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    if (await shown.getByText(text).isVisible()) return;
    await shown.clock.fastForward(5000);
  }
  await shown.getByText(text).waitFor();
}
