/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { toIst } from '@thali/shared/time/ist';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { openDashboard } from '../journeys/as-vendor.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { desktop, phone, problemsOnWalk } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney();
let page: Page;

/** Prepares one completed and one cancelled order. */
beforeAll(async () => {
  page = await openStillPage(journey.browser, desktop);
  await finishOrder('Asha Patil', '+919812345671', [
    'confirmed',
    'preparing',
    'ready',
    'completed',
  ]);
  await finishOrder('Kabir Khan', '+919812345672', ['cancelled']);
  await openDashboard(page, journey.siteUrl, '/vendor/analytics');
  // The statistics follow the orders with a short delay.
  await vi.waitFor(
    async () => {
      await press('Refresh');
      const orders = card('Total Orders').getByText('2', { exact: true });
      await orders.waitFor({ timeout: 1000 });
      await card('Total Revenue').getByText('₹30.00').waitFor({ timeout: 1000 });
    },
    { timeout: 60_000 },
  );
});

const today = () => toIst(new Date()).date;
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const waitForValue = (title: string, value: string) =>
  card(title).getByText(value, { exact: true }).waitFor();

async function finishOrder(
  name: string,
  phoneNumber: string,
  steps: Parameters<typeof moveDemoOrder>[2],
) {
  const order = { name, phone: phoneNumber, dishes: { 'masala-chai': 2 } };
  const { id } = await placeDemoOrder(journey.siteUrl, order);
  await moveDemoOrder(journey.siteUrl, id, steps);
}

test('three quick changes of the period send one request', async () => {
  const requests: string[] = [];
  const record = (request: { url(): string }) => {
    if (request.url().includes('/analytics?')) requests.push(request.url());
  };
  page.on('request', record);
  await page.getByRole('group', { name: 'Period' }).evaluate((group) => {
    for (const index of [1, 3, 0]) group.querySelectorAll('button')[index]?.click();
  });
  await page.getByText(/^Today · updated/).waitFor();
  page.off('request', record);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain(`startDate=${today()}`);
});

test('names the export after the period and today’s date', async () => {
  await press('7 Days');
  await page.getByText(/^The last 7 days · updated/).waitFor();
  const download = page.waitForEvent('download');
  await press('Export CSV');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`thali-demo-analytics-last7-${today()}.csv`);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`\r\n${today()},2,30.00\r\n`);
});

test('a day without orders shows a message, and the owner can clear the selection', async () => {
  await page.goto(`${journey.siteUrl}/vendor/analytics?date=2026-01-01`);
  await page.getByRole('heading', { name: 'No Analytics Data Available' }).waitFor();
  await page.getByText('There were no orders on Thu 1 Jan 2026.').waitFor();
  await press('Clear Selection');
  await waitForValue('Total Orders', '2');
  // The pressed button has disappeared, so the focus moves to the selected period.
  const selected = page.getByRole('button', { name: '7 Days', pressed: true });
  expect(await selected.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(new URL(page.url()).search).toBe('');
});

test('a mess without orders can open its empty statistics', async () => {
  const otherPage = await openStillPage(journey.browser, phone);
  await openDashboard(otherPage, journey.siteUrl, '/vendor/analytics', 'vendor@annapurna.example');
  await otherPage.getByText('There were no orders in the last 7 days.', { exact: false }).waitFor();
  await otherPage.getByRole('button', { name: 'View Analytics' }).click();
  await otherPage.getByRole('heading', { name: 'Menu Statistics' }).waitFor();
  await otherPage.getByRole('button', { name: '90 Days', pressed: true }).waitFor();
  await otherPage.goto(`${journey.siteUrl}/vendor/customers`);
  await otherPage.getByRole('heading', { name: 'No customers yet' }).waitFor();
  await otherPage.close();
});

test('a view opened offline loads by itself when the connection returns', async () => {
  const offline = page.getByText('This page loads again when the connection is back.');
  await page.goto(`${journey.siteUrl}/vendor/analytics`);
  await waitForValue('Total Orders', '2');
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

test('keeps the analytics screens accessible', async () => {
  const problems = await problemsOnWalk(page, async (check) => {
    await page.goto(`${journey.siteUrl}/vendor/overview`);
    await waitForValue("Today's Orders", '2');
    await check('overview');
    await page.goto(`${journey.siteUrl}/vendor/analytics`);
    await page.locator('.recharts-surface').first().waitFor();
    await press('Show the table: Revenue Trend');
    await press(/^Masala Chai/);
    await check('analytics');
    await page.goto(`${journey.siteUrl}/vendor/analytics?date=2026-01-01`);
    await page.getByText('No Analytics Data Available').waitFor();
    await check('analytics, empty');
    await page.goto(`${journey.siteUrl}/vendor/customers`);
    await page.getByRole('link', { name: 'Analytics', exact: true }).last().waitFor();
    await page.getByText('Showing 1 to 1 of 1').waitFor();
    await check('customers');
  });
  expect(problems).toBe('');
});
