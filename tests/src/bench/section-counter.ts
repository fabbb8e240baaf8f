/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openAs } from '../journeys/as-person.ts';
import { withBuiltSite } from '../support/browser.ts';
import { milliseconds, printLoad, printTable } from './print.ts';
import { tasksOf } from './trace-tasks.ts';

const sales = 30;
const intervalMs = 2000;
const maxTaskMs = 100;

/** Measures the longest task of a counter screen during 30 cash sales in a minute, and counts the taps of a sale. */
export async function benchCounter(): Promise<void> {
  await withBuiltSite(async (platform, browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openAs(page, platform.url, 'vendor', '/counter');
    await page.getByRole('button', { name: /^Masala Dosa/ }).waitFor();
    await sleep(2000);
    let taps = 0;
    const tasks = await tasksOf(page, async () => {
      const startedAt = performance.now();
      for (let sale = 1; sale <= sales; sale += 1) {
        taps += await sell(page);
        await sleep(Math.max(0, startedAt + sale * intervalMs - performance.now()));
      }
    });
    const longest = (of: (task: (typeof tasks)[number]) => number) => Math.max(...tasks.map(of));
    const cpuMs = longest((task) => task.cpuMs);
    printTable(
      `Counter: ${sales} cash sales in ${(sales * intervalMs) / 1000} s on one screen`,
      ['taps for a sale', 'longest task', 'longest, processor time'],
      [[String(taps / sales), milliseconds(longest(({ wallMs }) => wallMs)), milliseconds(cpuMs)]],
    );
    printLoad();
    if (taps !== 3 * sales) throw new Error(`A sale took ${taps / sales} taps, not 3`);
    if (cpuMs > maxTaskMs)
      throw new Error(`A task took ${cpuMs.toFixed(0)} ms, more than ${maxTaskMs} ms`);
  });
}

/** @returns the number of taps */
async function sell(page: Page): Promise<number> {
  const taps = [
    'section[aria-label="Dishes"] li:has-text("Masala Dosa") button',
    'button[aria-keyshortcuts="Enter"]',
    'dialog[open] [data-autofocus]',
  ];
  for (const selector of taps) await page.locator(selector).first().click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return taps.length;
}
