import type { Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsOn } from '../support/accessibility.ts';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { type ReleaseValve, releaseValve } from '../support/release-valve.ts';
import { useJourney } from '../support/use-journey.ts';
import { addDish, fillCheckout, placeButton, seesStatus, trackOrder } from './as-guest.ts';
import { ageHeldOrder, keptOn, visitForOffline } from './as-offline.ts';
import { openOrders, ticketOf, ticketsFor } from './as-vendor.ts';

const journey = useJourney();
const phone = '9876512340';
let visit: Visit;
let kitchen: Visit;

beforeAll(async () => {
  kitchen = await startVisit(journey.browser, 'desk');
  await openOrders(kitchen.page, journey.siteUrl);
});
beforeEach(async () => {
  visit = await startVisit(journey.browser, 'phone', 'allow');
});
afterEach(() => visit.close());

const menuUrl = () => journey.messUrl('/menu/demo');
const context = () => visit.page.context();
const text = (pattern: RegExp | string) => visit.page.getByText(pattern);
const button = (name: string | RegExp) => visit.page.getByRole('button', { name });

/** The page is left, and opened again. */
async function reopen(address = menuUrl()): Promise<void> {
  await visit.page.goto('about:blank');
  await visit.page.goto(address);
}

async function placeOffline(name: string): Promise<void> {
  await visitForOffline(visit.page, menuUrl());
  await context().setOffline(true);
  await fillCheckout(visit.page, { dishes: ['Vada Pav'], name, phone });
  await placeButton(visit.page).click();
  await visit.page
    .getByRole('alert')
    .getByText(/Your order is kept/)
    .waitFor();
}

async function countFor(name: string): Promise<number> {
  await kitchen.page.reload();
  await kitchen.page.getByText('Live', { exact: true }).waitFor();
  return ticketsFor(kitchen.page, name).count();
}

test('the second visit shows the last menu without a network, says since when, and fills the cart', async () => {
  await visitForOffline(visit.page, menuUrl());
  await context().setOffline(true);
  await reopen();
  await text('Vada Pav').first().waitFor();
  const strip = visit.page.getByRole('status').filter({ hasText: 'You are offline' });
  await strip.getByText(/This is the menu as of \d{1,2}:\d\d [ap]m\./).waitFor();
  await addDish(visit.page, 'Vada Pav');
  await button(/View cart/).click();
  await visit.page.getByRole('heading', { name: 'Your cart' }).waitFor();
  await visit.picture('offline-cart');
  expect(await violationsOn(visit.page)).toEqual([]);
  await context().setOffline(false);
  await text(/This is the menu as of/).waitFor({ state: 'hidden' });
});

test('the app begins without a network, also for who has only been on the mess’s own page', async () => {
  await visitForOffline(visit.page, journey.messUrl('/'));
  await expect
    .poll(() => keptOn(visit.page))
    .toMatchObject({ documents: expect.arrayContaining(['/', '/menu/demo']) });
  await context().setOffline(true);
  await reopen();
  await text('Vada Pav').first().waitFor();
  await reopen(journey.messUrl('/'));
  await text(/This is the menu as of/).waitFor();
});

test('where the network is slow the last menu comes first, and the new one after it', async () => {
  const valve = await releaseValve(journey.platform);
  const address = `http://demo.localhost:${valve.port}/menu/demo`;
  await visitForOffline(visit.page, address);
  valve.slowDown(8000);
  const asked = visit.page.waitForResponse(/\/api\/storefront\/demo/);
  await reopen(address);
  await text('Vada Pav').first().waitFor();
  expect(await visit.page.locator('#kept-since').count()).toBe(1);
  await asked;
  await text(/This is the menu as of/).waitFor({ state: 'hidden' });
  valve.close();
});

