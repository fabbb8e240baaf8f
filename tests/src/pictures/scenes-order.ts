import type { Page } from 'playwright-core';
import { fillGuest, placeButton, seesStatus } from '../journeys/as-guest.ts';
import { enterAs } from '../journeys/as-person.ts';
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
      await page.getByText('No order found with this link and phone number.').waitFor();
    },
  },
  {
    name: 'order-unknown',
    open: async (page, world) => {
      await page.goto(world.messUrl('/orders/no-such-order'));
      await page.getByRole('heading', { name: 'Order not found' }).waitFor();
    },
  },
  ...stages.map(
    (status): Scene => ({
      name: `order-${status}`,
      isLong: status === 'pending' || status === 'ready',
      open: async (page, world) => {
        await openOrder(page, world, status);
        await prove(page, guestPhone);
        await seesStatus(page, statuses[status]);
      },
    }),
  ),
  {
    name: 'order-promised',
    open: (page, world) =>
      openAltered(page, world, 'preparing', { estimated_ready_time: inMinutes(12) }),
  },
  {
    name: 'order-late',
    open: (page, world) =>
      openAltered(page, world, 'preparing', { estimated_ready_time: inMinutes(-7) }),
  },
  {
    // Nothing expires before a day has passed: the server's answer, a day later.
    name: 'order-expired',
    open: (page, world) =>
      openAltered(page, world, 'ready', { status: 'expired', payment_status: 'failed' }),
  },
  {
    name: 'order-of-staff',
    open: async (page, world) => {
      await enterAs(page, world.siteUrl, 'vendor');
      await page.goto(`${world.siteUrl}/orders/${world.orderIds.preparing}`);
      await seesStatus(page, statuses.preparing);
    },
  },
  ...(['pending', 'completed', 'cancelled'] as const).map(
    (status): Scene => ({
      name: `payment-${status}`,
      isLong: status === 'pending',
      open: async (page, world) => {
        await openOrder(page, world, status, 'payment');
        await prove(page, guestPhone);
        await page.getByRole('status').filter({ hasText: 'Payment: ' }).waitFor();
      },
    }),
  ),
  {
    name: 'order-loading',
    open: async (page, world) => {
      await page.route('**/api/**', () => new Promise(() => undefined));
      await page.goto(world.messUrl(`/orders/${world.orderIds.pending}#token=awaited`));
      await page.getByText('Loading...').waitFor({ state: 'attached' });
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

async function openOrder(
  page: Page,
  world: World,
  status: StagedStatus,
  about: 'orders' | 'payment' = 'orders',
): Promise<void> {
  await page.goto(world.messUrl(`/${about}/${world.orderIds[status]}`));
  await page.getByRole('heading', { name: 'Find your order' }).waitFor();
}

async function prove(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Show my order' }).click();
}

/** An order with something about it that takes long to come about. */
async function openAltered(
  page: Page,
  world: World,
  status: StagedStatus,
  changes: { status?: 'expired'; payment_status?: string; estimated_ready_time?: string },
): Promise<void> {
  await openOrder(page, world, status);
  await page.route('**/api/orders/*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: world.siteUrl + pathname + search });
    const answer: { order: object } = await response.json();
    await route.fulfill({ response, json: { order: { ...answer.order, ...changes } } });
  });
  await prove(page, guestPhone);
  await seesStatus(page, changes.status ? 'Expired' : statuses[status]);
}

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}
