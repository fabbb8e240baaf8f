/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from '../support/accessibility.ts';
import { sharedBrowser } from '../support/browser.ts';
import { overflowOn } from '../support/overflow.ts';
import { type CatalogueServer, serveCatalogue } from '../support/serve-catalogue.ts';
import { openStillPage, settle } from '../support/still-page.ts';

let catalogue: CatalogueServer;
let browser: Browser;

beforeAll(async () => {
  [catalogue, browser] = await Promise.all([serveCatalogue(), sharedBrowser({ pictures: true })]);
});

afterAll(async () => {
  await catalogue?.stop();
});

/** The surroundings of an example are not those of the component on a screen. */
const without = ['heading-order', 'landmark-unique', 'landmark-no-duplicate-main'];

test.each([390, 1280])(
  'every component at %i px, light and dark',
  { tags: 'long' },
  async (width) => {
    const page = await openCatalogue(width);
    expect(await page.locator('main section[id]').count()).toBeGreaterThan(10);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
      const violations = await violationsOn(page, { without, rules });
      expect(violations.join('\n'), colorScheme).toBe('');
    }
    await page.close();
  },
);

test('every component fits the smallest phone', { tags: 'long' }, async () => {
  const page = await openCatalogue(320);
  expect((await overflowOn(page)).join('\n')).toBe('');
  await page.close();
});

test('a contrast theme leaves buttons, bars and what is chosen in sight', {
  tags: 'long',
}, async () => {
  const page = await openCatalogue(1280);
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  expect(await withoutBorder(page, '#basics-button button', 1)).toEqual([]);
  expect(
    await withoutBorder(page, 'main :is([aria-selected=true], [aria-pressed=true])', 3),
  ).toEqual([]);
  const bars = await page.getByRole('progressbar').evaluateAll((all) =>
    all.map((bar) => {
      const colours = [bar, bar.firstElementChild].map(
        (one) => one && getComputedStyle(one).backgroundColor,
      );
      return new Set(colours).size;
    }),
  );
  expect(bars.length).toBeGreaterThan(0);
  expect(new Set(bars)).toEqual(new Set([2]));
  await page.close();
});

/** Those that have less of a border than they should; there are some that are looked at. */
async function withoutBorder(page: Page, selector: string, widthPx: number): Promise<string[]> {
  const found = page.locator(selector);
  expect(await found.count()).toBeGreaterThan(0);
  return found.evaluateAll(
    (all, least) =>
      all
        .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) < least)
        .map((one) => one.outerHTML.slice(0, 200)),
    widthPx,
  );
}

async function openCatalogue(width: number): Promise<Page> {
  const page = await openStillPage(browser, { width, height: 900 });
  await page.goto(catalogue.url);
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
  return page;
}
