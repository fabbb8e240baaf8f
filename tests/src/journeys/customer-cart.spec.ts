/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { orderIdsOf } from '../support/demo-orders.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import {
  enterAsCustomer,
  messages,
  openTab,
  placeOrderButton,
  signInCustomer,
  tabOf,
  waitForLiveLink,
} from './as-customer.ts';
import { addDish, fillCheckout, placeButton, trackOrder } from './as-guest.ts';
import { signInColleague } from './as-menu-editor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

async function fillCart(page: Page, dishes: readonly string[]): Promise<void> {
  await enterAsCustomer(page, journey.siteUrl);
  for (const dish of dishes) await addDish(page, dish);
  await openTab(page, 'Cart');
  await placeOrderButton(page).waitFor();
}

test('the cart shows changed prices and dishes, and the order has the new price', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  const liveLink = waitForLiveLink(page);
  await fillCart(page, ['Veg Mess Thali', 'Vada Pav']);
  const [kitchen] = await Promise.all([signInColleague(journey.siteUrl), liveLink]);
  const thali = `menu-items/${demoIds.item('demo', 'veg-thali')}`;
  const pav = `menu-items/${demoIds.item('demo', 'vada-pav')}`;

  await kitchen('PUT', thali, { price: 120 });
  await messages(page).getByText('Veg Mess Thali is now ₹120 instead of ₹110.').waitFor();
  await page.getByText('was ₹110.00').waitFor();
  await kitchen('PUT', pav, { is_available: false });
  // The message shows once, at the button and not as a toast.
  await page.getByText('The item "Vada Pav" is no longer available.').waitFor();
  expect(await messages(page).getByText('Vada Pav').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('Subtotal (1 item)').waitFor();

  // The kitchen switches the dish off, and the page gets no update.
  await page.route('**/api/storefront/**', (route) => route.abort());
  await kitchen('PUT', thali, { is_available: false });
  await page.evaluate(() => scrollTo(0, 0));
  // After two seconds on screen, the new price needs no confirmation.
  await page.waitForTimeout(2000);
  await placeOrderButton(page).click();
  const refusal = page
    .getByRole('alert')
    .getByText(
      'The item "Veg Mess Thali" is no longer available. Please remove it from your cart.',
    );
  await refusal.waitFor();
  await expect.poll(() => bottomOf(refusal)).toBeLessThan(await bottomOf(placeOrderButton(page)));
  await kitchen('PUT', thali, { is_available: true });
  await placeOrderButton(page).click();
  await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  const student = await signInCustomer(journey.siteUrl);
  expect((await student.call('GET', '/orders')).orders[0]?.final_amount).toBe(122);
  await kitchen('PUT', thali, { price: 110 });
  await kitchen('PUT', pav, { is_available: true });
});

/** The y coordinate of the bottom edge. */
async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

test('an order that a guest began stays a guest order after a sign-in', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  const name = 'Asha Begins';
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await fillCheckout(page, { dishes: ['Masala Chai'], name, phone: '9876512340' });
  // The dialog keeps the typed details while the guest looks at the menu.
  const dialog = page.getByRole('dialog', { name: 'Guest Checkout' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await tabOf(page, 'Menu').click();
  await openTab(page, 'Cart');
  await placeOrderButton(page).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe(name);
  const firstOrder = loseAnswers(page);
  await placeButton(page).click();
  await firstOrder;
  await leaveBeforeRetry(page);
  await enterAsCustomer(page, journey.siteUrl);
  const orderId = await trackOrder(page);
  await page.getByText('Masala Chai').waitFor();
  expect(await orderIdsOf(journey.siteUrl, name)).toEqual([orderId]);
});

/** Lets the server place the orders and drops its answers. Resolves after the first order. */
function loseAnswers(page: Page): Promise<void> {
  return new Promise((resolve) => {
    void page.route('**/api/orders', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      resolve();
      await route.abort('connectionreset').catch(() => undefined);
    });
  });
}

/** Leaves the page before it retries the order, and then lets answers through. */
async function leaveBeforeRetry(page: Page): Promise<void> {
  await page.goto(`${journey.siteUrl}/api/health`);
  await page.unroute('**/api/orders');
}

test('each vendor has a separate cart, shared by all tabs', { tags: 'long' }, async () => {
  const { page } = visit;
  const otherPage = await page.context().newPage();
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await otherPage.goto(`${journey.siteUrl}/menu/annapurna`);
  await addDish(page, 'Veg Mess Thali');
  await addDish(otherPage, 'Filter Coffee');
  await addDish(otherPage, 'Lemon Rice');
  await page.getByRole('button', { name: /1 item.*View cart/s }).waitFor();
  await otherPage.getByRole('button', { name: /2 items.*View cart/s }).waitFor();

  const third = await page.context().newPage();
  await third.goto(`${journey.siteUrl}/menu/annapurna?tab=cart`);
  await third.getByText('Subtotal (2 items)').waitFor();
  await third.getByRole('button', { name: 'Remove Lemon Rice' }).click();
  await otherPage.getByRole('button', { name: /1 item.*View cart/s }).waitFor();
  await openTab(page, 'Cart');
  await page.getByText('Subtotal (1 item)').waitFor();
  await tabOf(page, 'Menu').click();
  await page.goBack();
  await page.getByText('Subtotal (1 item)').waitFor();
});
