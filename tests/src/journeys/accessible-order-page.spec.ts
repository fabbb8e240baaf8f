import type { Platform } from '@thali/local/platform-options';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startJourneyPlatform } from '../support/browser.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { type LookAt, phone, problemsOnWalk } from '../support/look-at.ts';
import { openStillPage } from '../support/still-page.ts';
import { seesStatus } from './as-guest.ts';

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startJourneyPlatform(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

test('the pages of an order and of its payment, in both schemes', async () => {
  const guest = { name: 'Ravi Deshmukh', phone: '+919876512340', note: 'Less spicy' };
  const place = () => placeDemoOrder(platform.url, { ...guest, dishes: { 'veg-thali': 1 } });
  const { id, tracking_token: token } = await place();
  const cancelled = await place();
  await moveDemoOrder(platform.url, cancelled.id, ['cancelled']);
  const url = (path: string) => `http://demo.localhost:${platform.port}${path}`;
  const page = await openStillPage(browser, phone);
  const walk = async (look: LookAt) => {
    await page.goto(url(`/orders/${id}`));
    await page.getByRole('button', { name: 'Show my order' }).click();
    await page.getByText('Please enter a valid phone number').waitFor();
    await look('phone asked');
    await page.goto(url(`/payment/${id}#token=${token}`));
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await look('payment due');
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await look('order pending');
    await moveDemoOrder(platform.url, id, ['confirmed', 'preparing', 'ready']);
    await seesStatus(page, 'Ready');
    await look('order ready');
    await moveDemoOrder(platform.url, id, ['completed']);
    await seesStatus(page, 'Completed');
    await look('order completed');
    await page.goto(url(`/orders/${cancelled.id}#token=${cancelled.tracking_token}`));
    await seesStatus(page, 'Cancelled');
    await look('order cancelled');
  };
  expect(await problemsOnWalk(page, walk)).toBe('');
  await page.close();
});
