import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import {
  customerAt,
  enterAsCustomer,
  heartOf,
  messages,
  openTab,
  placeOrderButton,
  tabOf,
} from '../journeys/as-customer.ts';
import { addDish } from '../journeys/as-guest.ts';
import { colleagueAt } from '../journeys/as-menu-keeper.ts';
import { moveDemoOrder } from '../support/demo-orders.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

/** They come late: their customer leaves orders behind. */
export const customerScenes: readonly Scene[] = [
  { name: 'customer-menu', open: enter },
  {
    name: 'customer-tab-locked',
    only: 'phone',
    open: async (page, world) => {
      await page.goto(world.messUrl('/menu/demo'));
      await page.getByRole('searchbox', { disabled: false }).waitFor();
      await tabOf(page, 'Orders').click({ force: true });
      await messages(page).getByText('Sign in to see your orders').waitFor();
    },
  },
  {
    name: 'customer-orders-empty',
    open: async (page, world) => {
      await enter(page, world);
      await openTab(page, 'Orders');
      await page.getByRole('heading', { name: 'No ongoing orders' }).waitFor();
    },
  },
  {
    name: 'customer-history-empty',
    open: async (page, world) => {
      await enter(page, world);
      await openTab(page, 'History');
      await page.getByRole('heading', { name: 'No past orders' }).waitFor();
    },
  },
  {
    name: 'customer-favorites-empty',
    open: async (page, world) => {
      await enter(page, world);
      await openTab(page, 'Favorites');
    },
  },
  {
    name: 'customer-favorites',
    open: async (page, world) => {
      await enter(page, world);
      for (const dish of ['Veg Mess Thali', 'Chicken Dum Biryani', 'Masala Chai']) {
        if ((await heartOf(page, dish).getAttribute('aria-pressed')) !== 'true') {
          await heartOf(page, dish).click();
        }
      }
      await openTab(page, 'Favorites');
      await page.getByRole('article').nth(2).waitFor();
    },
  },
  { name: 'customer-cart', isLong: true, open: openFullCart },
  {
    name: 'customer-cart-changed',
    open: async (page, world) => {
      await openFullCart(page, world);
      const kitchen = await colleagueAt(world.siteUrl);
      const thali = `menu-items/${demoIds.item('demo', 'veg-thali')}`;
      const chai = `menu-items/${demoIds.item('demo', 'masala-chai')}`;
      await kitchen('PUT', thali, { price: 120 });
      await page.getByText('was ₹110.00').waitFor();
      await kitchen('PUT', chai, { is_available: false });
      await page.getByRole('button', { name: 'Remove it' }).waitFor();
      // The kitchen takes it back for the scenes to come, and this page hears nothing of it.
      await page.route('**/api/storefront/**', () => new Promise(() => undefined));
      await kitchen('PUT', thali, { price: 110 });
      await kitchen('PUT', chai, { is_available: true });
    },
  },
  {
    name: 'customer-profile',
    open: async (page, world) => {
      await enter(page, world);
      await openTab(page, 'Profile');
      await page.getByText('N/A').waitFor();
    },
  },
  {
    name: 'customer-profile-edit',
    open: async (page, world) => {
      await enter(page, world);
      await openTab(page, 'Profile');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByLabel('Phone').fill('98765');
      await page.getByText('Enter a valid phone number.').waitFor();
    },
  },
  {
    name: 'customer-order-placed',
    open: async (page, world) => {
      await openFullCart(page, world);
      await placeOrderButton(page).click();
      await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
    },
  },
  {
    name: 'customer-orders',
    isLong: true,
    open: async (page, world) => {
      const student = await customerAt(world.siteUrl);
      const dishes = { 'veg-thali': 1, 'chicken-biryani': 1, 'masala-chai': 2, 'vada-pav': 2 };
      const cooked = await student.order(dishes);
      await moveDemoOrder(world.siteUrl, cooked.id, ['confirmed', 'preparing']);
      const done = await student.order({ 'masala-chai': 1 });
      await moveDemoOrder(world.siteUrl, done.id, ['confirmed', 'preparing', 'ready']);
      await student.order({ 'vada-pav': 2 });
      await enter(page, world);
      await openTab(page, 'Orders');
      await page.getByRole('article').nth(2).waitFor();
    },
  },
  {
    name: 'customer-status-toast',
    open: async (page, world) => {
      const student = await customerAt(world.siteUrl);
      const { id } = await student.order({ 'vada-pav': 2 });
      await enter(page, world);
      await openTab(page, 'Orders');
      await page.getByRole('article').first().waitFor();
      await moveDemoOrder(world.siteUrl, id, ['confirmed']);
      await messages(page).getByText('Order Confirmed').waitFor();
    },
  },
  {
    name: 'customer-history',
    isLong: true,
    open: async (page, world) => {
      const student = await customerAt(world.siteUrl);
      const { id } = await student.order({ 'veg-thali': 2, 'vada-pav': 2 });
      await moveDemoOrder(world.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
      const refused = await student.order({ 'gulab-jamun': 2 });
      await moveDemoOrder(world.siteUrl, refused.id, ['cancelled']);
      await enter(page, world);
      await openTab(page, 'History');
      await page.getByRole('button', { name: 'Order again' }).nth(1).waitFor();
    },
  },
];

function enter(page: Page, world: World): Promise<void> {
  return enterAsCustomer(page, world.siteUrl);
}

async function openFullCart(page: Page, world: World): Promise<void> {
  await enter(page, world);
  for (const dish of ['Veg Mess Thali', 'Chicken Dum Biryani', 'Masala Chai']) {
    await addDish(page, dish);
  }
  if ((page.viewportSize()?.width ?? 0) < 1024) await openTab(page, 'Cart');
  await page.getByText('Order Details').waitFor();
}
