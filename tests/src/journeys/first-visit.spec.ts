/// <reference lib="dom" />
import { firstViewFile } from '@thali/shared/site/first-view';
import { languages } from '@thali/shared/site/languages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstVisitFiles, totalOf } from '../support/first-visit.ts';
import { recordShifts, type WindowWithShifts } from '../support/record-shifts.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { loadTotals, readLoad, watchLoad } from '../support/visit-load.ts';
import { waitForWebFonts } from '../support/wait-for-web-fonts.ts';

const journey = useJourney({ pictures: true });
const visit = useVisit(journey, 'phone');

test.each(languages)(
  "the storefront's first visit stays below its size limits: %s",
  async (language) => {
    const files = await firstVisitFiles(language);
    expect(files.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['js', 'css']));
    expect(totalOf(files, 'js').gzipped).toBeLessThan(103_000);
    expect(totalOf(files, 'css').gzipped).toBeLessThan(15_000);
  },
);

test('a visit of the menu stays below the load limits until the first tap works, and until it is idle', async () => {
  const { page } = visit;
  await watchLoad(page, 'article [aria-label^="Add to Cart"]');
  await page.goto(journey.messUrl('/menu/demo'));
  await page.locator('section[aria-label="Cart"]').waitFor({ state: 'attached' });
  await waitForWebFonts(page);
  await page.waitForLoadState('networkidle');
  const load = await readLoad(page);
  const untilTap = loadTotals(load.untilTap);
  expect(untilTap.requests).toBeLessThanOrEqual(20);
  expect(untilTap.scriptBytes).toBeLessThan(103_000);
  expect(untilTap.fontBytes).toBe(0);
  const all = loadTotals(load.all);
  expect(all.fontBytes).toBeGreaterThan(0);
  expect(all.fontBytes).toBeLessThan(60_000);
  expect(all.scripts).toBeLessThanOrEqual(8);
  expect(all.scriptBytes).toBeLessThan(140_000);

  // From now on a press works.
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Added/ }).waitFor();
});

test('a menu shows without its script, and does not move when the script takes over', () =>
  expectMenuBeforeScript(390));

test('a menu also shows without its script on a wide screen', { tags: 'long' }, () =>
  expectMenuBeforeScript(1280),
);

async function expectMenuBeforeScript(width: number): Promise<void> {
  const { page } = visit;
  const kinds: string[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript(recordShifts);
  const releaseScripts = await hold(page, '**/*.js');
  const releaseFonts = await hold(page, '**/*.woff2');
  await page.goto(journey.messUrl('/menu/demo'), { waitUntil: 'commit' });

  // The menu, its prices and its pictures are visible, and all buttons are still disabled.
  const first = page.locator('article').first();
  await first.waitFor();
  await page.waitForFunction(hasPictures);
  expect(await first.textContent()).toMatch(/^Veg\S.+₹\d+.+Add to Cart/);
  expect(await page.getByRole('button', { disabled: false }).count()).toBe(0);
  expect(await page.getByRole('searchbox').isDisabled()).toBe(true);
  const firstImage = kinds.indexOf('image');
  expect(firstImage).toBeGreaterThan(1);
  expect(['document', 'script', 'stylesheet']).toEqual(
    expect.arrayContaining(kinds.slice(0, firstImage)),
  );
  // The document links only the entry script, which loads the other scripts.
  expect(kinds.filter((kind) => kind === 'script')).toHaveLength(1);

  // The guest scrolls before the script loads.
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  const before = await positionsOf(page);
  const shiftedBefore = await shiftOf(page);
  releaseScripts();
  await page.getByRole('heading', { level: 3 }).nth(20).waitFor();
  expect((await positionsOf(page)).slice(0, before.length)).toEqual(before);
  expect(await first.getByRole('button', { name: /^Add to Cart/ }).isEnabled()).toBe(true);

  // This region renders last.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.waitForFunction(hasPictures);
  expect(visit.apiCalls).toEqual([]);
  expect((await shiftOf(page)) - shiftedBefore).toBeLessThan(0.001);
  // The web fonts replace the local fonts.
  releaseFonts();
  await waitForWebFonts(page);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(visit.problems).toEqual([]);
}

test('the page of a mess shows before its script, and the script takes over without an error', () =>
  expectPageBeforeScript(journey.messUrl('/'), 'Start Ordering Now', 0));

test('the landing page of the platform also shows before its script', { tags: 'long' }, () =>
  expectPageBeforeScript(journey.siteUrl, 'Get Started', 2),
);

async function expectPageBeforeScript(
  address: string,
  buttonText: string,
  openQuestions: number,
): Promise<void> {
  const { page } = visit;
  await page.addInitScript(recordShifts);
  const releaseScripts = await hold(page, '**/*.js');
  const releaseFonts = await hold(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(hasPictures);
  expect(await page.getByText(buttonText, { exact: true }).last().isVisible()).toBe(true);
  expect(await page.getByRole('button', { disabled: false }).count()).toBe(0);
  const readMainText = () => page.locator('#root').evaluate(mainText);
  const link = page.getByRole('main').getByRole('link', { name: /plans|full menu/ });
  await link.focus();
  await page.locator('details').evaluateAll(openSecondQuestion);
  const before = await readMainText();
  const places = await positionsOf(page);

  await page.evaluate(watchHeading);
  releaseScripts();
  // Only the script renders the footer.
  await page.getByRole('contentinfo').waitFor();
  expect((await positionsOf(page)).slice(0, places.length)).toEqual(places);
  expect(await readMainText()).toContain(before);
  await link.and(page.locator(':focus')).waitFor();
  expect(await page.locator('details[open]').count()).toBe(openQuestions);
  expect(await page.getByRole('button', { disabled: true }).count()).toBe(0);
  await page.waitForFunction(hasPictures);
  releaseFonts();
  await waitForWebFonts(page);
  expect(await page.evaluate(() => (window as WatchedWindow).wasEmpty)).toBe(false);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(visit.apiCalls).toEqual([]);
  expect(visit.problems).toEqual([]);
}

test('the site does not serve the file of the first view', async () => {
  const { status } = await fetch(`${journey.siteUrl}/${firstViewFile}`);
  expect(status).toBe(404);
});

test('pictures reserve their space, and pictures further down load lazily', {
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

type WatchedWindow = WindowWithShifts & { wasEmpty?: boolean };

/** Delays these files. @returns a function that releases them */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Records in `wasEmpty` whether the page ever loses its heading. */
function watchHeading(): void {
  const watched: WatchedWindow = window;
  watched.wasEmpty = false;
  new MutationObserver(() => {
    if (!document.querySelector('h1')) watched.wasEmpty = true;
  }).observe(document, { childList: true, subtree: true });
}

function openSecondQuestion(all: (Element | HTMLDetailsElement)[]): void {
  const second = all[1];
  if (second instanceof HTMLDetailsElement) second.open = true;
}

function mainText(root: Element): string {
  return root.querySelector('main')?.textContent ?? '';
}

function hasPictures(): boolean {
  const near = [...document.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  return near.every(({ complete }) => complete);
}

/** The positions of each dish, its parts and the elements above the dishes, relative to the window. */
function positionsOf(page: Page): Promise<[string, number[]][]> {
  return page
    .locator(
      'header, search, nav button, h1, h2:not(section[aria-label="Cart"] *), article, article :is(.dish-picture, h3, .money, button)',
    )
    .evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, [x, y, width, height].map(Math.round)];
      }),
    );
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as WatchedWindow).shifts);
  expect(shifts).toBeDefined();
  return shifts ?? Number.NaN;
}
