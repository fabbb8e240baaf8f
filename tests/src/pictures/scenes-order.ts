import type { Page } from 'playwright-core';
import { fillGuest, placeButton, seesStatus } from '../journeys/as-guest.ts';
import type { Scene } from './scene.ts';
import { openGuestDialog } from './scenes-storefront.ts';
import { guestPhone, type StagedStatus, type World } from './world.ts';

const statuses: Record<StagedStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  preparing: 'Preparing',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
const stages = Object.keys(statuses) as StagedStatus[];

export const orderScenes: readonly Scene[] = [
  {
    name: 'order-asks-phone',
    open: (page, world) => openOrder(page, world, 'pending'),
  },
  {
    name: 'order-not-found',
    open: async (page, world) => {
      await openOrder(page, world, 'pending');
      await prove(page, '9000000000');
      await page.getByRole('heading', { name: 'Order not found' }).waitFor();
    },
  },
  ...stages.map(
    (status): Scene => ({
      name: `order-${status}`,
      isLong: status === 'pending',
      open: async (page, world) => {
        await openOrder(page, world, status);
        await prove(page, guestPhone);
        await seesStatus(page, statuses[status]);
      },
    }),
  ),
  { name: 'order-expired', open: openExpired },
  {
    name: 'order-loading',
    open: async (page, world) => {
      await openOrder(page, world, 'pending');
      await page.route('**/api/**', () => new Promise(() => undefined));
      await prove(page, guestPhone);
    },
  },
  {
    name: 'order-offline',
    open: async (page, world) => {
      await openOrder(page, world, 'preparing');
      await prove(page, guestPhone);
      await seesStatus(page, statuses.preparing);
      await page.context().setOffline(true);
    },
  },
];

/** Comes after the kitchen's pictures: it leaves an order behind. */
export const orderPlacedScene: Scene = {
  name: 'order-placed',
  open: async (page, world) => {
    await openGuestDialog(page, world);
    await fillGuest(page, { name: 'Ravi Deshmukh', phone: guestPhone, dishes: [] });
    await placeButton(page).click();
    await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  },
};

async function openOrder(page: Page, world: World, status: StagedStatus): Promise<void> {
  await page.goto(world.messUrl(`/orders/${world.orderIds[status]}`));
  await page.getByRole('heading', { name: 'Find your order' }).waitFor();
}

async function prove(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Show my order' }).click();
}

/** Nothing expires before a day has passed: the server's answer, a day later. */
async function openExpired(page: Page, world: World): Promise<void> {
  await openOrder(page, world, 'ready');
  await page.route('**/api/orders/*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: world.siteUrl + pathname + search });
    const answer: { order: object } = await response.json();
    await route.fulfill({ response, json: { order: { ...answer.order, status: 'expired' } } });
  });
  await prove(page, guestPhone);
  await seesStatus(page, 'Expired');
}
