import type { Platform } from '@thali/local/platform-options';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from '../support/accessibility.ts';
import { launchBrowser, startJourneyPlatform } from '../support/browser.ts';
import { openStillPage, settle } from '../support/still-page.ts';
import { type LookAt, walkKitchen, walkMainSite, walkStorefront } from './walk-slice.ts';

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

test.concurrent('the storefront and the order page', () => expectAccessible(phone, walkStorefront));
test.concurrent('the main site and the sign-in', () => expectAccessible(phone, walkMainSite));
test.concurrent("a vendor's orders", () => expectAccessible(desk, walkKitchen));

type Walk = (page: Page, platform: Platform, look: LookAt) => Promise<void>;

/** Every screen of a walk at both widths, light and dark. */
async function expectAccessible(size: typeof phone, walk: Walk): Promise<void> {
  const page = await openStillPage(browser, size);
  const found: string[] = [];
  await walk(page, platform, async (screen) => {
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const violations = await violationsOn(page);
        const where = `${screen}, ${viewport.width} px, ${colorScheme}`;
        found.push(...violations.map((violation) => `${where}: ${violation}`));
      }
    }
    await page.setViewportSize(size);
  });
  await page.close();
  expect(found.join('\n')).toBe('');
}
