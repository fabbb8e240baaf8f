/// <reference lib="dom" />
import { orderLabel } from '@thali/shared/ids/order-id';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { useJourney } from '../support/use-journey.ts';
import { enrollDevice, newDeviceLink, press } from './as-kitchen.ts';
import { reopen, waitUntilCached } from './as-offline.ts';
import { openDashboard, openKitchen, ticketOf } from './as-vendor.ts';

interface RecordingWindow extends Window {
  chimes?: number;
  spoken?: string[];
}

const journey = useJourney();
let visits: Visit[] = [];
let owner: Page;
let tv: Page;
let phone: Page;

beforeEach(async () => {
  visits = await Promise.all([
    startVisit(journey.browser, 'desktop'),
    startVisit(journey.browser, 'desktop', 'allow'),
    startVisit(journey.browser, 'phone'),
  ]);
  [owner, tv, phone] = visits.map(({ page }) => page) as [Page, Page, Page];
  await recordSounds(tv.context());
  await openDashboard(owner, journey.siteUrl, '/vendor/settings/devices');
});
afterEach(async () => {
  await Promise.all(visits.map((visit) => visit.close()));
});

/** Records the chimes and the spoken texts of the browser's pages. */
function recordSounds(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const recording = window as RecordingWindow;
    recording.chimes = 0;
    recording.spoken = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args) {
      recording.chimes = (recording.chimes ?? 0) + 1;
      start.apply(this, args);
    };
    speechSynthesis.speak = ({ text }) => void recording.spoken?.push(text);
  });
}

const readSounds = () =>
  tv.evaluate(() => [(window as RecordingWindow).chimes, (window as RecordingWindow).spoken]);
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const numbersOf = (title: string) =>
  tv.getByRole('region', { name: title }).getByRole('listitem').allTextContents();

async function placeOrder(name: string) {
  const order = { name, phone: '+919876512345', dishes: { 'veg-thali': 1 } };
  return placeDemoOrder(journey.siteUrl, order);
}

test('page, ticket and board show a token, and the board announces the token and marks a lost network', {
  tags: 'long',
}, async () => {
  await owner.getByRole('link', { name: 'Taking orders' }).click();
  await owner.getByRole('switch', { name: 'Tokens' }).click();
  await waitForText(owner, 'Setting updated');
  await owner.getByRole('link', { name: 'Devices and alarm' }).click();
  await enrollDevice(tv, await newDeviceLink(owner, 'Add a Board'), 'TV at the counter');
  await waitForText(owner, 'TV at the counter is the ready board now.');
  await press(owner, 'Done');

  const order = await placeOrder('Asha Rao');
  expect(order.token).toBe(1);
  const page = journey.messUrl(`/orders/${order.id}#token=${order.tracking_token}`);
  await phone.goto(page);
  await waitForText(phone, 'Token 1');
  await waitForText(phone, order.id.slice(-6));
  expect(await numbersOf('Preparing')).toEqual([]);

  await openKitchen(owner, journey.siteUrl);
  const ticket = ticketOf(owner, order.id);
  await ticket.getByRole('heading', { name: `Token 1 Order ${order.id.slice(-6)}` }).waitFor();
  await ticket.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => numbersOf('Preparing')).toEqual(['1']);
  await moveDemoOrder(journey.siteUrl, order.id, ['preparing', 'ready']);
  await expect.poll(() => numbersOf('Ready, please collect')).toEqual(['1']);
  await expect.poll(readSounds).toEqual([1, ['Token 1, ready']]);
  expect(await tv.locator('main').textContent()).not.toContain('Asha');

  await tv.context().setOffline(true);
  await waitForText(tv, /^No connection since \d{1,2}:\d\d [ap]m\. Please ask at the counter\.$/);
  expect(await numbersOf('Ready, please collect')).toEqual(['1']);
  await moveDemoOrder(journey.siteUrl, order.id, ['completed']);
  await tv.context().setOffline(false);
  await expect.poll(() => numbersOf('Ready, please collect')).toEqual([]);
  await tv.getByText(/^No connection/).waitFor({ state: 'detached' });

  await openDashboard(owner, journey.siteUrl, '/vendor/settings/devices');
  await press(owner, 'Remove TV at the counter');
  await press(owner, 'Remove Device');
  await waitForText(tv, 'This screen was removed.');
});

test('the board shows its chosen languages and opens offline', {
  tags: 'long',
}, async () => {
  await enrollDevice(tv, await newDeviceLink(owner, 'Add a Board'), 'TV');
  await press(tv, 'Settings of this screen');
  await tv.getByRole('checkbox', { name: 'मराठी' }).check();
  await tv.getByRole('checkbox', { name: 'English' }).uncheck();
  await tv.keyboard.press('Escape');
  await tv.getByRole('heading', { name: 'तयार आहे, कृपया घेऊन जा' }).waitFor();

  const order = await placeOrder('Meera');
  await moveDemoOrder(journey.siteUrl, order.id, ['confirmed', 'preparing', 'ready']);
  const readyNumber = tv.getByRole('listitem').getByText(orderLabel(order), { exact: true });
  await readyNumber.waitFor();
  await waitUntilCached(tv);
  await tv.context().setOffline(true);
  await reopen(tv, journey.messUrl('/board'));
  await waitForText(tv, /पासून कनेक्शन नाही/);
  await readyNumber.waitFor();
});

test('a board code opens the board even from the kitchen page', {
  tags: 'long',
}, async () => {
  const code = new URL(await newDeviceLink(owner, 'Add a Board')).searchParams.get('code');
  await tv.goto(journey.messUrl(`/kitchen?code=${code}`));
  await press(tv, 'Use This Device');
  await tv.waitForURL(journey.messUrl('/board'));
  await waitForText(tv, 'Ready, please collect');
  await tv.goto(journey.messUrl('/kitchen'));
  await tv.waitForURL(journey.messUrl('/board'));
});

test('the board scales with the screen', { tags: 'long' }, async () => {
  await enrollDevice(tv, await newDeviceLink(owner, 'Add a Board'), 'TV');
  const settings = tv.getByRole('button', { name: 'Settings of this screen' });
  const iconAt = async (width: number, height: number) => {
    await tv.setViewportSize({ width, height });
    return (await settings.locator('svg').boundingBox())?.height ?? 0;
  };
  expect(await iconAt(3840, 2160)).toBeGreaterThan(2.5 * (await iconAt(1280, 720)));
});
