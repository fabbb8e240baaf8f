import { readFile } from 'node:fs/promises';
import { istMoment } from '@thali/shared/time/ist';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { desk, phone, problemsHere, problemsOnWalk } from '../support/look-at.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { openDashboard } from './as-vendor.ts';
import { type Checkout, checkoutOn } from './at-checkout.ts';

const journey = useJourney({ razorpay: true });
let page: Page;
let checkout: Checkout;

beforeAll(async () => {
  page = await openStillPage(journey.browser, desk);
  checkout = await checkoutOn(page, journey.platform);
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const tab = (name: string) => page.getByRole('tab', { name }).click();
const amount = () => page.getByLabel('Amount in rupees');
const pending = (rupees: string) =>
  page.getByText(`You can pay up to ${rupees}`, { exact: false }).waitFor();

async function openWallet(query = ''): Promise<void> {
  await page.goto(`${journey.siteUrl}/vendor/wallet${query}`);
  await page.getByRole('tab', { name: 'Settlements' }).waitFor();
}

/** Orders of one rupee's fee each, eaten and paid in cash. @returns their ids */
async function completeOrders(...names: string[]): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => {
      const order = { name, phone: '+919812345671', dishes: { 'masala-chai': 1 } };
      const { id } = await placeDemoOrder(journey.siteUrl, order);
      await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
      return id;
    }),
  );
}

test('from an order paid in cash to its settled fee', async () => {
  const [orderId] = await completeOrders('Nikhil');
  await openDashboard(page, journey.siteUrl, '/vendor/wallet');
  await tab('Transactions');
  const row = page.getByRole('row').filter({ hasText: 'Nikhil' });
  await row.getByText('Pending', { exact: true }).waitFor();

  await tab('Settlements');
  await pending('₹1.00');
  await press('Pay All');
  await press('Pay ₹1.00');
  expect(await checkout.opened(1)).toMatchObject({ amount: 100 });
  await checkout.pay();
  await page.getByText('No fees are pending.').waitFor();
  const history = page.getByRole('row').filter({ hasText: 'S000001' });
  await history.getByText('Settled', { exact: true }).waitFor();
  await tab('Transactions');
  await row.getByText('Settled', { exact: true }).waitFor();
  const { token } = await signInAt(journey.siteUrl, 'vendor');
  const answer = await callSite(journey.siteUrl, 'GET', `/orders/${orderId}`, { token });
  expect(answer).toMatchObject({ order: { service_charge_status: 'settled' } });
});

test('no more than is owed is paid; a checkout that is closed frees its amount, and a part is paid then', {
  tags: 'long',
}, async () => {
  await completeOrders('Asha', 'Kabir');
  await openWallet('?view=settlements');
  await pending('₹2.00');
  await amount().fill('5');
  await amount().blur();
  await page.getByText('Payment amount cannot exceed pending fees').waitFor();
  await amount().fill('2');
  await press('Pay ₹2.00');
  await checkout.opened(1);
  await checkout.dismiss();
  await pending('₹2.00');
  const givenUp = page.getByRole('row').filter({ hasText: 'S000002' });
  await givenUp.getByText('Failed', { exact: true }).waitFor();

  await amount().fill('1.5');
  await press('Pay ₹1.50');
  await checkout.opened(2);
  await checkout.pay();
  await pending('₹0.50');
});

test('the statement of the month adds up, on paper and as CSV', { tags: 'long' }, async () => {
  const month = istMoment(new Date()).date.slice(0, 7);
  await page.goto(`${journey.siteUrl}/vendor/wallet?statement=${month}`);
  const paper = page.getByRole('article');
  await paper.getByText('Opening', { exact: false }).first().waitFor();
  for (const text of ['₹3.00', '₹2.50', '₹0.50']) {
    await paper.getByText(text, { exact: false }).first().waitFor();
  }
  const download = page.waitForEvent('download');
  await press(/CSV/);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`demo.*${month}.*\\.csv$`));
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('S000001');
  expect(csv).not.toContain('Nikhil');

  await page.setViewportSize(phone);
  await page.getByText('Scroll the table sideways to see all of it.').first().waitFor();
  expect(await problemsHere(page)).toEqual([]);
  await page.setViewportSize(desk);
});

test('its screens can be used by everybody', { tags: 'long' }, async () => {
  const problems = await problemsOnWalk(page, async (look) => {
    for (const view of ['', '?view=transactions', '?view=settlements']) {
      await openWallet(view);
      await look(`wallet ${view}`);
    }
  });
  expect(problems).toBe('');
});
