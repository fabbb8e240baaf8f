import type { Page, WebSocketRoute } from 'playwright-core';
import { openOrders, ticketsFor } from '../journeys/as-vendor.ts';
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
      const cut = await cuttableSockets(page);
      await openDemoOrders(page, world);
      await cut();
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
  await openOrders(page, world.siteUrl, 'vendor@demo.example');
  await ticketsFor(page, 'Ravi Deshmukh').first().waitFor();
}

/** @returns ends the page's sockets, those to come too */
async function cuttableSockets(page: Page): Promise<() => Promise<void>> {
  const open: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/.*/, async (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  return async () => {
    isCut = true;
    await Promise.all(open.map((socket) => socket.close()));
  };
}
