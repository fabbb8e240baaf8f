/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstVisitFiles, totalOf } from '../support/first-visit.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

test("the storefront's first visit stays light", async () => {
  const files = await firstVisitFiles();
  expect(files.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['js', 'css']));
  expect(totalOf(files, 'js').gzipped).toBeLessThan(105_000);
  expect(totalOf(files, 'css').gzipped).toBeLessThan(15_000);
});

test('a menu shows after document, scripts and style alone, without a call, and then stands still', async () => {
  const kinds: string[] = [];
  visit.page.on('request', (request) => kinds.push(request.resourceType()));
  await visit.page.addInitScript(noteShifts);
  await visit.page.goto(journey.messUrl('/menu/demo'));
  await visit.page.getByRole('heading', { level: 3 }).nth(20).waitFor();

  const menuShows = kinds.indexOf('image');
  expect(menuShows).toBeGreaterThan(2);
  expect(new Set(kinds.slice(0, menuShows))).toEqual(new Set(['document', 'script', 'stylesheet']));

  // Fonts, pictures and what is loaded last have come.
  await visit.page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
  await visit.page.waitForFunction(isComplete);
  expect(visit.apiCalls).toEqual([]);
  expect(await shiftOf(visit.page)).toBeLessThan(0.02);
  expect(visit.problems).toEqual([]);
});

test('pictures have their place before they come, and those further down wait until they are near', async () => {
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

type Noted = Window & { shifts?: number };

/** What moved without anybody's doing, as the browser counts it. */
function noteShifts(): void {
  const noted: Noted = window;
  noted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) noted.shifts = (noted.shifts ?? 0) + shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function isComplete(): boolean {
  const near = [...document.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  return document.fonts.status === 'loaded' && near.every(({ complete }) => complete);
}

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as Noted).shifts);
  expect(shifts).toBeDefined();
  return shifts ?? Number.NaN;
}
