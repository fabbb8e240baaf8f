import type { Page } from 'playwright-core';
import { phone } from '../support/screen-problems.ts';
import { marks, subdomain } from './payload-mess.ts';

/** A screen, and the user texts that it shows. */
export interface PayloadScreen {
  /** Dashboard and admin screens are on the main site, other screens on the mess's host. */
  path: string;
  sees: readonly string[];
  /** Opens a dialog or section of the screen first. */
  open?(page: Page): Promise<unknown>;
}

export type Viewer = 'guest' | 'student' | 'staff' | 'admin';

const { dish, dishText, displayName, address, description, holiday, category } = marks;
const mess = [displayName, address, dish];
const order = [displayName, dish];
const { guest, wish, remark, customer, customersWish } = marks;

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const tab = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click();
const mark = (text: string) => new RegExp(text);

/** Every screen that shows another person's text. @param guestOrder  order id with its tracking token */
export function payloadScreens(guestOrder: string): Record<Viewer, PayloadScreen[]> {
  return {
    guest: [
      { path: '/', sees: [...mess, marks.cuisine, description, holiday, dishText] },
      { path: `/menu/${subdomain}`, sees: [...mess, marks.cuisine, category, dishText] },
      { path: `/menu/${subdomain}`, sees: [dish], open: openCart },
      { path: `/orders/${guestOrder}`, sees: [...order, guest, wish, remark] },
    ],
    student: [
      { path: '/customer', sees: [...mess, category, dishText] },
      { path: '/customer', sees: order, open: tab('Orders') },
      { path: '/customer', sees: order, open: tab('History') },
      { path: '/customer', sees: [dish, dishText], open: tab('Favorites') },
      { path: '/customer', sees: [marks.profile], open: tab('Profile') },
    ],
    staff: [
      { path: '/vendor', sees: [...order, guest, customer] },
      { path: '/kitchen', sees: [...order, guest, wish, remark, customer, customersWish] },
      { path: '/kitchen', sees: [guest], open: press('More') },
      { path: '/kitchen', sees: [dish, category], open: press('Sold out') },
      { path: '/vendor/orders', sees: [...order, guest, customer] },
      { path: '/vendor/orders', sees: [dish, wish], open: press('View') },
      { path: '/vendor/orders?status=completed', sees: [dish, customer] },
      { path: '/vendor/menu', sees: [category, marks.categoryText, dish, dishText] },
      {
        path: '/vendor/menu',
        sees: [dish, dishText, marks.nutrition],
        open: press(mark(`^Edit ${dish}`)),
      },
      { path: '/vendor/menu', sees: [category], open: press(/^Delete category/) },
      { path: '/vendor/analytics?period=last7', sees: order },
      { path: '/vendor/customers', sees: [guest, customer] },
      { path: '/vendor/forecasting', sees: [displayName] },
      { path: '/vendor/wallet?view=transactions', sees: [customer] },
      { path: `/vendor/wallet?statement=${month()}`, sees: [displayName] },
      { path: '/vendor/settings/hours', sees: [holiday] },
      { path: '/vendor/settings/devices', sees: [marks.device] },
      { path: '/vendor/table-cards', sees: [displayName, marks.cuisine] },
      { path: '/vendor/kitchen-sheet', sees: [displayName] },
      {
        path: '/billing',
        sees: [marks.buyer, marks.boughtMess, marks.buyerAddress],
        open: openReceipt,
      },
    ],
    admin: [
      { path: '/admin', sees: [marks.admin, marks.suspension] },
      { path: '/admin/vendors', sees: [displayName, marks.suspension] },
      { path: '/admin/vendors', sees: [displayName, guest], open: press(mark(`^${displayName}`)) },
      { path: '/admin/vendors', sees: [displayName], open: press(mark(`^Suspend ${displayName}`)) },
      { path: '/admin/payments', sees: [marks.boughtMess] },
      {
        path: '/admin/payments',
        sees: [marks.boughtMess],
        open: press(mark(`^${marks.boughtMess}`)),
      },
      { path: '/admin/audit', sees: [marks.admin, marks.suspension] },
      { path: '/admin/account', sees: [marks.admin] },
    ],
  };
}

/** Texts that the API returns but no screen shows. */
export const unshownTexts: readonly string[] = [
  marks.staff,
  marks.diet,
  marks.spice,
  marks.favoriteCategory,
];

async function openCart(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await press(/^Add to Cart/)(page);
  await press(/View cart/)(page);
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
}

async function openReceipt(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Receipt/ }).click();
}

function month(): string {
  return new Date().toISOString().slice(0, 7);
}
