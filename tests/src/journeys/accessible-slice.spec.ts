import type { Platform } from '@thali/local/platform-options';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startJourneyPlatform } from '../support/browser.ts';
import { desk, type LookAt, phone, problemsOnWalk } from '../support/look-at.ts';
import { openStillPage } from '../support/still-page.ts';
import { walkKitchen, walkMainSite, walkStorefront } from './walk-slice.ts';

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startJourneyPlatform(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

test.concurrent('the storefront and the order page', () => expectGood(phone, walkStorefront));
test.concurrent('the main site and the sign-in', () => expectGood(phone, walkMainSite));
test.concurrent("a vendor's orders", () => expectGood(desk, walkKitchen));

type Walk = (page: Page, platform: Platform, look: LookAt) => Promise<void>;

async function expectGood(size: typeof phone, walk: Walk): Promise<void> {
  const page = await openStillPage(browser, size);
  expect(await problemsOnWalk(page, (look) => walk(page, platform, look))).toBe('');
  await page.close();
}
