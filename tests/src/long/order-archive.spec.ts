import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openOrders } from '../journeys/as-vendor.ts';
import { writePastOrders } from '../support/past-orders.ts';
import { desktop, problemsOnPhone, problemsOnWalk } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney();
let page: Page;

beforeAll(async () => {
  // The list shows the most recent thousand orders. The other hundred fill two pages of the archive.
  await writePastOrders(journey.platform, 1100);
  page = await openStillPage(journey.browser, desktop);
  await openOrders(page, journey.siteUrl);
});

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const bodyRows = () => page.getByRole('table').locator('tbody tr');
const query = () => new URL(page.url()).search;

async function open(path: string): Promise<void> {
  await page.goto(`${journey.siteUrl}/vendor/orders${path}`);
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
}

test('shows fifty orders a page, with continuous numbers and links to five pages', async () => {
  await open('');
  await page.getByRole('heading', { level: 3, name: 'All orders' }).waitFor();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  expect(await pages.getByRole('button', { name: /^Page \d/ }).count()).toBe(5);
  expect(await bodyRows().count()).toBe(50);
  await pages.getByRole('button', { name: 'Page 3' }).click();
  await page.getByRole('cell', { name: '101', exact: true }).waitFor();
  expect(query()).toContain('page=3');
  await page.reload();
  await page.getByRole('cell', { name: '150', exact: true }).waitFor();
  expect(await problemsOnWalk(page, (check) => check('orders as a table'))).toBe('');
});

test('shows orders beyond the most recent thousand in the archive, page by page', async () => {
  const archive = page.getByRole('region', { name: 'Archived orders' });
  const firstShown = async () => {
    await archive.and(page.locator('[aria-busy=false]')).waitFor();
    return bodyRows().first().innerText();
  };
  await open('');
  await page.getByRole('switch', { name: 'Show Archived Orders' }).check({ force: true });
  const newest = await firstShown();
  expect(newest).not.toContain('Pending');
  expect(await problemsOnPhone(page)).toEqual([]);
  await press('Older');
  await page.waitForURL(/after=/);
  const older = await firstShown();
  expect(older).not.toBe(newest);
  await page.reload();
  expect(await firstShown()).toBe(older);
  await press('Newer');
  await page.waitForURL(/archived=true$/);
  expect(await firstShown()).toBe(newest);
});
