import type { Locator, Page } from 'playwright-core';
import { emails } from '../support/demo-sign-in.ts';
import { openAs } from './as-person.ts';

/** The live list of orders, past the sign-in page. */
export async function openOrders(page: Page, siteUrl: string, email?: string): Promise<void> {
  await openDashboard(page, siteUrl, '/vendor/orders', email);
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
}

/** The kitchen's screen, past the sign-in page, with all that is ongoing. */
export async function openKitchen(page: Page, siteUrl: string, email?: string): Promise<void> {
  await openAs(page, siteUrl, 'vendor', '/kitchen', email);
  await seesKitchen(page);
}

export async function seesKitchen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /^Kitchen:/ }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
}

/** A screen of the dashboard, past the sign-in page. */
export async function openDashboard(
  page: Page,
  siteUrl: string,
  path: string,
  email = emails.vendor,
): Promise<void> {
  await openAs(page, siteUrl, 'vendor', path, email);
  await page.getByRole('heading', { level: 1, name: /Vendor Dashboard:|Table cards/ }).waitFor();
}

/** An order in the kitchen, or in the dashboard's list where that shows cards; both name it by the last six characters. */
export function ticketOf(page: Page, orderId: string): Locator {
  return page.getByRole('article', { name: orderId.slice(-6) });
}

/** The tickets on screen of orders for somebody. */
export function ticketsFor(page: Page, customer: string): Locator {
  return page.getByRole('article').filter({ hasText: customer });
}
