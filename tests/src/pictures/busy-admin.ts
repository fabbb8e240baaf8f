import type { Page } from 'playwright-core';
import { busyAnalytics } from './busy-admin-analytics.ts';
import { busyAuditEntries } from './busy-admin-audit.ts';
import { busyPayments } from './busy-admin-payments.ts';
import { busySubscriptions, busyVendors } from './busy-admin-vendors.ts';

/** The admin's calls, answered as on a platform with many messes and something of each kind to do. */
export async function answerBusyAdmin(page: Page): Promise<void> {
  await page.route('**/api/admin/analytics*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: busyAnalytics(answer) });
  });
  await page.route('**/api/admin/vendors?*', (route) => {
    const status = new URL(route.request().url()).searchParams.get('status');
    const rows = busyVendors.filter((vendor) => !status || vendor.status === status);
    return route.fulfill({ json: { vendors: rows, pagination: pageWithMore } });
  });
  await page.route('**/api/admin/payments?*', (route) =>
    route.fulfill({ json: { payments: busyPayments, pagination: pageWithMore } }),
  );
  await page.route('**/api/admin/payments/*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    const payment = busyPayments.find(({ order_id }) => order_id === id);
    return payment ? route.fulfill({ json: { payment } }) : route.continue();
  });
  await page.route('**/api/admin/subscriptions/ending*', (route) =>
    route.fulfill({ json: { subscriptions: busySubscriptions } }),
  );
  await page.route('**/api/admin/audit*', (route) =>
    route.fulfill({ json: { entries: busyAuditEntries, pagination: pageWithMore } }),
  );
}

const pageWithMore = { limit: 50, next_cursor: 'next' };
