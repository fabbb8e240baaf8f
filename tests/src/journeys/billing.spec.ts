import { readFile } from 'node:fs/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@thali/functions/table/keys';
import type { Platform } from '@thali/local/platform-options';
import { demoIds } from '@thali/local/seed/demo-ids';
import { ordersUntilOf } from '@thali/shared/subscriptions/periods';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { desktop, problemsOnPhone, problemsOnWalk } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { withTable } from '../support/with-table.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
let page: Page;

beforeEach(async () => {
  page = await openStillPage(journey.browser, desktop);
});

const plan = () => page.getByRole('region', { name: 'Your plan' });
const receipts = () => page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
const go = (path: string) => page.goto(journey.siteUrl + path);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function pay(button: string): Promise<void> {
  await press(button);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await page.getByText('Payment successful').waitFor();
}

test('a vendor buys a plan from the settings, and can print and download the receipt', {
  tags: 'long',
}, async () => {
  await go('/billing');
  await page.waitForURL(/\/login/);
  await openDashboard(
    page,
    journey.siteUrl,
    '/vendor/settings/business',
    'vendor@annapurna.example',
  );
  await page.getByRole('link', { name: 'Manage Billing' }).click();
  await page.getByText('Arranged with our team', { exact: true }).waitFor();
  await page.getByText('No payments yet.', { exact: false }).waitFor();

  await page.route('**/api/billing/renew', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'Failed to create Razorpay order.', code: 'PAYMENT_PROVIDER_FAILED' },
    }),
  );
  await press('Change to Starter');
  await press('Pay ₹1,999');
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
  await failure.getByText('Failed to create Razorpay order.').waitFor();
  await page.unrouteAll();

  await pay('Change to Starter');
  await plan().getByText('Your plan is active').waitFor();
  expect(await failure.count()).toBe(0);
  await pay('Renew for ₹1,999');
  await expect.poll(() => receipts().count()).toBe(2);

  await receipts().last().getByRole('link').click();
  await page.locator('h1:focus', { hasText: /^Receipt/ }).waitFor();
  const receipt = page.getByRole('article');
  for (const text of ['Annapurna', 'GSTIN', 'SAC', 'CGST 9%', '₹1,694.06', '₹152.47']) {
    await receipt.getByText(text, { exact: false }).first().waitFor();
  }
  expect(await page.title()).toMatch(/^Receipt TH-\d{4}-000001/);
  const download = page.waitForEvent('download');
  await press('Download');
  expect(await readFile(await (await download).path(), 'utf8')).toContain('₹1,694.06');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await problemsOnPhone(page)).toEqual([]);
});

test('announces the end of a plan once, then shows a quiet notice until the payment', {
  tags: 'long',
}, async () => {
  const toast = page.getByText('Subscription expired');
  const vendorId = demoIds.vendor('demo');
  await openDashboard(page, journey.siteUrl, '/vendor');
  await go('/billing');
  await pay('Change to Starter');
  await plan().getByText('Your plan is active').waitFor();
  await endPlanIn(journey.platform, vendorId, -2);
  await go('/vendor');
  await toast.waitFor();
  await plan()
    .getByText(/keeps taking orders until/)
    .waitFor();
  await go('/vendor');
  await plan().waitFor();
  expect(await toast.count()).toBe(0);
  await endPlanIn(journey.platform, vendorId, -9);
  await go('/vendor');
  await toast.waitFor();
  await press('Renew');
  await plan().getByText('Your storefront takes no orders').waitFor();
  expect(await statusOfMess()).toBe('suspended');
  expect(await problemsOnWalk(page, (check) => check('ended'))).toBe('');
  await pay('Renew for ₹1,999');
  await plan().getByText('Your plan is active').waitFor();
  expect(await statusOfMess()).toBe('active');
  await go('/vendor');
  await page.getByText('Subscription active').waitFor();
  expect(await plan().count()).toBe(0);
});

async function statusOfMess(): Promise<string> {
  return (await callSite(journey.siteUrl, 'GET', '/storefront/demo')).vendor.status;
}

const dayMs = 86_400_000;

/** Moves the end of a vendor's plan to `days` from now. A negative number ends the plan in the past. */
async function endPlanIn(platform: Platform, vendorId: string, days: number): Promise<void> {
  const periodEnd = new Date(Date.now() + days * dayMs).toISOString();
  const ordersUntil = ordersUntilOf(periodEnd);
  const set = (Key: { PK: string; SK: string }, changes: Record<string, string>) =>
    new UpdateCommand({
      TableName: platform.tableName,
      Key,
      UpdateExpression: `SET ${Object.keys(changes).map((name) => `${name} = :${name}`)}`,
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [`:${name}`, value]),
      ),
    });
  await withTable(platform, async (documents) => {
    await documents.send(set(keys.subscription(vendorId), { periodEnd, ordersUntil }));
    await documents.send(set(keys.vendorProfile(vendorId), { ordersUntil }));
    await documents.send(set(keys.vendorDirectory(vendorId), { ordersUntil }));
  });
}
