import type { Locator, Page } from 'playwright-core';
import { emails } from '../support/demo-sign-in.ts';
import { openAs } from './as-person.ts';

/** Opens the live list of orders, without the sign-in page. */
export async function openOrders(page: Page, siteUrl: string, email?: string): Promise<void> {
  await openDashboard(page, siteUrl, '/vendor/orders', email);
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
}

/** Opens the kitchen, without the sign-in page. */
export async function openKitchen(page: Page, siteUrl: string, email?: string): Promise<void> {
  await openAs(page, siteUrl, 'vendor', '/kitchen', email);
  await waitForKitchen(page);
}

export async function waitForKitchen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /^Kitchen:/ }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
}

/** Opens a screen of the dashboard, without the sign-in page. */
export async function openDashboard(
  page: Page,
  siteUrl: string,
  path: string,
  email = emails.vendor,
): Promise<void> {
  await openAs(page, siteUrl, 'vendor', path, email);
  await page.getByRole('heading', { level: 1, name: /Vendor Dashboard:|Table cards/ }).waitFor();
}

/** An order's ticket in the kitchen, or its card in the dashboard. Both names are the last six characters of its id. */
export function ticketOf(page: Page, orderId: string): Locator {
  return page.getByRole('article', { name: orderId.slice(-6) });
}

/** The tickets of one customer. */
export function ticketsFor(page: Page, customer: string): Locator {
  return page.getByRole('article').filter({ hasText: customer });
}
