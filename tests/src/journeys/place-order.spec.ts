import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { orderIdsOf } from '../support/demo-orders.ts';
import { keyboardOn } from '../support/keyboard.ts';
import { useJourney } from '../support/use-journey.ts';
import {
  addDish,
  fillCheckout,
  fillGuest,
  placeButton,
  trackOrder,
  waitForStatus,
} from './as-guest.ts';
import { hideAndShowPage } from './as-kitchen.ts';
import { openKitchen, ticketOf, ticketsFor } from './as-vendor.ts';

const guest = { dishes: [], name: 'Ravi Deshmukh', phone: '9876512340' };

const journey = useJourney();

test('a guest orders lunch and follows each step of the kitchen live', async () => {
  const kitchen = await startVisit(journey.browser, 'desktop');
  const visit = await startVisit(journey.browser, 'phone');
  await openKitchen(kitchen.page, journey.siteUrl);

  await chooseDishes(visit);
  const orderId = await checkOut(visit);
  const documents = [kitchen.documentCount(), visit.documentCount()];

  await cook(kitchen, visit, orderId);
  expect([kitchen.documentCount(), visit.documentCount()]).toEqual(documents);

  await visit.page.reload();
  await waitForStatus(visit.page, 'Completed');
  expect(kitchen.problems).toEqual([]);
  expect(visit.problems).toEqual([]);
  await Promise.all([kitchen.close(), visit.close()]);
});

async function chooseDishes(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.goto(journey.messUrl('/'));
  await page.getByRole('heading', { level: 1, name: 'Teen Katori Mess' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'See the full menu' }).click();
  await page.getByRole('article').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/menu/demo');
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(24);

  const keys = keyboardOn(page);
  await keys.tabTo(page.getByRole('link', { name: 'Skip to the menu' }));
  await page.keyboard.press('Enter');
  const firstAdd = page.getByRole('button', { name: /^Add to Cart/ }).first();
  expect(await keys.tabTo(firstAdd)).toBeLessThanOrEqual(3);

  const search = page.getByRole('searchbox', { name: 'Search menu' });
  await search.fill('thali');
  await page.getByRole('article').filter({ hasText: 'Masala Chai' }).waitFor({ state: 'detached' });
  await addDish(page, 'Veg Mess Thali');
  await search.fill('');
  await addDish(page, 'Masala Chai');
  await page.getByRole('button', { name: /127\.00.*2 items.*View cart/s }).waitFor();
}

/** @returns the order's id */
async function checkOut(visit: Visit): Promise<string> {
  const { page } = visit;
  await page.getByRole('button', { name: /View cart/ }).click();
  const bill = page.getByRole('region', { name: 'Cart' });
  await bill.getByText('Platform fee', { exact: true }).waitFor();
  expect(await bill.getByRole('definition').allInnerTexts()).toEqual([
    '₹125.00',
    '₹2.00',
    '₹127.00',
  ]);

  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  expect(await placeButton(page).isDisabled()).toBe(true);
  await fillGuest(page, guest);
  await placeButton(page).dblclick();
  await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  const orderId = await trackOrder(page);
  expect(visit.apiCalls.filter((call) => call === 'POST /api/orders')).toHaveLength(1);
  await waitForStatus(page, 'Pending');
  await page.getByText('Live', { exact: true }).waitFor();
  await lookAtMenu(visit, orderId);
  return orderId;
}

/** The menu shows the order beside a second cart. The checkout of this cart has the details of the guest. */
async function lookAtMenu(visit: Visit, orderId: string): Promise<void> {
  const { page } = visit;
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  const bar = page.getByRole('link', { name: /Waiting/ });
  await bar.getByText(`Order ${orderId.slice(-6)}`).waitFor();
  await addDish(page, 'Vada Pav');
  await page.getByRole('button', { name: /View cart/ }).click();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Guest Checkout' });
  await dialog.getByText('+91 98765 12340').waitFor();
  expect(await placeButton(page).isEnabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Not Ravi?' }).click();
  await dialog.getByLabel('Name').and(page.locator(':focus')).waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('button', { name: 'Menu' }).click();
  await bar.click();
  await waitForStatus(page, 'Pending');
  await page.getByText('Live', { exact: true }).waitFor();
}

async function cook(kitchen: Visit, visit: Visit, orderId: string): Promise<void> {
  const ticket = ticketOf(kitchen.page, orderId);
  await ticket.getByText(guest.name).waitFor();
  expect(await ticketsFor(kitchen.page, guest.name).count()).toBe(1);
  expect(await ticket.innerText()).toContain('Veg Mess Thali');

  const steps = [
    ['Confirm', 'Confirmed'],
    ['Prepare', 'Preparing'],
    ['Ready', 'Ready'],
    ['Handed over', 'Completed'],
  ] as const;
  for (const [action, status] of steps) {
    await ticket.getByRole('button', { name: action }).click();
    await hideAndShowPage(kitchen.page);
    await waitForStatus(visit.page, status);
  }
  expect(await ticketsFor(kitchen.page, guest.name).count()).toBe(0);
}

test('an order with lost answers is placed once, and a reload completes the checkout', {
  tags: 'long',
}, async () => {
  const visit = await startVisit(journey.browser, 'phone');
  const { page } = visit;
  const name = 'Lost Page';
  await page.goto(journey.messUrl('/menu/demo'));
  await fillCheckout(page, { ...guest, dishes: ['Vada Pav'], name });
  await page.route('**/api/orders', loseAnswer);
  await placeButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/check your connection/)
    .waitFor();
  await page.unroute('**/api/orders');
  await page.reload();
  const orderId = await trackOrder(page);
  expect(await orderIdsOf(journey.siteUrl, name)).toEqual([orderId]);
  await visit.close();
});

/** Lets the server place the order and drops the answer. Node cannot resolve demo.localhost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch({ url: `${journey.siteUrl}/api/orders` });
  await route.abort('connectionreset');
}
