import type { Page } from 'playwright-core';
import { addDish, fillCheckout, fillGuest, placeButton } from '../journeys/as-guest.ts';
import { openKitchen, openOrders, ticketsFor } from '../journeys/as-vendor.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import type { CheckScreen } from '../support/screen-problems.ts';
import type { Journey } from '../support/use-journey.ts';

const guest = { dishes: ['Masala Chai'], name: 'Ravi Deshmukh', phone: '9876512340' };

/** Walks from the page of the mess to the placed order, with each dialog on the way. */
export async function walkStorefront(
  page: Page,
  check: CheckScreen,
  journey: Journey,
): Promise<void> {
  await page.goto(journey.messUrl('/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('the page of a mess');
  await page.goto(journey.messUrl('/menu/demo'));
  await page.getByRole('region', { name: 'Today’s thali' }).waitFor();
  await addDish(page, 'Veg Mess Thali');
  await page.getByRole('button', { name: 'Add one portion of Veg Mess Thali' }).waitFor();
  await check('menu with a dish in the cart');
  await page.getByRole('link', { name: 'Choose: Special Thali' }).click();
  const sheet = page.getByRole('dialog', { name: 'Special Thali' });
  await sheet.getByRole('checkbox', { name: 'Aloo Gobi' }).check();
  await check('dish with choices');
  await sheet.getByRole('button', { name: 'Close' }).click();

  await fillCheckout(page, { ...guest, phone: '12' });
  await page.getByLabel('Email').focus();
  await page.getByText('Please enter a valid phone number').waitFor();
  await check('guest dialog with an error');
  await fillGuest(page, guest);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await check('cart');

  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await placeButton(page).click();
  await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  await check('order placed');
}

/** Walks the public pages. */
export async function walkMainSite(
  page: Page,
  check: CheckScreen,
  journey: Journey,
): Promise<void> {
  await page.goto(journey.siteUrl);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('landing');
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('dialog', { name: 'Launch Your Success' }).waitFor();
  await check('business sign-up');
  await page.goto(`${journey.siteUrl}/no-such-page`);
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  await check('not found');
  await page.goto(`${journey.siteUrl}/login`);
  await page.getByRole('tab', { name: 'Vendor' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Please fill in all fields').waitFor();
  await check('sign-in of a vendor, with an error');
}

/** Walks the kitchen and the list with orders in different states, and the details of an order. */
export async function walkKitchen(page: Page, check: CheckScreen, journey: Journey): Promise<void> {
  const phone = '+919876512340';
  const order = { name: guest.name, phone, dishes: { 'veg-thali': 2, 'masala-chai': 1 } };
  const completed = await placeDemoOrder(journey.siteUrl, { ...order, name: 'Meera Joshi' });
  await moveDemoOrder(journey.siteUrl, completed.id, [
    'confirmed',
    'preparing',
    'ready',
    'completed',
  ]);
  const preparing = await placeDemoOrder(journey.siteUrl, { ...order, name: 'Asha Patil' });
  await moveDemoOrder(journey.siteUrl, preparing.id, ['confirmed']);
  await placeDemoOrder(journey.siteUrl, { ...order, note: 'Less spicy, no onion' });

  await openKitchen(page, journey.siteUrl);
  const ticket = ticketsFor(page, 'Asha Patil');
  await ticket.waitFor();
  await check('kitchen');
  await ticket.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: /^Order / }).waitFor();
  await check('an order in the kitchen');
  await openOrders(page, journey.siteUrl);
  await check('orders of a vendor');
  await page.getByRole('button', { name: 'View' }).first().click();
  await page.getByRole('dialog', { name: 'Order Details' }).waitFor();
  await check('details of an order');
}
