/** @module-tag long */
/// <reference lib="dom" />

import { setTimeout as sleep } from 'node:timers/promises';
import { mulberry32 } from '@thali/shared/random/mulberry32';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

// A guest presses buttons of the server-rendered menu before the scripts have loaded. Rule: storefront-29
const journey = useJourney();
const visit = useVisit(journey, 'phone');

const visits = quickOrLong(2, 5);
const pressesPerVisit = 10;

test(`${visits * pressesPerVisit} presses at random times of loading add each dish exactly once`, {
  tags: 'long',
}, async () => {
  const random = mulberry32(41);
  for (let index = 0; index < visits; index += 1) {
    const { page, close } = await startVisit(journey.browser, 'phone');
    const scripts = await holdScripts(page, () => sleep(random() * 600));
    await page.goto(journey.messUrl('/menu/demo'), { waitUntil: 'commit' });
    const dishes = await dishesToAdd(page);
    for (const [position, dish] of dishes.entries()) {
      const button = page.locator(`[data-press="add ${dish}"]`);
      if (random() < 0.5) await button.press(random() < 0.5 ? 'Enter' : 'Space');
      else await button.tap();
      if (position === 0) {
        expect(await button.textContent()).toBe('Adding…');
        expect(await button.getAttribute('aria-busy')).toBe('true');
        scripts.release();
      }
      await sleep(random() * 150);
    }
    await expect.poll(() => quantitiesOf(page)).toEqual(dishes.map(() => '1'));
    expect(await page.locator('[data-press="tab cart"]').textContent()).toBe(
      `${pressesPerVisit} itemsCart`,
    );
    await close();
  }
});

test('a press that begins before the live page and ends on the live page counts once', async () => {
  const { page } = visit;
  const scripts = await holdScripts(page);
  await page.goto(journey.messUrl('/menu/demo'), { waitUntil: 'commit' });
  const [dish = ''] = await dishesToAdd(page);
  await page.locator(`[data-press="add ${dish}"]`).hover();
  await page.mouse.down();
  scripts.release();
  await waitForLivePage(page);
  await page.mouse.up();
  await expect.poll(() => quantitiesOf(page)).toEqual(['1']);
});

test('the live page takes over a typed search, a pressed category and a pressed heart', async () => {
  const { page } = visit;
  const scripts = await holdScripts(page);
  await page.goto(journey.messUrl('/menu/demo'), { waitUntil: 'commit' });
  const [dish = ''] = await dishesToAdd(page);
  const search = page.getByRole('searchbox');
  await page.locator(`[data-press="favorite ${dish}"]`).tap();
  await page.getByRole('button', { name: 'Thalis' }).tap();
  await search.pressSequentially('thali');
  const note = page.getByRole('status').filter({ hasText: 'Loading…' });
  await note.waitFor();
  scripts.release();
  await waitForLivePage(page);
  expect(await search.inputValue()).toBe('thali');
  await page.locator('[role=searchbox]:focus, [type=search]:focus').waitFor();
  await page.locator('mark').first().waitFor();
  await page.getByRole('button', { name: 'Thalis', pressed: true }).waitFor();
  expect(await note.count()).toBe(0);
  await page.getByRole('button', { name: 'Clear Search' }).tap();
  await page.getByRole('button', { name: 'All', exact: true }).tap();
  await page.locator(`[data-press="favorite ${dish}"][aria-pressed=true]`).waitFor();
});

test('a press on a dish opens its sheet once the scripts have loaded, without a page load', async () => {
  const { page } = visit;
  const scripts = await holdScripts(page);
  await page.goto(journey.messUrl('/menu/demo'), { waitUntil: 'commit' });
  const [dish = ''] = await dishesToAdd(page);
  await page.locator(`[data-press="dish ${dish}"]`).first().click();
  scripts.release();
  await page.getByRole('dialog').waitFor();
  expect(visit.documentCount()).toBe(1);
});

test('a button of the landing page works before and after the live page takes over', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  const scripts = await holdScripts(page);
  await page.goto(journey.siteUrl, { waitUntil: 'commit' });
  const start = page.getByRole('main').getByRole('button', { name: 'Get Started' });
  await start.tap();
  await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor();
  scripts.release();
  const dialog = page.getByRole('dialog', { name: 'Launch Your Success' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await start.and(page.locator(':focus')).waitFor();
  await start.tap();
  await dialog.waitFor();
});

test('presses end with a message and Reload if the scripts do not load', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  const scripts = await holdScripts(page);
  await page.goto(journey.messUrl('/menu/demo'), { waitUntil: 'commit' });
  const [dish = ''] = await dishesToAdd(page);
  const button = page.locator(`[data-press="add ${dish}"]`);
  await button.tap();
  expect(await button.textContent()).toBe('Adding…');
  scripts.fail();
  await page.getByText('The page did not load. Check your connection.').waitFor();
  expect(await button.textContent()).toBe('Add to Cart');
  expect(await button.getAttribute('aria-busy')).toBeNull();
  await page.unroute(laterScripts);
  await page.getByRole('link', { name: 'Reload' }).tap();
  await page.locator(`[data-press="add ${dish}"]`).tap();
  await expect.poll(() => quantitiesOf(page)).toEqual(['1']);
});

/** All scripts except the start file, which handles early presses. */
const laterScripts = /\/assets\/(?!start-)[^/]*\.js$/;

/** Holds the later scripts. `release` delivers each script after its own delay. `fail` aborts all of them. */
async function holdScripts(page: Page, delay: () => Promise<unknown> = async () => {}) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // A web font that loads late could move a dish just before the tap.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.route(laterScripts, async (route) => {
    if (!(await promise)) return route.abort();
    await delay();
    await route.continue();
  });
  return { release: () => resolve(true), fail: () => resolve(false) };
}

/** The ids of the first dishes without required choices: one press adds such a dish. */
async function dishesToAdd(page: Page): Promise<string[]> {
  const buttons = page.locator('[data-press^="add "]:enabled');
  await buttons.first().waitFor();
  const presses = await buttons.evaluateAll((all) =>
    all.map((element) => element.getAttribute('data-press')),
  );
  return presses.slice(0, pressesPerVisit).map((press) => press?.slice('add '.length) ?? '');
}

/** The quantities on the cards of the dishes in the cart. */
function quantitiesOf(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('output').allTextContents();
}

/** Waits until the live page has replaced the first view. */
function waitForLivePage(page: Page): Promise<void> {
  return page.locator('#root > fieldset').waitFor({ state: 'detached' });
}
