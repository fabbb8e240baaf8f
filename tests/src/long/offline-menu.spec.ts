import { expect, test } from 'vitest';
import { addDish } from '../journeys/as-guest.ts';
import { cachedPaths, openUntilCached, reopen } from '../journeys/as-offline.ts';
import { startReleaseProxy } from '../support/release-proxy.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone', 'allow');

const menuUrl = () => journey.messUrl('/menu/demo');
const context = () => visit.page.context();
const text = (pattern: RegExp | string) => visit.page.getByText(pattern);
const button = (name: string | RegExp) => visit.page.getByRole('button', { name });

test('an offline second visit shows the last menu with its time, and the guest can fill the cart', async () => {
  await openUntilCached(visit.page, menuUrl());
  await context().setOffline(true);
  await reopen(visit.page, menuUrl());
  await text('Vada Pav').first().waitFor();
  const notice = visit.page.getByRole('status').filter({ hasText: 'You are offline' });
  await notice.getByText(/This is the menu as of \d{1,2}:\d\d [ap]m\./).waitFor();
  await addDish(visit.page, 'Vada Pav');
  await button(/View cart/).click();
  await visit.page.getByRole('heading', { name: 'Your cart' }).waitFor();
  expect(await problemsOnPhone(visit.page)).toEqual([]);
  await context().setOffline(false);
  await text(/This is the menu as of/).waitFor({ state: 'hidden' });
});

test('the menu opens offline even if the guest has only visited the page of the mess', async () => {
  await openUntilCached(visit.page, journey.messUrl('/'));
  await expect
    .poll(() => cachedPaths(visit.page))
    .toMatchObject({ documents: expect.arrayContaining(['/', '/menu/demo']) });
  await context().setOffline(true);
  await reopen(visit.page, menuUrl());
  await text('Vada Pav').first().waitFor();
  await reopen(visit.page, journey.messUrl('/'));
  await text(/This is the menu as of/).waitFor();
});

test('on a slow network the last menu shows first, then the new menu', async () => {
  const proxy = await startReleaseProxy(journey.platform);
  const address = `http://demo.localhost:${proxy.port}/menu/demo`;
  await openUntilCached(visit.page, address);
  proxy.slowDown(8000);
  const answered = visit.page.waitForResponse(/\/api\/storefront\/demo/);
  await reopen(visit.page, address);
  await text('Vada Pav').first().waitFor();
  expect(await visit.page.locator('#kept-since').count()).toBe(1);
  await answered;
  await text(/This is the menu as of/).waitFor({ state: 'hidden' });
  proxy.close();
});

test('each mess has its own cache, and the main site caches nothing', async () => {
  await openUntilCached(visit.page, menuUrl());
  await visit.page.goto(`${journey.siteUrl}/menu/demo?subdomain=demo`);
  await text('Vada Pav').first().waitFor();
  await visit.page.waitForTimeout(4000);
  expect(await visit.page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(await cachedPaths(visit.page)).toEqual({});
  const worker = await visit.page.request.get(`${journey.siteUrl}/sw.js`);
  expect(await worker.text()).not.toMatch(/caches|respondWith/);

  await openUntilCached(visit.page, journey.messUrl('/menu/annapurna', 'annapurna'));
  const { documents } = await cachedPaths(visit.page);
  expect(documents).toEqual(['/menu/annapurna']);
});
