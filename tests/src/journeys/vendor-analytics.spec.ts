/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { istMoment } from '@thali/shared/time/ist';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { desk, phone, problemsOnWalk } from '../support/look-at.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
let page: Page;

beforeAll(async () => {
  page = await openStillPage(journey.browser, desk);
});

const today = () => istMoment(new Date()).date;
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const shows = (title: string, value: string) =>
  card(title).getByText(value, { exact: true }).waitFor();
const order = (name: string, phone: string) =>
  placeDemoOrder(journey.siteUrl, { name, phone, dishes: { 'masala-chai': 2 } });

test('the overview follows each order from its coming to its end', async () => {
  await openDashboard(page, journey.siteUrl, '/vendor/overview');
  await shows("Today's Orders", '0');
  await page.getByText('Nothing sold yet today.').waitFor();

  const { id } = await order('Asha Patil', '+919812345671');
  await page.getByText('Action Required').waitFor();
  await shows("Today's Orders", '1');
  await shows("Today's Revenue", '₹30.00');
  await shows('Pending Orders', '1');
  await shows('Active Orders', '1');
  await page.getByText('2 sold').waitFor();

  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
  await shows('Completion Rate', '100.0%');
  await shows('Pending Orders', '0');
  await shows('Active Orders', '0');
  expect(await page.getByText('Action Required').count()).toBe(0);
});

test('the analytics tab shows the days that are chosen', async () => {
  const { id } = await order('Kabir Khan', '+919812345672');
  // What comes and goes above moves the link.
  const required = page.getByText('Action Required');
  await required.waitFor();
  await moveDemoOrder(journey.siteUrl, id, ['cancelled']);
  await required.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'View Analytics' }).click();
  await page.waitForURL('**/vendor/analytics');
  await press('Refresh');
  await shows('Total Orders', '2');
  await shows('Total Revenue', '₹30.00');
  await shows('Active Customers', '1');
  const metrics = page.getByRole('table', { name: 'Key Performance Metrics' });
  await metrics.getByRole('row', { name: /^Completion Rate 50\.0%/ }).waitFor();
  const breakdown = page.getByRole('table', { name: 'Order Status Breakdown' });
  await breakdown.getByRole('row', { name: /^Cancelled 1 50\.0%/ }).waitFor();

  await press('Show the table: Daily Orders');
  const days = page.getByRole('table', { name: 'Daily Orders' });
  expect(await days.getByRole('row').count()).toBe(8);
  await press('30 Days');
  await expect.poll(() => days.getByRole('row').count()).toBe(31);
  expect(page.url()).toContain('period=last30');
});

test('quick changes of the period are one question', { tags: 'long' }, async () => {
  const asked: string[] = [];
  const note = (request: { url(): string }) => {
    if (request.url().includes('/analytics?')) asked.push(request.url());
  };
  page.on('request', note);
  await page.getByRole('group', { name: 'Period' }).evaluate((group) => {
    for (const index of [1, 3, 0]) group.querySelectorAll('button')[index]?.click();
  });
  await page.getByText(/^Today · updated/).waitFor();
  page.off('request', note);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(`startDate=${today()}`);
});

test('the file is named with the period and today', { tags: 'long' }, async () => {
  await press('7 Days');
  await page.getByText(/^The last 7 days · updated/).waitFor();
  const download = page.waitForEvent('download');
  await press('Export CSV');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`thali-demo-analytics-last7-${today()}.csv`);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`\r\n${today()},2,30.00\r\n`);
});

test('a day without orders says so, and its selection can be cleared', {
  tags: 'long',
}, async () => {
  await page.goto(`${journey.siteUrl}/vendor/analytics?date=2026-01-01`);
  await page.getByRole('heading', { name: 'No Analytics Data Available' }).waitFor();
  await page.getByText('There were no orders on 1 Jan 2026.').waitFor();
  await press('Clear Selection');
  await shows('Total Orders', '2');
  // The button is gone; the keyboard goes on at what is chosen now.
  const chosen = page.getByRole('button', { name: '7 Days', pressed: true });
  expect(await chosen.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(new URL(page.url()).search).toBe('');
});

test('a mess without orders sees zeros when it wants to', { tags: 'long' }, async () => {
  const other = await openStillPage(journey.browser, phone);
  await openDashboard(other, journey.siteUrl, '/vendor/analytics', 'vendor@annapurna.example');
  await other.getByText('There were no orders in the last 7 days.', { exact: false }).waitFor();
  await other.getByRole('button', { name: 'View Analytics' }).click();
  await other.getByRole('heading', { name: 'Menu Statistics' }).waitFor();
  await other.getByRole('button', { name: '90 Days', pressed: true }).waitFor();
  await other.goto(`${journey.siteUrl}/vendor/customers`);
  await other.getByRole('heading', { name: 'No customers yet' }).waitFor();
  await other.close();
});

test('the customers lead to their orders', async () => {
  await page.getByRole('link', { name: 'View all customers' }).click();
  const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row');
  await rows.filter({ hasText: 'Asha Patil' }).waitFor();
  // Whose only order was cancelled is no customer.
  expect(await rows.count()).toBe(2);
  const call = page.getByRole('link', { name: '+919812345671' });
  expect(await call.getAttribute('href')).toBe('tel:+919812345671');

  const download = page.waitForEvent('download');
  await press('Export CSV');
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain("Asha Patil,'+919812345671,yes,1,30.00,");
  expect(csv).not.toContain('Kabir');
  await page.getByRole('link', { name: '1 order of Asha Patil' }).click();
  await page.waitForURL(/\/vendor\/orders\?search=/);
});

test('what was asked for without a connection comes by itself with it', {
  tags: 'long',
}, async () => {
  const offline = page.getByText('This page loads again when the connection is back.');
  await page.goto(`${journey.siteUrl}/vendor/analytics`);
  await shows('Total Orders', '2');
  await page.context().setOffline(true);
  await press('90 Days');
  await offline.waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^The last 90 days · updated/).waitFor();

  await page.goto(`${journey.siteUrl}/vendor/customers`);
  await page.getByText('Showing 1 to 1 of 1').waitFor();
  await page.context().setOffline(true);
  await page.getByLabel('Search customers').fill('asha');
  await offline.waitFor();
  await page.context().setOffline(false);
  await page.getByText('Showing 1 to 1 of 1').waitFor();
});

test('its screens can be used by everybody', { tags: 'long' }, async () => {
  const problems = await problemsOnWalk(page, async (look) => {
    await page.goto(`${journey.siteUrl}/vendor/overview`);
    await shows("Today's Orders", '2');
    await look('overview');
    await page.goto(`${journey.siteUrl}/vendor/analytics`);
    await page.locator('.recharts-surface').first().waitFor();
    await press('Show the table: Revenue Trend');
    await look('analytics');
    await page.goto(`${journey.siteUrl}/vendor/analytics?date=2026-01-01`);
    await page.getByText('No Analytics Data Available').waitFor();
    await look('analytics, empty');
    await page.goto(`${journey.siteUrl}/vendor/customers`);
    await page.getByRole('link', { name: 'Analytics', exact: true }).last().waitFor();
    await page.getByText('Showing 1 to 1 of 1').waitFor();
    await look('customers');
  });
  expect(problems).toBe('');
});
