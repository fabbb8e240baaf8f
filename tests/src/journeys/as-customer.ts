import { demoStudent } from '@thali/local/seed/demo-people';
import type { Locator, Page } from 'playwright-core';
import { callSite } from '../support/call-site.ts';
import { type DemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import type { WireOrder } from '../support/wire-answer.ts';
import { enterAs } from './as-person.ts';

export type CustomerTab = 'Menu' | 'Orders' | 'History' | 'Favorites' | 'Cart' | 'Profile';

/** Opens the menu as the demo's customer, without the sign-in page. */
export function enterAsCustomer(page: Page, siteUrl: string): Promise<void> {
  return enterAs(page, siteUrl, 'student');
}

export function tabOf(page: Page, tab: CustomerTab): Locator {
  const name = tab === 'Cart' ? /Cart$/ : tab;
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
}

const headings: Record<Exclude<CustomerTab, 'Menu'>, string> = {
  Orders: 'Ongoing Orders',
  History: 'Order History',
  Favorites: 'Favorites',
  Cart: 'Your cart',
  Profile: 'Profile',
};

/** Presses the tab and waits for its heading. */
export async function openTab(page: Page, tab: keyof typeof headings): Promise<void> {
  await tabOf(page, tab).click();
  await page.getByRole('heading', { name: headings[tab], exact: true }).waitFor();
}

/** An order on screen. Its number is the last eight characters of its id. */
export function orderCard(page: Page, orderId: string): Locator {
  return page.getByRole('article', { name: `Order ${orderId.slice(-8)}` });
}

export function placeOrderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place Order', exact: true });
}

export function heartOf(page: Page, dish: string): Locator {
  return page.getByRole('button', { name: `Favourite: ${dish}` });
}

/** Resolves when the page receives live updates. Call it before the page opens. */
export function waitForLiveLink(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (link) =>
      link.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"joined"')) resolve();
      }),
    );
  });
}

/** The toasts on screen. */
export function messages(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** @returns API calls of the demo's customer, as from another device */
export async function signInCustomer(siteUrl: string) {
  const { name, phone } = demoStudent;
  const { token } = await signInAt(siteUrl, 'student');
  return {
    order: (dishes: DemoOrder['dishes']): Promise<WireOrder> =>
      placeDemoOrder(siteUrl, { name, phone, dishes, token }),
    call: (method: string, path: string, body?: object) =>
      callSite(siteUrl, method, path, { token, body }),
  };
}
