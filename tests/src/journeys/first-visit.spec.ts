/// <reference lib="dom" />
import { firstViewFile } from '@thali/shared/site/first-view';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstVisitFiles, totalOf } from '../support/first-visit.ts';
import { recordShifts, type WindowWithShifts } from '../support/record-shifts.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney({ pictures: true });
const visit = useVisit(journey, 'phone');

test("the storefront's first visit stays light", async () => {
  const files = await firstVisitFiles();
  expect(files.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['js', 'css']));
  expect(totalOf(files, 'js').gzipped).toBeLessThan(101_800);
  expect(totalOf(files, 'css').gzipped).toBeLessThan(15_000);
});

test('a menu shows by document and style alone, and does not move when the script takes over', () =>
  menuShowsFirst(390));

test('a menu does the same on a wide screen', { tags: 'long' }, () => menuShowsFirst(1280));

async function menuShowsFirst(width: number): Promise<void> {
  const { page } = visit;
  const kinds: string[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript(recordShifts);
  const comeScripts = await holdScripts(page);
  await page.goto(journey.messUrl('/menu/demo'), { waitUntil: 'commit' });

  // The menu, its prices and its pictures are there, and nothing can be pressed yet.
  const first = page.locator('article').first();
  await first.waitFor();
  await page.waitForFunction(isComplete);
  expect(await first.textContent()).toMatch(/^Veg\S.+₹\d+Add to Cart/);
  expect(await page.getByRole('button', { disabled: false }).count()).toBe(0);
  expect(await page.getByRole('searchbox').isDisabled()).toBe(true);
  const menuShows = kinds.indexOf('image');
  expect(menuShows).toBeGreaterThan(1);
  expect(['document', 'script', 'stylesheet']).toEqual(
    expect.arrayContaining(kinds.slice(0, menuShows)),
  );
  // The one that fetches all others, later.
  expect(kinds.filter((kind) => kind === 'script')).toHaveLength(1);

  // Somebody reads on; then the script comes.
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  const before = await placesOf(page);
  const shiftedBefore = await shiftOf(page);
  comeScripts();
  await page.getByRole('heading', { level: 3 }).nth(20).waitFor();
  expect((await placesOf(page)).slice(0, before.length)).toEqual(before);
  expect(await first.getByRole('button', { name: /^Add to Cart/ }).isEnabled()).toBe(true);

  // Fonts, pictures and what is loaded last have come.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.waitForFunction(isComplete);
  expect(visit.apiCalls).toEqual([]);
  const shifted = await shiftOf(page);
  expect(shifted - shiftedBefore).toBeLessThan(0.001);
  // With what the site's faces move when they take the place of this machine's.
  expect(shifted).toBeLessThan(0.02);
  expect(visit.problems).toEqual([]);
}

test('the page of a mess shows before its script, which takes over without an error', () =>
  frontShowsFirst(journey.messUrl('/'), 'Start Ordering Now', 0));

test('the landing page of the platform does the same', { tags: 'long' }, () =>
  frontShowsFirst(journey.siteUrl, 'Get Started', 2),
);

async function frontShowsFirst(
  address: string,
  call: string,
  questionsOpen: number,
): Promise<void> {
  const { page } = visit;
  await page.addInitScript(recordShifts);
  const comeScripts = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(isComplete);
  expect(await page.getByText(call, { exact: true }).last().isVisible()).toBe(true);
  expect(await page.getByRole('button', { disabled: false }).count()).toBe(0);
  const front = () => page.locator('#root').evaluate(textAbove);
  const link = page.getByRole('main').getByRole('link', { name: /plans|full menu/ });
  await link.focus();
  await page.locator('details').evaluateAll(openSecond);
  const before = await front();
  const places = await placesOf(page);

  await page.evaluate(noteLoading);
  comeScripts();
  // The end of the page comes with the script.
  await page.getByRole('contentinfo').waitFor();
  expect((await placesOf(page)).slice(0, places.length)).toEqual(places);
  expect(await front()).toContain(before);
  await link.and(page.locator(':focus')).waitFor();
  expect(await page.locator('details[open]').count()).toBe(questionsOpen);
  expect(await page.getByRole('button', { disabled: true }).count()).toBe(0);
  await page.waitForFunction(isComplete);
  expect(await page.evaluate(() => (window as Noted).wasEmpty)).toBe(false);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(visit.apiCalls).toEqual([]);
  expect(visit.problems).toEqual([]);
}

test('the first view loads only from the own server', async () => {
  const { status } = await fetch(`${journey.siteUrl}/${firstViewFile}`);
  expect(status).toBe(404);
});

test('pictures have their place before they come, and those further down wait until they are near', {
  tags: 'long',
}, async () => {
  await visit.page.goto(journey.messUrl('/menu/demo'));
  await visit.page.getByRole('heading', { level: 3 }).nth(20).waitFor();
  const pictures = await visit.page.locator('article img').evaluateAll((images) =>
    images.map((image) => ({
      size: [image.getAttribute('width'), image.getAttribute('height')],
      loading: image.getAttribute('loading'),
    })),
  );
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter(({ size }) => size.includes(null))).toEqual([]);
  expect(pictures.filter(({ loading }) => loading !== 'lazy').length).toBeLessThanOrEqual(4);
});

type Noted = WindowWithShifts & { wasEmpty?: boolean };

/** No script comes until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

/** Notes whether the page is ever without its heading from now on. */
function noteLoading(): void {
  const noted: Noted = window;
  noted.wasEmpty = false;
  new MutationObserver(() => {
    if (!document.querySelector('h1')) noted.wasEmpty = true;
  }).observe(document, { childList: true, subtree: true });
}

function openSecond(all: (Element | HTMLDetailsElement)[]): void {
  const second = all[1];
  if (second instanceof HTMLDetailsElement) second.open = true;
}

/** All that is said before the end of the page. */
function textAbove(root: Element): string {
  return root.querySelector('main')?.textContent ?? '';
}

function isComplete(): boolean {
  const near = [...document.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  return document.fonts.status === 'loaded' && near.every(({ complete }) => complete);
}

/** The positions of everything that identifies a dish, and of what is above the dishes, in the window. */
function placesOf(page: Page): Promise<[string, number[]][]> {
  return page
    .locator(
      'header, search, nav button, h1, h2:not(section[aria-label="Cart"] *), article, article :is(img, h3, .money, button)',
    )
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.textContent, [x, y, width, height].map(Math.round)];
      }),
    );
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as Noted).shifts);
  expect(shifts).toBeDefined();
  return shifts ?? Number.NaN;
}
