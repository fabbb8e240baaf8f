/** @module-tag long */

/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { answerForecast } from '../support/answer-forecast.ts';
import { desktop, problemsOnWalk } from '../support/screen-problems.ts';
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
const retraining = '**/api/vendors/forecast/retrain';

test('a mess without orders sees what the first forecast needs', async () => {
  await openDashboard(page, journey.siteUrl, '/vendor/analytics');
  await page.getByRole('link', { name: 'AI Forecasting' }).click();
  await page.waitForURL('**/vendor/forecasting');
  await page.getByRole('heading', { name: 'AI Demand Forecasting' }).waitFor();
  await waitForValue('Model Status', 'Training Required');
  await waitForValue('Confidence Level', '30%');
  await waitForValue('Performance', 'Not measured yet');
  await page.getByText('At least 7 days of history covering all weekdays are needed.').waitFor();

  await press('Initialize AI Model');
  // The screen shows this text already, so wait until a toast repeats it.
  const needed = page.getByText('More data needed for accurate forecasts.');
  await expect.poll(() => needed.count()).toBeGreaterThan(1);
  await page
    .getByText(/No days have orders so far\./)
    .first()
    .waitFor();
});

test('shows a failure, and then the forecast after a retry', async () => {
  await page.route('**/api/vendors/forecast/weekly*', (route) =>
    route.fulfill({ status: 403, json: { error: 'Access denied to this vendor', code: 'X' } }),
  );
  await page.goto(`${journey.siteUrl}/vendor/forecasting`);
  await page.getByRole('heading', { name: 'Failed to load demand forecasts' }).waitFor();
  await page.getByText('Error', { exact: true }).waitFor();
  await page.unroute('**/api/vendors/forecast/weekly*');
  await answerForecast(page, [48, 66, 0, 41, 43, 52, 45]);
  await press('Try Again');
  await waitForValue('Model Status', 'Active & Ready');
  // The pressed button disappears, so the focus moves to the first remaining button.
  const first = page.getByRole('button', { name: 'Retrain Model' });
  await expect
    .poll(() => first.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test('shows what to cook today, then the week in figures, a chart, a table and a list', async () => {
  await answerForecast(page, [48, 66, 0, 41, 43, 52, 45]);
  await openDashboard(page, journey.siteUrl, '/vendor/forecasting');
  await waitForValue('Model Status', 'Active & Ready');
  await waitForValue('Confidence Level', '95%');
  await card('Confidence Level')
    .getByText(/Measured: 83% right/)
    .waitFor();
  await waitForValue('Performance', '7 points better');
  await waitForValue('Total Orders', '295');
  await waitForValue('Daily Average', '49 orders');
  expect(await page.getByText('More data needed').count()).toBe(0);

  const cooking = page.getByRole('region', { name: 'Cook Today' }).getByRole('listitem');
  expect(await cooking.first().textContent()).toBe('Veg Thali12 sold so far4836 to 62');
  const chart = page.getByRole('application', { name: /then 295 orders expected in 7 days/ });
  await chart.focus();
  for (let day = 0; day < 15; day += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('status').getByText('66 orders (51 to 82)').waitFor();

  await press(/^Revenue/);
  await page.getByRole('application', { name: /then about ₹51,200 expected/ }).waitFor();

  await press(/^Show the table/);
  const table = page.getByRole('table', { name: 'Orders and Revenue, Day by Day' });
  expect(await table.getByRole('row').count()).toBe(1 + 14 + 7);
  await table.getByRole('row', { name: /\(closed\) 0/ }).waitFor();

  const days = page.getByRole('region', { name: 'Daily Breakdown' }).getByRole('listitem');
  expect(await days.count()).toBe(7);
  await days.nth(1).getByText('Confidence 77%').waitFor();
  await days.nth(2).getByText('Closed').waitFor();
  await page.getByRole('heading', { name: 'AI-Powered Insights' }).waitFor();
  await page.getByText('About as much revenue as last week').waitFor();
});

test('shows the result of a retraining', async () => {
  await page.route(retraining, (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many requests', code: 'TOO_MANY_REQUESTS' } }),
  );
  await press('Retrain Model');
  await page.getByText('Failed to retrain forecasting model').waitFor();
  await page.unroute(retraining);
  await page.route(retraining, async (route) => {
    const { status } = await (await route.fetch()).json();
    await route.fulfill({ json: { status: { ...status, has_model: true } } });
  });
  await press('Retrain Model');
  await page.getByText('Forecasting model retrained successfully').waitFor();
});

test('asks for more data if all days are alike', async () => {
  const otherPage = await openStillPage(journey.browser, desktop);
  await answerForecast(otherPage, [2, 2, 2, 2, 2, 2, 2]);
  await openDashboard(otherPage, journey.siteUrl, '/vendor/forecasting');
  await otherPage.getByText('More data needed for accurate forecasts.').waitFor();
  await otherPage.close();
});

test('the overview announces the forecast of the week and links to it', async () => {
  await page.getByRole('link', { name: 'Overview' }).click();
  await waitForValue('AI Forecast', '48 orders');
  const alert = page.getByRole('region', { name: 'AI Forecast Alert' });
  await alert.getByText(/^Busiest day: \w+day, .* with 66 orders expected\./).waitFor();
  await alert.getByText(/about ₹51,200\.$/).waitFor();
  await alert.getByRole('link', { name: 'View Forecast' }).click();
  await page.getByRole('heading', { name: 'AI Demand Forecasting' }).waitFor();
});

test('the kitchen sheet lists the portions, and the print shows nothing else', async () => {
  await page.getByRole('link', { name: 'Print for the kitchen' }).click();
  const sheet = page.getByRole('article', { name: 'Portions to prepare' });
  await sheet.getByRole('row', { name: /^Veg Thali 44 ?33 to 57 264/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await sheet.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'AI Forecasting' }).click();
  await page.waitForURL('**/vendor/forecasting');
});

test('keeps the forecast screens accessible', async () => {
  const problems = await problemsOnWalk(page, async (check) => {
    await page.locator('.recharts-surface').first().waitFor();
    await press(/^Show the table/);
    await check('forecast');
    await page.goto(`${journey.siteUrl}/vendor/kitchen-sheet`);
    await page.getByRole('table').waitFor();
    await check('kitchen sheet');
    await page.goto(`${journey.siteUrl}/vendor/overview`);
    await page.getByRole('region', { name: 'AI Forecast Alert' }).waitFor();
    await check('overview');
    await page.unrouteAll();
    await page.goto(`${journey.siteUrl}/vendor/forecasting`);
    await page.getByRole('button', { name: 'Initialize AI Model' }).waitFor();
    await check('no forecast');
  });
  expect(problems).toBe('');
});