test('nothing of a person is kept, and no call ever comes from the worker', async () => {
  const answers: Response[] = [];
  context().on('response', (response) => answers.push(response));
  await visitForOffline(visit.page, menuUrl());
  await visit.page.reload();
  await fillCheckout(visit.page, { dishes: ['Vada Pav'], name: 'Private Person', phone });
  await placeButton(visit.page).click();
  const orderId = await trackOrder(visit.page);
  await visit.page.reload();
  await seesStatus(visit.page, 'Pending');
  const isCall = (response: Response) => new URL(response.url()).pathname.startsWith('/api/');
  expect(answers.filter(isCall).length).toBeGreaterThan(1);
  expect(answers.filter((answer) => isCall(answer) && answer.fromServiceWorker())).toEqual([]);
  expect(answers.some((answer) => answer.fromServiceWorker())).toBe(true);
  const kept = await keptOn(visit.page);
  expect(Object.values(kept).flat().join()).not.toMatch(new RegExp(`/api|${orderId}`));
  const documents = await visit.page.evaluate(async () => {
    const cache = await caches.open('documents');
    const all = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return Promise.all(all.map((answer) => answer?.text()));
  });
  expect(documents.length).toBeGreaterThan(0);
  for (const html of documents) expect(html).not.toMatch(/Private Person|9876512340/);
});

test('an order placed without a network goes out once when there is one', async () => {
  await placeOffline('Held Once');
  const sent: string[] = [];
  visit.page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    sent.push(request.headers()['idempotency-key'] ?? 'no key');
  });
  await context().setOffline(false);
  const orderId = await trackOrder(visit.page);
  await seesStatus(visit.page, 'Pending');
  await ticketOf(kitchen.page, orderId).waitFor();
  expect(await countFor('Held Once')).toBe(1);
  expect(new Set(sent).size).toBe(1);
  expect(sent[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('it outlives the page, and goes out when that is opened again within ten minutes', async () => {
  await placeOffline('Held Anew');
  await reopen();
  await button(/View cart/).click();
  await text('Your order waits for the network').waitFor();
  await visit.picture('offline-order-waits');
  expect(await violationsOn(visit.page)).toEqual([]);
  await context().setOffline(false);
  await trackOrder(visit.page);
  expect(await countFor('Held Anew')).toBe(1);
});

test('after ten minutes it goes out only if it is still wanted', async () => {
  await placeOffline('Held Long');
  await ageHeldOrder(visit.page, 11);
  await reopen();
  await context().setOffline(false);
  const question = visit.page.getByRole('dialog', { name: 'Still want your order?' });
  await question.getByText(/You wanted to order this at .*: 1\s×\sVada Pav\./).waitFor();
  await visit.picture('offline-order-doubtful');
  expect(await violationsOn(visit.page)).toEqual([]);
  expect(await countFor('Held Long')).toBe(0);
  await question.getByRole('button', { name: 'Yes, order it' }).click();
  await trackOrder(visit.page);
  expect(await countFor('Held Long')).toBe(1);
});

test('who no longer wants it is asked once and gets nothing', async () => {
  await placeOffline('Held In Vain');
  await ageHeldOrder(visit.page, 11);
  await reopen();
  await context().setOffline(false);
  await button('No, forget it').click();
  await text('Still want your order?').waitFor({ state: 'hidden' });
  await reopen();
  await button(/View cart/).click();
  await button('Place Order').waitFor();
  expect(await text('Still want your order?').count()).toBe(0);
  expect(await countFor('Held In Vain')).toBe(0);
});

test('a cart that is another one by now is not ordered without asking', async () => {
  await placeOffline('Held Changed');
  await visit.page.keyboard.press('Escape');
  await button('One Vada Pav more').click();
  await text('Still want your order?').waitFor();
  await context().setOffline(false);
  await visit.page.getByRole('dialog', { name: 'Still want your order?' }).waitFor();
  expect(await countFor('Held Changed')).toBe(0);
});

test('another mess sees nothing of what one keeps, and the main site keeps nothing', async () => {
  await visitForOffline(visit.page, menuUrl());
  await visit.page.goto(`${journey.siteUrl}/menu/demo?subdomain=demo`);
  await text('Vada Pav').first().waitFor();
  await visit.page.waitForTimeout(4000);
  expect(await visit.page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(await keptOn(visit.page)).toEqual({});
  const missing = await visit.page.request.get(`${journey.siteUrl}/sw.js`);
  expect(missing.status()).toBe(404);

  await visitForOffline(visit.page, journey.messUrl('/menu/annapurna', 'annapurna'));
  const { documents } = await keptOn(visit.page);
  expect(documents).toEqual(['/menu/annapurna']);
});

test('a browser finds nothing that keeps the mess from the home screen', async () => {
  await visit.page.goto(menuUrl());
  // What Chromium demands, as it reads the manifest itself; its own verdict is always empty without a head.
  const devtools = await context().newCDPSession(visit.page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([journey.messUrl('/manifest.webmanifest'), []]);
  expect(JSON.parse(data ?? '')).toMatchObject({
    name: 'Teen Katori Mess',
    start_url: '/menu/demo',
    scope: '/',
    display: 'standalone',
  });
  for (const [path, side] of [
    ['/apple-touch-icon.png', 180],
    ['/app-icon-192.png', 192],
    ['/app-icon-512.png', 512],
  ] as const) {
    const width = await visit.page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth;
    }, path);
    expect([path, width]).toEqual([path, side]);
  }
});

test('the home screen is offered after an order, once, to who has not refused', async () => {
  const order = async (name: string) => {
    await visit.page.goto(menuUrl());
    await visit.page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => undefined,
      });
      dispatchEvent(offer);
    });
    await fillCheckout(visit.page, { dishes: ['Vada Pav'], name, phone });
    expect(await text(/home screen/).count()).toBe(0);
    await placeButton(visit.page).click();
    await visit.page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  };
  await order('Home Once');
  await text('Keep Teen Katori Mess on your home screen').waitFor();
  await visit.picture('offline-install-hint');
  expect(await violationsOn(visit.page)).toEqual([]);
  await button('Not now').click();
  await text(/home screen/).waitFor({ state: 'hidden' });
  await order('Home Twice');
  expect(await text(/home screen/).count()).toBe(0);
});

