/// <reference lib="dom" />
import { orderLabel } from '@thali/shared/ids/order-id';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { useJourney } from '../support/use-journey.ts';
import { comeIn, newCode, press } from './as-kitchen.ts';
import { readyForOffline, reopen } from './as-offline.ts';
import { openDashboard, openKitchen, ticketOf } from './as-vendor.ts';

interface Heard extends Window {
  chimes?: number;
  said?: string[];
}

const journey = useJourney();
let visits: Visit[] = [];
let owner: Page;
let tv: Page;
let phone: Page;

beforeEach(async () => {
  visits = await Promise.all([
    startVisit(journey.browser, 'desk'),
    startVisit(journey.browser, 'desk', 'allow'),
    startVisit(journey.browser, 'phone'),
  ]);
  [owner, tv, phone] = visits.map(({ page }) => page) as [Page, Page, Page];
  await listen(tv.context());
  await openDashboard(owner, journey.siteUrl, '/vendor/settings');
});
afterEach(async () => {
  await Promise.all(visits.map((visit) => visit.close()));
});

/** Has the pages of a browser note their chimes, and what their voice would say. */
function listen(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const noted = window as Heard;
    noted.chimes = 0;
    noted.said = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args) {
      noted.chimes = (noted.chimes ?? 0) + 1;
      start.apply(this, args);
    };
    speechSynthesis.speak = ({ text }) => void noted.said?.push(text);
  });
}

const heard = () => tv.evaluate(() => [(window as Heard).chimes, (window as Heard).said]);
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const numbersOf = (title: string) =>
  tv.getByRole('region', { name: title }).getByRole('listitem').allTextContents();

async function placed(name: string) {
  const order = { name, phone: '+919876512345', dishes: { 'veg-thali': 1 } };
  return placeDemoOrder(journey.siteUrl, order);
}

test('a token is on the guest’s page, the ticket and the board, which calls it out, marks a lost network, and is removed', async () => {
  await owner.getByRole('switch', { name: 'Tokens' }).click();
  await says(owner, 'Setting updated');
  await comeIn(tv, await newCode(owner, 'Add a Board'), 'TV at the counter');
  await says(owner, 'TV at the counter is the ready board now.');
  await press(owner, 'Done');

  const order = await placed('Asha Rao');
  expect(order.token).toBe(1);
  const page = journey.messUrl(`/orders/${order.id}#token=${order.tracking_token}`);
  await phone.goto(page);
  await says(phone, 'Token 1');
  await says(phone, order.id.slice(-6));
  expect(await numbersOf('Preparing')).toEqual([]);

  await openKitchen(owner, journey.siteUrl);
  const ticket = ticketOf(owner, order.id);
  await ticket.getByRole('heading', { name: `Token 1 Order ${order.id.slice(-6)}` }).waitFor();
  await ticket.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => numbersOf('Preparing')).toEqual(['1']);
  await moveDemoOrder(journey.siteUrl, order.id, ['preparing', 'ready']);
  await expect.poll(() => numbersOf('Ready, please collect')).toEqual(['1']);
  await expect.poll(heard).toEqual([1, ['Token 1, ready']]);
  expect(await tv.locator('main').textContent()).not.toContain('Asha');

  await tv.context().setOffline(true);
  await says(tv, /^No connection since \d\d:\d\d\. Please ask at the counter\.$/);
  expect(await numbersOf('Ready, please collect')).toEqual(['1']);
  await moveDemoOrder(journey.siteUrl, order.id, ['completed']);
  await tv.context().setOffline(false);
  await expect.poll(() => numbersOf('Ready, please collect')).toEqual([]);
  await tv.getByText(/^No connection/).waitFor({ state: 'detached' });

  await openDashboard(owner, journey.siteUrl, '/vendor/settings');
  await press(owner, 'Remove TV at the counter');
  await press(owner, 'Remove Device');
  await says(tv, 'This screen was removed.');
});

test('the board is in the languages that were chosen for it, and opens without a network', {
  tags: 'long',
}, async () => {
  await comeIn(tv, await newCode(owner, 'Add a Board'), 'TV');
  await press(tv, 'Settings of this screen');
  await tv.getByRole('checkbox', { name: 'मराठी' }).check();
  await tv.getByRole('checkbox', { name: 'English' }).uncheck();
  await tv.keyboard.press('Escape');
  await tv.getByRole('heading', { name: 'तयार आहे, कृपया घेऊन जा' }).waitFor();

  const order = await placed('Meera');
  await moveDemoOrder(journey.siteUrl, order.id, ['confirmed', 'preparing', 'ready']);
  const called = tv.getByRole('listitem').getByText(orderLabel(order), { exact: true });
  await called.waitFor();
  await readyForOffline(tv);
  await tv.context().setOffline(true);
  await reopen(tv, journey.messUrl('/board'));
  await says(tv, /पासून कनेक्शन नाही/);
  await called.waitFor();
});

test('a code leads to the screen that it is for, whichever page took it', {
  tags: 'long',
}, async () => {
  const code = new URL(await newCode(owner, 'Add a Board')).searchParams.get('code');
  await tv.goto(journey.messUrl(`/kitchen?code=${code}`));
  await press(tv, 'Use This Device');
  await tv.waitForURL(journey.messUrl('/board'));
  await says(tv, 'Ready, please collect');
  await tv.goto(journey.messUrl('/kitchen'));
  await tv.waitForURL(journey.messUrl('/board'));
});

test('what is on the board grows with the screen', { tags: 'long' }, async () => {
  await comeIn(tv, await newCode(owner, 'Add a Board'), 'TV');
  const settings = tv.getByRole('button', { name: 'Settings of this screen' });
  const iconAt = async (width: number, height: number) => {
    await tv.setViewportSize({ width, height });
    return (await settings.locator('svg').boundingBox())?.height ?? 0;
  };
  expect(await iconAt(3840, 2160)).toBeGreaterThan(2.5 * (await iconAt(1280, 720)));
});
