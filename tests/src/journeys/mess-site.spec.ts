import { expect, test } from 'vitest';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { withoutIsland } from '../support/without-island.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

const urlOf = (subdomain: string, path = '/') => journey.messUrl(path, subdomain);
const heading = (name: string) => visit.page.getByRole('heading', { level: 1, name });
const link = (name: string) => visit.page.getByRole('main').getByRole('link', { name });

test("a mess's page loads in one document without an API call, and leads to its menu", async () => {
  const { page } = visit;
  await page.goto(urlOf('annapurna'));
  await heading('Annapurna').waitFor();
  await page.waitForLoadState('networkidle');
  expect(visit.apiCalls).toEqual([]);
  expect(visit.documentCount()).toBe(1);
  for (const anchor of ['#menu', '#features', '#about', '#contact']) {
    expect(await page.locator(`section${anchor}`).count(), anchor).toBe(1);
  }
  expect(await page.locator('#menu li').count()).toBeGreaterThanOrEqual(4);
  expect(await link('Phone').getAttribute('href')).toMatch(/^tel:\+91\d{10}$/);
  await page.getByText('Open Now').first().waitFor();

  await link('See the full menu').click();
  await page.waitForURL('**/menu/annapurna');
  await heading('Annapurna').waitFor();
  expect(visit.problems).toEqual([]);
});

test('the page of a mess leads to sign-in and registration, and from there to the menu', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await page.goto(urlOf('demo'));
  await heading('Teen Katori Mess').waitFor();
  expect(await link('Start Ordering Now').getAttribute('href')).toBe(
    '/login?returnUrl=%2Fmenu%2Fdemo',
  );
  await link('Register').click();
  await page.waitForURL('**/register**');
  await page.goBack();
  await heading('Teen Katori Mess').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('tab', { name: 'Phone OTP' }).waitFor();
  expect(visit.problems).toEqual([]);
});

test('the page of a mess shows the plans, and a link leads to the main site', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await page.goto(urlOf('demo'));
  await page.getByRole('link', { name: 'Plans for messes' }).click();
  const offers = page.getByRole('button', { name: 'Available on Main Domain Only' });
  await offers.first().waitFor();
  expect(await offers.count()).toBe(3);
  expect(await offers.first().isDisabled()).toBe(true);
  // This page loads another style sheet. The cards must keep their padding.
  const [card, offer] = await Promise.all([
    page.locator('#pricing li').first().boundingBox(),
    offers.first().boundingBox(),
  ]);
  expect((offer?.x ?? 0) - (card?.x ?? 0)).toBeGreaterThan(20);
  await page.getByRole('link', { name: 'See it on the main site' }).first().click();
  await page.getByRole('button', { name: 'Buy Now' }).first().waitFor();
  expect(visit.problems).toEqual([]);
});

test('shows the colours of the mess before any script runs', { tags: 'long' }, async () => {
  const { page } = visit;
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(urlOf('annapurna'), { waitUntil: 'domcontentloaded' });
  const annapurnaAccent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
  );
  await page.goto(urlOf('demo'), { waitUntil: 'domcontentloaded' });
  const demoAccent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
  );
  expect(annapurnaAccent).toMatch(/^#[0-9a-f]{6}$/);
  expect(annapurnaAccent).not.toBe(demoAccent);
});

test('an unknown host shows the 404 page at once, on every path', { tags: 'long' }, async () => {
  const { page } = visit;
  for (const path of ['/', '/login', '/menu/nobody']) {
    const answer = await page.goto(urlOf('nobody', path));
    expect(answer?.status()).toBe(404);
    await heading('Oops! Page not found').waitFor();
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe(
      `${journey.siteUrl}/`,
    );
  }
  expect(visit.apiCalls).toEqual([]);
});

test('without storefront data the page shows the fallback texts of the specification', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await withoutIsland(page, '/');
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(urlOf('demo'));
  await heading('Demo Mess').waitFor();
  await page.getByText('123 Main Street, City').first().waitFor();
  await page.getByText('North Indian', { exact: true }).first().waitFor();
  await link('See the full menu').waitFor();
});

test('the menu of an unknown mess shows the 404 page, without another call', {
  tags: 'long',
}, async () => {
  await visit.page.goto(`${journey.siteUrl}/menu/nobody`);
  await heading('Restaurant not found').waitFor();
  expect(await problemsOnPhone(visit.page)).toEqual([]);
  expect(visit.apiCalls).toEqual([]);
});

test('a query parameter leads to the tenant on localhost', { tags: 'long' }, async () => {
  await visit.page.goto(`${journey.siteUrl}/?subdomain=demo`);
  await heading('Teen Katori Mess').waitFor();
  expect(visit.problems).toEqual([]);
});

test('a stored development setting selects the mess on localhost, after a check', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await page.addInitScript(() => localStorage.setItem('dev_subdomain', 'demo'));
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/vendors/subdomain/demo', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto(`${journey.siteUrl}/`);
  await page.getByText('Checking tenant...').waitFor();
  answered.resolve();
  await heading('Teen Katori Mess').waitFor();
});

test('a stored development setting with an unknown mess shows the 404 page', {
  tags: 'long',
}, async () => {
  await visit.page.addInitScript(() => localStorage.setItem('dev_subdomain', 'nobody'));
  await visit.page.goto(`${journey.siteUrl}/login`);
  await heading('Oops! Page not found').waitFor();
});
