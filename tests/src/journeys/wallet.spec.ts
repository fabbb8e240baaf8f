import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { completeDemoOrder } from '../support/demo-orders.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { desktop } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { openDashboard } from './as-vendor.ts';
import { type Checkout, controlCheckout } from './at-checkout.ts';

const journey = useJourney({ razorpay: true });
let page: Page;
let checkout: Checkout;

beforeAll(async () => {
  page = await openStillPage(journey.browser, desktop);
  checkout = await controlCheckout(page, journey.platform);
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const tab = (name: string) => page.getByRole('tab', { name }).click();
const waitForPending = (rupees: string) =>
  page.getByText(`You can pay up to ${rupees}`, { exact: false }).waitFor();

test('a cash order owes its fee, and the vendor settles the fee', { tags: 'long' }, async () => {
  const orderId = await completeDemoOrder(journey.siteUrl, 'Nikhil');
  await openDashboard(page, journey.siteUrl, '/vendor/wallet');
  await tab('Transactions');
  const row = page.getByRole('row').filter({ hasText: 'Nikhil' });
  await row.getByText('Pending', { exact: true }).waitFor();

  await tab('Settlements');
  await waitForPending('₹1');
  await press('Pay All');
  await press('Pay ₹1');
  expect(await checkout.waitUntilOpened(1)).toMatchObject({ amount: 100 });
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
