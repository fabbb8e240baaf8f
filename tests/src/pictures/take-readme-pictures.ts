/// <reference lib="dom" />
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Platform } from '@thali/local/platform-options';
import type { Browser, Page } from 'playwright-core';
import { addDish } from '../journeys/as-guest.ts';
import { openAs } from '../journeys/as-person.ts';
import { withBuiltSite } from '../support/browser.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { messUrl } from '../support/mess-url.ts';
import { openStillPage, type Size, settle } from '../support/still-page.ts';
import { waitForWebFonts } from '../support/wait-for-web-fonts.ts';

// npm run pictures:readme: the pictures of the README and of the landing page, from the running demo, into docs/pictures.
const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const phone = { width: 390, height: 780 };
const desktop = { width: 1280, height: 780 };

await withBuiltSite(takePictures, { history: true });

async function takePictures(platform: Platform, browser: Browser): Promise<void> {
  await placeRush(platform.url);
  await mkdir(folder, { recursive: true });
  const take = (name: string, size: Size, open: (page: Page) => Promise<void>) =>
    takeScreen(browser, name, size, open);
  await take('menu', phone, async (page) => {
    await page.goto(messUrl(platform, '/menu/demo'));
    await page.getByRole('article').first().waitFor();
  });
  await take('cart', phone, async (page) => {
    await page.goto(messUrl(platform, '/menu/demo'));
    for (const dish of ['Veg Mess Thali', 'Masala Chai']) await addDish(page, dish);
    await page.getByRole('button', { name: /View cart/ }).click();
    await page.getByRole('button', { name: 'Place Order', exact: true }).waitFor();
    await page.getByText('added to cart!').waitFor({ state: 'hidden' });
  });
  await take('kitchen', desktop, async (page) => {
    await openAs(page, platform.url, 'vendor', '/kitchen');
    await page.getByRole('article').first().waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
  });
  await take('bill', phone, async (page) => {
    await page.goto(`${platform.url}/demo/bill`);
    await page.getByRole('article', { name: 'Bill' }).waitFor();
  });
  await take('overview', desktop, async (page) => {
    await openAs(page, platform.url, 'vendor', '/vendor/overview');
  });
}

/** Places nine orders: two ready, three in preparation, four new. */
async function placeRush(siteUrl: string): Promise<void> {
  const dishes = [{ 'veg-thali': 2 }, { 'masala-chai': 3 }, { 'veg-thali': 1, 'masala-chai': 1 }];
  const names = ['Asha', 'Ravi', 'Meera', 'Imran', 'Kavita', 'John', 'Sunita', 'Farhan', 'Deepa'];
  for (const [index, name] of names.entries()) {
    const guest = { name, phone: `98765123${10 + index}`, dishes: dishes[index % 3] ?? {} };
    const order = await placeDemoOrder(siteUrl, guest);
    const steps = ['confirmed', 'preparing', 'ready'] as const;
    await moveDemoOrder(siteUrl, order.id, steps.slice(0, index < 2 ? 3 : index < 5 ? 2 : 0));
  }
}

/** Takes one screen in light and dark as WebP, which has a tenth of the size of PNG. */
async function takeScreen(
  browser: Browser,
  name: string,
  size: Size,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await openStillPage(browser, size);
  await open(page);
  await page.waitForLoadState('networkidle');
  await waitForWebFonts(page);
  const chromium = await page.context().newCDPSession(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
    await writeFile(join(folder, `${name}-${colorScheme}.webp`), Buffer.from(data, 'base64'));
  }
  await page.context().close();
}
