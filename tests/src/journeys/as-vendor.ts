import type { Locator, Page } from 'playwright-core';
import { emails } from '../support/demo-sign-in.ts';
import { fillSignIn } from './as-person.ts';

/** Through the sign-in page to the live list of orders. */
export async function openOrders(page: Page, siteUrl: string, email?: string): Promise<void> {
  await openDashboard(page, siteUrl, '/vendor/orders', email);
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
}

/** Through the sign-in page to a screen of the dashboard. */
export async function openDashboard(
  page: Page,
  siteUrl: string,
  path: string,
  email = emails.vendor,
): Promise<void> {
  await page.goto(`${siteUrl}/login?role=vendor&returnUrl=${encodeURIComponent(path)}`);
  await fillSignIn(page, email);
  await page.getByRole('heading', { level: 1, name: /Vendor Dashboard:|Table cards/ }).waitFor();
}

/** An ongoing order; the list shows the last six characters of its id. */
export function ticketOf(page: Page, orderId: string): Locator {
  return page.getByRole('article', { name: orderId.slice(-6) });
}

/** The tickets on screen of orders for somebody. */
export function ticketsFor(page: Page, customer: string): Locator {
  return page.getByRole('article').filter({ hasText: customer });
}
