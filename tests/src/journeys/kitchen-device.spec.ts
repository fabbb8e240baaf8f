/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { startReleaseProxy } from '../support/release-proxy.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { enrollDevice, newDeviceLink, press } from './as-kitchen.ts';
import { cachedPaths, openUntilCached, reopen, waitUntilCached } from './as-offline.ts';
import { connectPrinter, darkDotsOf, dotsOf, readDrawing } from './as-printer.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
let owner: Page;
let tablet: Page;
let visits: Visit[] = [];

beforeEach(async () => {
  visits = await Promise.all([
    startVisit(journey.browser, 'desktop'),
    startVisit(journey.browser, 'phone', 'allow'),
  ]);
  [owner, tablet] = visits.map(({ page }) => page) as [Page, Page];
  await openDashboard(owner, journey.siteUrl, '/vendor/settings/devices');
});
afterEach(async () => {
  await Promise.all(visits.map((visit) => visit.close()));
});

const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const waitUntilLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor();

/** Reads the orders that the device stores. */
function readStoredKitchen(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result
            .transaction('keyval')
            .objectStore('keyval')
            .get('kitchen-shown');
          reading.onsuccess = () => resolve(JSON.stringify(reading.result ?? ''));
        };
      }),
  );
}

/** Whether guests can choose paneer for their thali. */
async function hasPaneer(): Promise<boolean | undefined> {
  const menu = await callSite(journey.siteUrl, 'GET', '/storefront/demo?v=9999999999999');
  const sabzis = menu.option_groups.find(({ name }) => name === 'Two sabzis');
  return sabzis?.choices.find(({ name }) => name === 'Paneer Makhani')?.is_available;
}

async function placeReadyOrder(name: string) {
  const order = { name, phone: '+919876512343', dishes: { 'masala-chai': 1 } };
  const placed = await placeDemoOrder(journey.siteUrl, order);
  await moveDemoOrder(journey.siteUrl, placed.id, ['confirmed', 'preparing', 'ready']);
  return placed;
}

async function handOverOf(id: string) {
  const token = await kitchenToken(journey.siteUrl);
  const { order } = await callSite(journey.siteUrl, 'GET', `/orders/${id}`, { token });
  return [order.status, order.payment_method, order.payment_status, order.payment?.received_by];
}

test('an enrolled tablet prints the ticket of an order, and a strip when the order is cancelled', {
  tags: 'long',
}, async () => {
  const paper = await connectPrinter(tablet.context());
  await enrollDevice(tablet, await newDeviceLink(owner), 'Counter');
  await press(tablet, 'Controls');
  await press(tablet, 'USB');
  await waitForText(tablet, /Ready\. Each order is printed once/);
  await tablet.keyboard.press('Escape');
  const order = { name: 'Strip', phone: '+919876512342', dishes: { 'veg-thali': 1 } };
  const { id } = await placeDemoOrder(journey.siteUrl, order);
  await moveDemoOrder(journey.siteUrl, id, ['confirmed']);
  await expect.poll(() => paper.length).toBe(1);
  await callSite(journey.siteUrl, 'POST', `/orders/${id}/not-collected`, {
    token: await kitchenToken(journey.siteUrl),
    body: { return_portions: false, reason: 'closing' },
  });
  await expect.poll(() => paper.length).toBe(2);
  // The print data arrives in parts.
  await expect.poll(async () => dotsOf(paper[1]) === (await readDrawing(tablet))).toBe(true);
  expect(darkDotsOf(paper[1])).toBeGreaterThan(500);
});

