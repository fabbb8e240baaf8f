import type { Platform } from '@thali/local/platform-options';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, startJourneyPlatform } from '../support/browser.ts';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { fillCheckout, placeButton, trackOrder } from './as-guest.ts';
import { openOrders, ticketOf, ticketsFor } from './as-vendor.ts';

let platform: Platform;
let browser: Browser;
let visit: Visit;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startJourneyPlatform(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

beforeEach(async () => {
  visit = await startVisit(browser, 'phone');
});

afterEach(() => visit.close());

const heading = (name: string) => visit.page.getByRole('heading', { level: 1, name });

test('a query parameter leads to the tenant on localhost', async () => {
  await visit.page.goto(`${platform.url}/?subdomain=demo`);
  await heading('Teen Katori Mess').waitFor();
  expect(visit.problems).toEqual([]);
});

test('an unknown menu is told so, without another call', async () => {
  await visit.page.goto(`${platform.url}/menu/nobody`);
  await heading('Restaurant not found').waitFor();
  await visit.picture('unknown-menu');
  expect(visit.apiCalls).toEqual([]);
});

test('an unknown page is told so', async () => {
  await visit.page.goto(`${platform.url}/no-such-page`);
  await visit.page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  await visit.picture('unknown-page');
  expect(visit.problems).toEqual([]);
});

test('the bare domain shows the landing page', async () => {
  await visit.page.goto(platform.url);
  await heading('Lunch, without the queue.').waitFor();
  await visit.picture('landing');
  expect(visit.problems).toEqual([]);
});

test('a first visit to a menu asks the API nothing', async () => {
  const live = visit.page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await visit.page.goto(`http://demo.localhost:${platform.port}/menu/demo`);
  await Promise.all([heading('Teen Katori Mess').waitFor(), live]);
  await visit.page.waitForLoadState('networkidle');
  expect(visit.apiCalls).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('a vendor sees its own orders and none of another tenant', async () => {
  const kitchen = await startVisit(browser, 'desk');
  await openOrders(kitchen.page, platform.url, 'vendor@annapurna.example');
  await order('demo', 'Vada Pav', 'Demo Guest');
  const own = await order('annapurna', 'Masala Dosa', 'Annapurna Guest');

  // Its own order came later, so the other one would be there by now.
  await ticketOf(kitchen.page, own).waitFor();
  expect(await ticketsFor(kitchen.page, 'Demo Guest').count()).toBe(0);
  await kitchen.page.reload();
  await ticketOf(kitchen.page, own).waitFor();
  expect(await ticketsFor(kitchen.page, 'Demo Guest').count()).toBe(0);
  await kitchen.picture('vendor-annapurna');
  expect(kitchen.problems).toEqual([]);
  await kitchen.close();
});

async function order(subdomain: string, dish: string, name: string): Promise<string> {
  const { page } = visit;
  await page.goto(`http://${subdomain}.localhost:${platform.port}/menu/${subdomain}`);
  await fillCheckout(page, { dishes: [dish], name, phone: '9876512340' });
  await placeButton(page).click();
  return trackOrder(page);
}