test('it is not offered where the browser does not', async () => {
  await visit.page.goto(menuUrl());
  await fillCheckout(visit.page, { dishes: ['Vada Pav'], name: 'No Offer', phone });
  await placeButton(visit.page).click();
  await visit.page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  expect(await text(/home screen/).count()).toBe(0);
});

let valve: ReleaseValve;
afterAll(() => valve?.close());

test('a new release takes over without touching an open cart, and older ones go', async () => {
  valve = await releaseValve(journey.platform);
  const { page } = visit;
  await visitForOffline(page, `http://demo.localhost:${valve.port}/menu/demo`);
  const releases = async () =>
    Object.keys(await keptOn(page)).filter((name) => /^assets-/.test(name));
  const [first] = await releases();
  await addDish(page, 'Vada Pav');
  await button(/View cart/).click();
  await page.getByLabel('Special Instructions').fill('no onion');
  const documents = visit.documentCount();

  for (const name of ['release002', 'release003']) {
    valve.release(name);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const taken = new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
      await registration?.update();
      await taken;
    });
    await expect.poll(releases).toContain(`assets-${name}`);
  }
  await expect
    .poll(releases, { timeout: 10_000 })
    .toEqual(['assets-release002', 'assets-release003']);
  expect(first).toMatch(/^assets-[\w-]{10}$/);
  expect(visit.documentCount()).toBe(documents);
  expect(await page.getByLabel('Special Instructions').inputValue()).toBe('no onion');
  await button('Place Order').click();
  await page.getByRole('dialog', { name: 'Guest Checkout' }).waitFor();
  await page.reload();
  await text('1 item').first().waitFor();
  expect(visit.documentCount()).toBe(documents + 1);
});
