/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { openDashboard, openOrders, ticketsFor } from '../journeys/as-vendor.ts';
import { liveValve } from '../support/live-valve.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

export const kitchenScenes: readonly Scene[] = [
  {
    name: 'vendor-orders-empty',
    open: (page, world) => openOrders(page, world.siteUrl, 'vendor@annapurna.example'),
  },
  { name: 'vendor-orders', isLong: true, open: openDemoOrders },
  {
    name: 'vendor-order-details',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await ticketsFor(page, 'Fatima Shaikh').getByRole('button', { name: 'View' }).click();
      await page.getByRole('dialog', { name: 'Order Details' }).waitFor();
    },
  },
  {
    name: 'vendor-orders-completed',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await page.getByLabel('Status').selectOption('completed');
      await page
        .getByRole('region', { name: 'Completed orders' })
        .getByText('Meera Joshi')
        .waitFor();
    },
  },
  {
    name: 'vendor-orders-checked',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await gotIt(page);
      await page.getByRole('button', { name: 'Table' }).click();
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: /to next step/ }).waitFor();
    },
  },
  {
    name: 'vendor-orders-search-none',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await gotIt(page);
      await page.getByRole('searchbox', { name: 'Search orders' }).fill('Zubeida');
      await page.getByText('No orders match “Zubeida”').waitFor();
    },
  },
  {
    name: 'vendor-orders-archive',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await gotIt(page);
      await page.goto(`${world.siteUrl}/vendor/orders?archived=true`);
      await page.getByText('No orders older than the 1,000 most recent').waitFor();
    },
  },
  {
    name: 'vendor-order-cancel',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await ticketsFor(page, 'Ravi Deshmukh').getByRole('button', { name: 'Cancel' }).click();
      await page
        .getByRole('button', { name: 'Cancel Order' })
        .and(page.locator(':enabled'))
        .waitFor();
    },
  },
  {
    name: 'vendor-order-undo',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await gotIt(page);
      // For each picture the time to undo it must not be over.
      await page.evaluate(() => {
        const { setTimeout: start } = window;
        window.setTimeout = ((run: () => void, ms?: number) =>
          start(run, ms === 5000 ? 60_000 : ms)) as typeof setTimeout;
      });
      await ticketsFor(page, 'Asha Patil').getByRole('button', { name: 'Complete' }).click();
      await page.getByRole('button', { name: /^Undo/ }).waitFor();
    },
  },
  {
    name: 'vendor-call-at-menu',
    open: async (page, world) => {
      await openDashboard(page, world.siteUrl, '/vendor/menu');
      await page.getByRole('region', { name: 'New orders call' }).waitFor();
    },
  },
  {
    name: 'vendor-menu',
    only: 'phone',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'vendor-orders-loading',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await page.route('**/api/orders?*', () => new Promise(() => undefined));
      await page.reload();
      await page.getByText('Loading orders...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'vendor-orders-api-down',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      await page.route('**/api/orders?*', (route) => route.fulfill({ status: 503 }));
      await page.reload();
      await page.getByRole('heading', { name: 'Failed to fetch orders' }).waitFor();
    },
  },
  {
    name: 'vendor-link-down',
    open: async (page, world) => {
      const valve = await liveValve(page);
      await openDemoOrders(page, world);
      await valve.cut();
      await page.getByText(/Live updates are off/).waitFor();
    },
  },
  {
    name: 'vendor-new-order',
    open: async (page, world) => {
      await openDemoOrders(page, world);
      const before = await ticketsFor(page, 'Sunita Rao').count();
      await world.placeOrder('Sunita Rao');
      await ticketsFor(page, 'Sunita Rao').nth(before).waitFor();
    },
  },
];

async function openDemoOrders(page: Page, world: World): Promise<void> {
  await openOrders(page, world.siteUrl);
  await ticketsFor(page, 'Ravi Deshmukh').first().waitFor();
}

async function gotIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('region', { name: 'New orders call' }).waitFor({ state: 'detached' });
}
