import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { desktop } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
let page: Page;

beforeAll(async () => {
  page = await openStillPage(journey.browser, desktop);
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const waitForValue = (title: string, value: string) =>
  card(title).getByText(value, { exact: true }).waitFor();
const order = (name: string, phone: string) =>
  placeDemoOrder(journey.siteUrl, { name, phone, dishes: { 'masala-chai': 2 } });

test('the overview follows an order from placement to completion', { tags: 'long' }, async () => {
  await openDashboard(page, journey.siteUrl, '/vendor/overview');
  await waitForValue("Today's Orders", '0');
  await page.getByText('Nothing sold yet today.').waitFor();

  const { id } = await order('Asha Patil', '+919812345671');
  await page.getByText('Action Required').waitFor();
  await waitForValue("Today's Orders", '1');
  await waitForValue("Today's Revenue", '₹30.00');
  await waitForValue('Pending Orders', '1');
  await waitForValue('Active Orders', '1');
  await page.getByText('2 sold').waitFor();
  const sales = page.getByRole('region', { name: 'Sales so far' });
  await sales.getByText('₹30.00').waitFor();
  expect((await sales.boundingBox())?.y).toBeLessThan(300);
  await page.getByRole('region', { name: 'Waiting orders' }).getByText('Asha Patil').waitFor();

  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
  await waitForValue('Completion Rate', '100.0%');
  await waitForValue('Pending Orders', '0');
  await waitForValue('Active Orders', '0');
  expect(await page.getByText('Action Required').count()).toBe(0);
});

test('the analytics tab shows the chosen period', { tags: 'long' }, async () => {
  const { id } = await order('Kabir Khan', '+919812345672');
  // Wait for the notice to go, because it moves the link below.
  const required = page.getByText('Action Required');
  await required.waitFor();
  await moveDemoOrder(journey.siteUrl, id, ['cancelled']);
  await required.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'View Analytics' }).click();
  await page.waitForURL('**/vendor/analytics');
  await press('Refresh');
  await waitForValue('Total Orders', '2');
  await waitForValue('Total Revenue', '₹30.00');
  await waitForValue('Active Customers', '1');
  const metrics = page.getByRole('table', { name: 'Key Performance Metrics' });
  await metrics.getByRole('row', { name: /^Completion Rate 50\.0%/ }).waitFor();
  const breakdown = page.getByRole('table', { name: 'Order Status Breakdown' });
  await breakdown.getByRole('row', { name: /^Cancelled 1 50\.0%/ }).waitFor();

  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await press('Show the table: Daily Orders');
  const days = page.getByRole('table', { name: 'Daily Orders' });
  expect(await days.getByRole('row').count()).toBe(8);
  await press('30 Days');
  await expect.poll(() => days.getByRole('row').count()).toBe(31);
  expect(page.url()).toContain('period=last30');

  await press(/^Masala Chai/);
  const portions = page.getByRole('region', { name: 'Daily Portions: Masala Chai' });
  await portions.getByText(/^Peak: 2 portions, /).waitFor();
  await page.getByLabel('Weekdays in the curve').selectOption('Mondays');
  await page.getByRole('heading', { name: 'Daily Portions: Masala Chai, Mondays' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Daily Portions: Masala Chai, Mondays' }).waitFor();
  await press('Only Masala Chai');
  await page.getByLabel('Weekdays in the curve').selectOption('All weekdays');
  await press('Show the table: Daily Orders');

  await press('Custom range');
  await page.getByRole('button', { name: /^From, / }).waitFor();
  await expect.poll(() => days.getByRole('row').count()).toBe(31);
  await page.getByLabel('Compare with').selectOption({ label: 'vs days you choose' });
  await page.getByRole('button', { name: /^Compare from, / }).waitFor();
  expect(new URL(page.url()).searchParams.has('compare_from')).toBe(true);
  await press('Clear Selection');
  await expect.poll(() => days.getByRole('row').count()).toBe(8);

  await days.getByRole('button').first().click();
  await page.waitForURL(/date=\d{4}-\d\d-\d\d/);
  await page.goBack();
  const chart = page.getByLabel(/^Daily Orders: .* arrow keys/);
  await chart.click({ position: { x: 300, y: 100 } });
  await page.waitForURL(/date=\d{4}-\d\d-\d\d/);
});

test('each customer links to their orders', { tags: 'long' }, async () => {
  await page.getByRole('link', { name: 'View all customers' }).click();
  const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row');
  await rows.filter({ hasText: 'Asha Patil' }).waitFor();
  // Kabir Khan is missing, because his only order was cancelled.
  expect(await rows.count()).toBe(2);
  const call = page.getByRole('link', { name: '+91 98123 45671' });
  expect(await call.getAttribute('href')).toBe('tel:+919812345671');

  const download = page.waitForEvent('download');
  await press('Export CSV');
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain("Asha Patil,'+919812345671,yes,1,30.00,");
  expect(csv).not.toContain('Kabir');
  await page.getByRole('link', { name: '1 order of Asha Patil' }).click();
  await page.waitForURL(/\/vendor\/orders\?search=/);
});
