import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Platform } from '@thali/local/platform-options';
import type { Browser, Page } from 'playwright-core';
import { openAs } from '../journeys/as-person.ts';
import { withBuiltSite } from '../support/browser.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { messUrl } from '../support/mess-url.ts';
import { openStillPage, settle } from '../support/still-page.ts';
import { waitForWebFonts } from '../support/wait-for-web-fonts.ts';
import { type Screen, screens } from './screens.ts';

/// <reference lib="dom" />

// npm run pictures [-- part of a name …]: the screens of the demo, at 390 and 1280 px, light and dark.
const folder = fileURLToPath(new URL('../../artifacts/pictures/', import.meta.url));
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const parts = process.argv.slice(2);
const selected = screens.filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
);

const statusPaths = [
  [],
  ['confirmed'],
  ['confirmed', 'preparing'],
  ['confirmed', 'preparing', 'ready'],
  ['cancelled'],
] as const;

await withBuiltSite(
  async (platform, browser) => {
    const orderId = await placeOrders(platform.url);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const files = await takeAll(platform, browser, orderId);
    await writeFile(join(folder, 'index.html'), files.map(figure).join('\n'));
    console.log(`${files.length} pictures: ${join(folder, 'index.html')}`);
  },
  { history: true },
);

async function takeAll(platform: Platform, browser: Browser, orderId: string): Promise<string[]> {
  const files: string[] = [];
  for (const screen of selected) {
    for (const size of sizes) {
      const page = await openStillPage(browser, size);
      await open(page, platform.url, { ...screen, path: addressOf(platform, screen, orderId) });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const file = `${screen.name}-${size.width}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
        files.push(file);
      }
      await page.context().close();
    }
  }
  return files;
}

function addressOf(platform: Platform, { path, on }: Screen, orderId: string): string {
  const filledPath = path.replace(':orderId', orderId);
  return on === 'mess' ? messUrl(platform, filledPath) : `${platform.url}${filledPath}`;
}

async function open(page: Page, siteUrl: string, { role, path, press }: Screen): Promise<void> {
  if (role) await openAs(page, siteUrl, role, new URL(path).pathname + new URL(path).search);
  else await page.goto(path);
  await page.waitForLoadState('networkidle');
  if (press) await page.getByRole('button', { name: press }).first().click();
  await waitForWebFonts(page);
}

function figure(file: string): string {
  return `<figure><figcaption>${file}</figcaption><img src="${file}" alt="" loading="lazy" width="480"></figure>`;
}

/** Places an order in each status for the demo customer. @returns the id of the order in preparation */
async function placeOrders(siteUrl: string): Promise<string> {
  const { token, user } = await signInAt(siteUrl, 'student');
  let cookingId = '';
  for (const path of statusPaths) {
    const dishes = { 'veg-thali': 1 + (path.length % 2), 'masala-chai': 2 };
    const order = await placeDemoOrder(siteUrl, {
      name: user.name,
      phone: String(user.phone),
      dishes,
      token,
    });
    await moveDemoOrder(siteUrl, order.id, path);
    if (path.at(-1) === 'preparing') cookingId = order.id;
  }
  return cookingId;
}
