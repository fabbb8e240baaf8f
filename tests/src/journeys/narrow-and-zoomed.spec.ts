import type { Platform } from '@thali/local/platform-options';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startJourneyPlatform } from '../support/browser.ts';
import { overflowOn } from '../support/overflow.ts';
import { openStillPage, settle } from '../support/still-page.ts';
import { type LookAt, walkKitchen, walkMainSite, walkStorefront } from './walk-slice.ts';

/** Sizes in CSS pixels: zooming a desk's window leaves that many fewer of them, each larger. */
const windows = [
  { name: 'a small phone', width: 320, height: 568, deviceScaleFactor: 2 },
  { name: '1280 px at 200 %', width: 640, height: 400, deviceScaleFactor: 2 },
  { name: '1280 px at 400 %', width: 320, height: 200, deviceScaleFactor: 4 },
];
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

test.concurrent('the storefront and the order page', () => expectToFit(phone, walkStorefront));
test.concurrent('the main site and the sign-in', () => expectToFit(phone, walkMainSite));
test.concurrent("a vendor's orders", () => expectToFit(desk, walkKitchen));

type Walk = (page: Page, platform: Platform, look: LookAt) => Promise<void>;

async function expectToFit(size: typeof phone, walk: Walk): Promise<void> {
  const page = await openStillPage(browser, size);
  const devTools = await page.context().newCDPSession(page);
  const found: string[] = [];
  await walk(page, platform, async (screen) => {
    for (const { name, ...metrics } of windows) {
      await devTools.send('Emulation.setDeviceMetricsOverride', { ...metrics, mobile: false });
      await settle(page);
      const overflow = await overflowOn(page);
      found.push(...overflow.map((text) => `${screen}, ${name}: ${text}`));
    }
    await devTools.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: false,
    });
  });
  await page.close();
  expect(found.join('\n')).toBe('');
}
