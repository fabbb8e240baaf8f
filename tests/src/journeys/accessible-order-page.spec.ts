import type { Platform } from '@thali/local/platform-options';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from '../support/accessibility.ts';
import { launchBrowser, startJourneyPlatform } from '../support/browser.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { openStillPage, settle } from '../support/still-page.ts';
import { seesStatus } from './as-guest.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

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
  const found: string[] = [];
  const look = async (screen: string) => {
    found.push(...(await violationsInBothSchemes(page, screen)));
  };

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
  await page.close();
  expect(found.join('\n')).toBe('');
});

async function violationsInBothSchemes(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const where = `${screen}, ${viewport.width} px, ${colorScheme}`;
      found.push(...(await violationsOn(page)).map((violation) => `${where}: ${violation}`));
    }
  }
  await page.setViewportSize(phone);
  return found;
}
