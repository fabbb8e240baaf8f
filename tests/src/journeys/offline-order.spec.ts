import type { Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { fillCheckout, placeButton, trackOrder, waitForStatus } from './as-guest.ts';
import {
  ageWaitingOrder,
  cachedPaths,
  openUntilCached,
  reopen,
  storedOrderKeys,
} from './as-offline.ts';
import { openKitchen, ticketOf, ticketsFor, waitForKitchen } from './as-vendor.ts';

const journey = useJourney();
const phone = '9876512340';
let visit: Visit;
let kitchen: Visit;

/** All tests share one phone, so the service worker is already installed in later tests. */
beforeAll(async () => {
  [kitchen, visit] = await Promise.all([
    startVisit(journey.browser, 'desktop'),
    startVisit(journey.browser, 'phone', 'allow'),
  ]);
  await openKitchen(kitchen.page, journey.siteUrl);
});
afterAll(() => Promise.all([kitchen?.close(), visit?.close()]));

const menuUrl = () => journey.messUrl('/menu/demo');
const context = () => visit.page.context();
const text = (pattern: RegExp | string) => visit.page.getByText(pattern);
const button = (name: string | RegExp) => visit.page.getByRole('button', { name });

async function placeOffline(name: string): Promise<void> {
  await openUntilCached(visit.page, menuUrl());
  await context().setOffline(true);
  await fillCheckout(visit.page, { dishes: ['Vada Pav'], name, phone });
  await placeButton(visit.page).click();
  await visit.page
    .getByRole('alert')
    .getByText(/Your order is kept/)
    .waitFor();
}

/** Reloads the kitchen and expects one order of the guest. */
async function expectOneOrder(name: string): Promise<void> {
  await kitchen.page.reload();
  await waitForKitchen(kitchen.page);
  await expect.poll(() => ticketsFor(kitchen.page, name).count()).toBe(1);
}

test('the service worker stores the release with few requests', { tags: 'long' }, async () => {
  await openUntilCached(visit.page, menuUrl());
  const [worker] = context().serviceWorkers();
  const fetched = await worker?.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(fetched?.filter((path) => path.endsWith('.json'))).toHaveLength(1);
  expect(fetched?.length).toBeLessThanOrEqual(20);
  const cached = Object.entries(await cachedPaths(visit.page));
  const release = cached.find(([name]) => name.startsWith('assets-'))?.[1];
  expect(release?.length).toBeGreaterThan(80);
});

test('the service worker stores no personal data and makes no API call', {
  tags: 'long',
}, async () => {
  const answers: Response[] = [];
  context().on('response', (response) => answers.push(response));
  await openUntilCached(visit.page, menuUrl());
  await visit.page.reload();
  await fillCheckout(visit.page, { dishes: ['Vada Pav'], name: 'Private Person', phone });
  await placeButton(visit.page).click();
  const orderId = await trackOrder(visit.page);
  await visit.page.reload();
  await waitForStatus(visit.page, 'Pending');
  const isCall = (response: Response) => new URL(response.url()).pathname.startsWith('/api/');
  expect(answers.filter(isCall).length).toBeGreaterThan(1);
  expect(answers.filter((answer) => isCall(answer) && answer.fromServiceWorker())).toEqual([]);
  expect(answers.some((answer) => answer.fromServiceWorker())).toBe(true);
  const cached = await cachedPaths(visit.page);
  expect(Object.values(cached).flat().join()).not.toMatch(new RegExp(`/api|${orderId}`));
  const documents = await visit.page.evaluate(async () => {
    const cache = await caches.open('documents');
    const all = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return Promise.all(all.map((answer) => answer?.text()));
  });
  expect(documents.length).toBeGreaterThan(0);
  for (const html of documents) expect(html).not.toMatch(/Private Person|9876512340/);
  await expectOneOrder('Private Person');
});

test('the page sends an offline order once when the network returns', async () => {
  await placeOffline('Held Once');
  const keys: string[] = [];
  visit.page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    keys.push(request.headers()['idempotency-key'] ?? 'no key');
  });
  await context().setOffline(false);
  const orderId = await trackOrder(visit.page);
  await waitForStatus(visit.page, 'Pending');
  await ticketOf(kitchen.page, orderId).waitFor();
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  await expectOneOrder('Held Once');

  // A new tab has no session storage. 'My orders' opens without a network.
  await context().setOffline(true);
  const tab = await context().newPage();
  await tab.goto(menuUrl());
  await tab.getByRole('button', { name: 'My orders' }).click();
  await tab.getByRole('article', { name: `Order ${orderId.slice(-8)}` }).waitFor();
  await tab.close();
  await context().setOffline(false);
});

test('the order survives a closed page, and the page sends it when it opens again within ten minutes', {
  tags: 'long',
}, async () => {
  await placeOffline('Held Again');
  await reopen(visit.page, menuUrl());
  await button(/View cart/).click();
  await text('Your order is waiting for the network').waitFor();
  expect(await problemsOnPhone(visit.page)).toEqual([]);
  await context().setOffline(false);
  await trackOrder(visit.page);
  await expectOneOrder('Held Again');
});

test('after ten minutes the page sends the order only if the guest confirms it', {
  tags: 'long',
}, async () => {
  await placeOffline('Held Long');
  await ageWaitingOrder(visit.page, 11);
  await reopen(visit.page, menuUrl());
  await context().setOffline(false);
  const question = visit.page.getByRole('dialog', { name: 'Still want your order?' });
  await question.getByText(/You wanted to order this at .*: 1\s×\sVada Pav\./).waitFor();
  expect(await problemsOnPhone(visit.page)).toEqual([]);
  await question.getByRole('button', { name: 'Yes, order it' }).click();
  await trackOrder(visit.page);
  await expectOneOrder('Held Long');
});

test('a guest who declines the order is asked once, and the page sends no order', {
  tags: 'long',
}, async () => {
  await placeOffline('Held In Vain');
  await ageWaitingOrder(visit.page, 11);
  await reopen(visit.page, menuUrl());
  await context().setOffline(false);
  await button('No, forget it').click();
  await text('Still want your order?').waitFor({ state: 'hidden' });
  await reopen(visit.page, menuUrl());
  await button(/View cart/).click();
  await button('Place Order').waitFor();
  expect(await text('Still want your order?').count()).toBe(0);
  await button('Remove Vada Pav').click();
  await kitchen.page.reload();
  await waitForKitchen(kitchen.page);
  expect(await ticketsFor(kitchen.page, 'Held In Vain').count()).toBe(0);
});

test('a forgotten order is deleted from the phone after a day', { tags: 'long' }, async () => {
  await placeOffline('Held Forgotten');
  await ageWaitingOrder(visit.page, 25 * 60);
  expect(await storedOrderKeys(visit.page)).not.toEqual([]);
  await context().setOffline(false);
  await reopen(visit.page, menuUrl());
  await expect.poll(() => storedOrderKeys(visit.page)).toEqual([]);
  expect(await text('Still want your order?').count()).toBe(0);
});
