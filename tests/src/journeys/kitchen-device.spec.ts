/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { placeDemoOrder } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/look-at.ts';
import { startReleaseProxy } from '../support/release-proxy.ts';
import { useJourney } from '../support/use-journey.ts';
import { comeIn, newCode, press } from './as-kitchen.ts';
import { keptOn, readyForOffline, reopen, visitForOffline } from './as-offline.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
let owner: Page;
let tablet: Page;
let visits: Visit[] = [];

beforeEach(async () => {
  visits = await Promise.all([
    startVisit(journey.browser, 'desk'),
    startVisit(journey.browser, 'phone', 'allow'),
  ]);
  [owner, tablet] = visits.map(({ page }) => page) as [Page, Page];
  await openDashboard(owner, journey.siteUrl, '/vendor/settings');
});
afterEach(async () => {
  await Promise.all(visits.map((visit) => visit.close()));
});

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** What the device keeps of the orders. */
function keptKitchen(page: Page): Promise<string> {
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
  const menu = await callSite(journey.siteUrl, 'GET', '/storefront/demo?v=1');
  const sabzis = menu.option_groups.find(({ name }) => name === 'Two sabzis');
  return sabzis?.choices.find(({ name }) => name === 'Paneer Makhani')?.is_available;
}

test('a tablet scans its way in, rings, works without a network, and is out once it is removed', async () => {
  await comeIn(tablet, await newCode(owner), 'Tawa');
  await says(owner, 'Tawa shows the kitchen now.');
  await press(owner, 'Done');
  await press(owner, 'Ring Tawa');
  await press(tablet, 'Here It Is');

  const order = { name: 'Asha', phone: '+919876512341', dishes: { 'veg-thali': 1 } };
  await placeDemoOrder(journey.siteUrl, order);
  await says(tablet, 'Asha');
  await readyForOffline(tablet);
  await expect.poll(() => keptKitchen(tablet)).toContain('Asha');
  await tablet.context().setOffline(true);
  await reopen(tablet, journey.messUrl('/kitchen'));
  await says(tablet, 'Asha');
  await press(tablet, 'Sold out');
  await press(tablet, 'On sale: Paneer Makhani, Two sabzis');
  await tablet
    .getByRole('button', { name: 'Sold out: Paneer Makhani, Two sabzis', exact: true })
    .waitFor();
  await press(tablet, 'Close');
  expect(await hasPaneer()).toBe(true);
  await tablet.context().setOffline(false);
  await says(tablet, 'Live');
  await expect.poll(hasPaneer).toBe(false);

  await press(owner, 'Remove Tawa');
  await press(owner, 'Remove Device');
  await says(owner, 'No devices yet.');
  await says(tablet, 'This device was removed from the kitchen.');
  expect(await keptKitchen(tablet)).toBe('""');
});

test('a code is typed where there is no camera; used, it says so', { tags: 'long' }, async () => {
  const link = await newCode(owner);
  const code = await owner.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent();
  await tablet.goto(journey.messUrl('/kitchen'));
  await tablet.getByLabel('Code').fill(String(code).toLowerCase());
  await tablet.getByLabel('Name of this device').fill('Phone of the tandoor');
  await press(tablet, 'Use This Device');
  await says(owner, 'Phone of the tandoor shows the kitchen now.');

  const second = await startVisit(journey.browser, 'phone');
  visits.push(second);
  await second.page.goto(link);
  await press(second.page, 'Use This Device');
  await says(second.page, 'This code was used already or has expired.');
  expect(await second.page.getByLabel('Code').inputValue()).toBe(code);
});

test('a guest’s phone keeps nothing of the kitchen, a device of it all that it takes', {
  tags: 'long',
}, async () => {
  await visitForOffline(tablet, journey.messUrl('/menu/demo'));
  const ofGuest = Object.values(await keptOn(tablet)).flat();
  await comeIn(tablet, await newCode(owner), 'Tawa');
  await readyForOffline(tablet);
  await expect
    .poll(async () => Object.values(await keptOn(tablet)).flat().length)
    .toBeGreaterThan(ofGuest.length + 2);
  expect(ofGuest).not.toContain('/kitchen');
});

/** No new worker is being installed, or waits. */
async function hasInstalled(): Promise<boolean> {
  const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return !installing && !waiting;
}

test('after a new release the kitchen opens without a network too', { tags: 'long' }, async () => {
  const valve = await startReleaseProxy(journey.platform);
  const link = new URL(await newCode(owner));
  link.port = String(valve.port);
  await comeIn(tablet, link.href, 'Tawa');
  await expect.poll(() => keptKitchen(tablet)).toContain('Teen Katori Mess');
  await readyForOffline(tablet);
  const assets = async () => {
    const kept = Object.entries(await keptOn(tablet));
    return new Map(kept.filter(([name]) => name.startsWith('assets-')));
  };
  valve.release('release002');
  await tablet.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  // The files of the release before may still be on their way, so they alone don't show that the new ones are all there.
  await expect.poll(() => tablet.evaluate(hasInstalled)).toBe(true);
  await expect
    .poll(async () => {
      const kept = await assets();
      const next = kept.get('assets-release002');
      const [before = []] = kept.values();
      return next && before.filter((file) => /\.(js|css)$/.test(file) && !next.includes(file));
    })
    .toEqual([]);
  valve.close();
  await tablet.context().setOffline(true);
  await reopen(tablet, new URL('/kitchen', link).href);
  await says(tablet, 'Teen Katori Mess');
});

test('the way in and the settings are without fault for everyone', { tags: 'long' }, async () => {
  await newCode(owner);
  expect(await problemsOnPhone(owner)).toEqual([]);
  await tablet.goto(journey.messUrl('/kitchen'));
  await tablet.getByRole('heading', { name: /Let this device/ }).waitFor();
  expect(await problemsOnPhone(tablet)).toEqual([]);
});