test('a tablet enrolls by a scan, rings, hands over offline, and loses access when the owner removes it', async () => {
  await enrollDevice(tablet, await newDeviceLink(owner), 'Tawa');
  await waitForText(owner, 'Tawa shows the kitchen now.');
  await press(owner, 'Done');
  // A tablet whose socket is still connecting can't ring.
  await waitUntilLive(tablet);
  await press(owner, 'Ring Tawa');
  await press(tablet, 'Here It Is');

  const order = { name: 'Asha', phone: '+919876512341', dishes: { 'veg-thali': 1 } };
  await placeDemoOrder(journey.siteUrl, order);
  await waitForText(tablet, 'Asha');
  const ready = await Promise.all([placeReadyOrder('Bina'), placeReadyOrder('Chitra')]);
  await waitUntilCached(tablet);
  await expect.poll(() => readStoredKitchen(tablet)).toMatch(/("status":"ready".*){2}Asha/);
  await tablet.context().setOffline(true);
  await reopen(tablet, journey.messUrl('/kitchen'));
  await waitForText(tablet, 'Asha');
  await press(tablet, 'Sold out');
  await press(tablet, 'Available: Paneer Makhani, Two sabzis');
  await tablet
    .getByRole('button', { name: 'Sold out: Paneer Makhani, Two sabzis', exact: true })
    .waitFor();
  await press(tablet, 'Close');
  await tablet.getByRole('button', { name: /Ready$/ }).click();
  for (const name of ['Bina', 'Chitra']) await tablet.getByRole('button', { name }).click();
  await press(tablet, 'Hand over 2');
  await press(tablet, 'Received by UPI');
  await tablet.getByRole('button', { name: 'Undo: 2 orders handed over' }).waitFor();
  expect(await hasPaneer()).toBe(true);
  await tablet.context().setOffline(false);
  await waitUntilLive(tablet);
  await expect.poll(hasPaneer).toBe(false);
  for (const { id } of ready) {
    await expect.poll(() => handOverOf(id)).toEqual(['completed', 'upi', 'paid', 'Tawa']);
  }

  await press(owner, 'Remove Tawa');
  await press(owner, 'Remove Device');
  await owner.getByRole('button', { name: 'Ring Tawa' }).waitFor({ state: 'detached' });
  await waitForText(tablet, 'This device was removed from the kitchen.');
  expect(await readStoredKitchen(tablet)).toBe('""');
});

test('a device enrolls by a typed code after the dialog was closed, and a used code is refused', {
  tags: 'long',
}, async () => {
  const link = await newDeviceLink(owner);
  const code = await owner.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent();
  await tablet.goto(journey.messUrl('/kitchen'));
  await tablet.getByLabel('Code').fill(String(code).toLowerCase());
  await tablet.getByLabel('Name of this device').fill('Phone of the tandoor');
  await press(owner, 'Cancel');
  await press(tablet, 'Use This Device');
  await waitForText(owner, 'Phone of the tandoor has joined');

  const second = await startVisit(journey.browser, 'phone');
  visits.push(second);
  await second.page.goto(link);
  await press(second.page, 'Use This Device');
  await waitForText(second.page, 'This code was used already or has expired.');
  expect(await second.page.getByLabel('Code').inputValue()).toBe(code);
});

test('a guest’s phone caches no kitchen files, and a kitchen device caches them all', {
  tags: 'long',
}, async () => {
  await openUntilCached(tablet, journey.messUrl('/menu/demo'));
  const guestPaths = Object.values(await cachedPaths(tablet)).flat();
  await enrollDevice(tablet, await newDeviceLink(owner), 'Tawa');
  await waitUntilCached(tablet);
  await expect
    .poll(async () => Object.values(await cachedPaths(tablet)).flat().length)
    .toBeGreaterThan(guestPaths.length + 2);
  expect(guestPaths).not.toContain('/kitchen');
});

/** Whether no service worker is installing or waiting. */
async function hasInstalled(): Promise<boolean> {
  const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return !installing && !waiting;
}

test('the kitchen opens offline after a new release', { tags: 'long' }, async () => {
  const proxy = await startReleaseProxy(journey.platform);
  const link = new URL(await newDeviceLink(owner));
  link.port = String(proxy.port);
  await enrollDevice(tablet, link.href, 'Tawa');
  await expect.poll(() => readStoredKitchen(tablet)).toContain('Teen Katori Mess');
  await waitUntilCached(tablet);
  const assets = async () => {
    const entries = Object.entries(await cachedPaths(tablet));
    return new Map(entries.filter(([name]) => name.startsWith('assets-')));
  };
  proxy.release('release002');
  await tablet.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  // The old worker may still be caching files, so wait for the new worker before the comparison.
  await expect.poll(() => tablet.evaluate(hasInstalled)).toBe(true);
  await expect
    .poll(async () => {
      const cached = await assets();
      const next = cached.get('assets-release002');
      const [before = []] = cached.values();
      return next && before.filter((file) => /\.(js|css)$/.test(file) && !next.includes(file));
    })
    .toEqual([]);
  proxy.close();
  await tablet.context().setOffline(true);
  await reopen(tablet, new URL('/kitchen', link).href);
  await waitForText(tablet, 'Teen Katori Mess');
});

test('keeps the enrolment and the device settings accessible', { tags: 'long' }, async () => {
  await newDeviceLink(owner);
  expect(await problemsOnPhone(owner)).toEqual([]);
  await tablet.goto(journey.messUrl('/kitchen'));
  await tablet.getByRole('heading', { name: 'Connect this device' }).waitFor();
  expect(await problemsOnPhone(tablet)).toEqual([]);
});
