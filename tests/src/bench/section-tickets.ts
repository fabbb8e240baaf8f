/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { openAs } from '../journeys/as-person.ts';
import { withBuiltSite } from '../support/browser.ts';
import { openStillPage, type Size, settle } from '../support/still-page.ts';
import { kitchenVendorId, mockKitchen } from './mock-kitchen.ts';
import { printTable } from './print.ts';
import { ticketOrders } from './ticket-orders.ts';

const screens: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const orderCounts = [1, 8, 40, 120];

/** Counts the new and cooking tickets that a kitchen screen shows in full, without scrolling. */
export async function benchTickets(): Promise<void> {
  await withBuiltSite(async ({ url }, browser) => {
    for (const isCompact of [false, true]) {
      const counts = new Map<Size, number[]>(screens.map((size) => [size, []]));
      for (const count of orderCounts) {
        await withRush(browser, url, { count, isCompact }, async (page) => {
          for (const [size, row] of counts) {
            await page.setViewportSize(size);
            await settle(page);
            row.push(await page.evaluate(countFullTickets));
          }
        });
      }
      printTable(
        `Kitchen screen, ${isCompact ? 'compact' : 'large'}: new and cooking tickets in full view, by number of orders`,
        ['', ...orderCounts.map(String)],
        [...counts].map(([{ width, height }, row]) => [`${width} × ${height}`, ...row]),
      );
    }
  });
}

/** Opens the kitchen of a mess with this many orders. */
export async function withRush(
  browser: Browser,
  siteUrl: string,
  { count, isCompact }: { count: number; isCompact: boolean },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await openStillPage(browser, { width: 1280, height: 800 });
  await mockKitchen(page, ticketOrders(kitchenVendorId, count));
  await page.addInitScript((compact) => {
    localStorage.setItem('thali.device.compact-tickets', String(compact));
  }, isCompact);
  await openAs(page, siteUrl, 'vendor', '/kitchen');
  await page.getByText('Live', { exact: true }).waitFor();
  await run(page);
  await page.context().close();
}

/** Runs in the page. */
function countFullTickets(): number {
  const columns = document.querySelectorAll(
    'section[aria-label="New"], section[aria-label="Cooking"]',
  );
  const tickets = [...columns].flatMap((column) => [...column.querySelectorAll('[data-order-id]')]);
  return tickets.filter((ticket) => {
    const { top, bottom, left, right } = ticket.getBoundingClientRect();
    const isWhole = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    // Headers, bars and scrolled lists can cover a ticket inside the window.
    const corners = [top + 12, bottom - 12].map((y) => document.elementFromPoint(left + 12, y));
    return isWhole && corners.every((corner) => corner && ticket.contains(corner));
  }).length;
}
