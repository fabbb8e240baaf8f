import type { Page } from 'playwright-core';
import { addDish, fillGuest, placeButton } from '../journeys/as-guest.ts';
import { withoutMenu } from '../support/without-menu.ts';
import type { Scene } from './scene.ts';
import { guestPhone, type World } from './world.ts';

const guest = { name: 'Ravi Deshmukh', phone: guestPhone, dishes: [] };

export const storefrontScenes: readonly Scene[] = [
  { name: 'menu', isLong: true, open: openMenu },
  {
    name: 'menu-scrolled',
    open: async (page, world) => {
      await openMenu(page, world);
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 900);
    },
  },
  {
    name: 'menu-loading',
    open: async (page, world) => {
      await page.route('**/api/**', () => new Promise(() => undefined));
      await withoutMenu(page);
      await page.goto(world.messUrl('/menu/demo'));
      await page.getByText('Loading menu...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'menu-api-down',
    open: async (page, world) => {
      await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
      await withoutMenu(page);
      await page.goto(world.messUrl('/menu/demo'));
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
  },
  {
    name: 'menu-offline',
    open: async (page, world) => {
      await openMenu(page, world);
      // The cart's own code is still to come.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(2000);
      await page.context().setOffline(true);
    },
  },
  {
    name: 'restaurant-not-found',
    open: async (page, world) => {
      await page.goto(world.messUrl('/menu/nobody'));
      await page.getByRole('heading', { name: 'Restaurant not found' }).waitFor();
    },
  },
  {
    name: 'search',
    open: async (page, world) => {
      await openMenu(page, world);
      await page.getByRole('searchbox', { name: 'Search menu' }).fill('thali');
    },
  },
  {
    name: 'search-without-result',
    open: async (page, world) => {
      await openMenu(page, world);
      await page.getByRole('searchbox', { name: 'Search menu' }).fill('pizza');
      await page.getByRole('heading', { name: 'No items found' }).waitFor();
    },
  },
  {
    name: 'item-added',
    open: async (page, world) => {
      await openMenu(page, world);
      await addDish(page, 'Veg Mess Thali');
    },
  },
  {
    name: 'cart-empty',
    open: async (page, world) => {
      await page.goto(world.messUrl('/menu/demo?tab=cart'));
      await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    },
  },
  { name: 'cart', isLong: true, open: openCart },
  { name: 'guest-dialog', open: openGuestDialog },
  {
    name: 'guest-dialog-filled',
    open: async (page, world) => {
      await openGuestDialog(page, world);
      await fillGuest(page, guest);
    },
  },
  {
    name: 'guest-dialog-error',
    open: async (page, world) => {
      await openGuestDialog(page, world);
      await fillGuest(page, { ...guest, phone: '98765' });
      await page.getByLabel('Email').focus();
      await page.getByText('Please enter a valid phone number').waitFor();
    },
  },
  {
    name: 'guest-dialog-connection-lost',
    open: async (page, world) => {
      await openGuestDialog(page, world);
      await fillGuest(page, guest);
      await page.route('**/api/orders', (route) => route.abort('connectionreset'));
      await placeButton(page).click();
      await page
        .getByRole('alert')
        .getByText(/check your connection/)
        .waitFor();
    },
  },
];

async function openMenu(page: Page, world: World): Promise<void> {
  await page.goto(world.messUrl('/menu/demo'));
  // The field before it can't be typed into.
  await page.getByRole('searchbox', { disabled: false }).waitFor();
}

export async function openCart(page: Page, world: World): Promise<void> {
  await openMenu(page, world);
  for (const dish of ['Veg Mess Thali', 'Chicken Dum Biryani', 'Masala Chai']) {
    await addDish(page, dish);
  }
  await page.getByRole('button', { name: 'One Masala Chai more' }).first().waitFor();
  await page.goto(world.messUrl('/menu/demo?tab=cart'));
  await placeOrderButton(page).waitFor();
}

export async function openGuestDialog(page: Page, world: World): Promise<void> {
  await openCart(page, world);
  await placeOrderButton(page).click();
  await page.getByRole('dialog', { name: 'Guest Checkout' }).waitFor();
}

function placeOrderButton(page: Page) {
  return page.getByRole('button', { name: 'Place Order', exact: true });
}
