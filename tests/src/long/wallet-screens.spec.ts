import { readFile } from 'node:fs/promises';
import { toIst } from '@thali/shared/time/ist';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openDashboard } from '../journeys/as-vendor.ts';
import { type Checkout, controlCheckout } from '../journeys/at-checkout.ts';
import { completeDemoOrder } from '../support/demo-orders.ts';
import { desktop, phone, problemsOnPhone, problemsOnWalk } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney({ razorpay: true });
let page: Page;
let checkout: Checkout;

beforeAll(async () => {
  page = await openStillPage(journey.browser, desktop);
  checkout = await controlCheckout(page, journey.platform);
  for (const name of ['Asha', 'Kabir']) await completeDemoOrder(journey.siteUrl, name);
  await openDashboard(page, journey.siteUrl, '/vendor/wallet');
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const amount = () => page.getByLabel('Amount in rupees');
const waitForPending = (rupees: string) =>
  page.getByText(`You can pay up to ${rupees}`, { exact: false }).waitFor();

async function openWallet(query = ''): Promise<void> {
  await page.goto(`${journey.siteUrl}/vendor/wallet${query}`);
  await page.getByRole('tab', { name: 'Settlements' }).waitFor();
}

test('caps a payment at the debt, releases a closed checkout and takes a part, and the statement adds up', async () => {
  await openWallet('?view=settlements');
  await waitForPending('₹2.00');
  await amount().fill('5');
  await amount().blur();
  await page.getByText('Payment amount cannot exceed pending fees').waitFor();
  await amount().fill('2');
  await press('Pay ₹2');
  await checkout.waitUntilOpened(1);
  await checkout.dismiss();
  await waitForPending('₹2.00');
  const failedPayment = page.getByRole('row').filter({ hasText: 'S000001' });
  await failedPayment.getByText('Failed', { exact: true }).waitFor();

  await amount().fill('1.5');
  await press('Pay ₹1.50');
  await checkout.waitUntilOpened(2);
  await checkout.pay();
  await waitForPending('₹0.50');

  const month = toIst(new Date()).date.slice(0, 7);
  await page.goto(`${journey.siteUrl}/vendor/wallet?statement=${month}`);
  const statement = page.getByRole('article');
  await statement.getByText('Balance due', { exact: false }).first().waitFor();
  for (const text of ['₹2.00', '₹1.50', '₹0.50']) {
    await statement.getByText(text, { exact: false }).first().waitFor();
  }
  const download = page.waitForEvent('download');
  await press(/CSV/);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`demo.*${month}.*\\.csv$`));
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('S000002');
  expect(csv).not.toContain('Asha');

  await page.setViewportSize(phone);
  await page.getByText('Scroll the table sideways to see all of it.').first().waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
  await page.setViewportSize(desktop);
});

test('keeps the wallet accessible', async () => {
  const problems = await problemsOnWalk(page, async (check) => {
    for (const view of ['', '?view=transactions', '?view=settlements']) {
      await openWallet(view);
      await check(`wallet ${view}`);
    }
  });
  expect(problems).toBe('');
});
