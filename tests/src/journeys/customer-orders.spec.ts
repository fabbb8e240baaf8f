import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visit } from '../support/browser-visit.ts';
import { moveDemoOrder } from '../support/demo-orders.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import {
  enterAsCustomer,
  messages,
  openTab,
  orderCard,
  placeOrderButton,
  signInCustomer,
  tabOf,
} from './as-customer.ts';
import { addDish, waitForStatus } from './as-guest.ts';
import { pathOf } from './as-person.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('a customer orders, follows the order from tab to tab, and orders it again', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await enterAsCustomer(page, journey.siteUrl);
  const orderId = await orderLunch(visit);

  await page.getByRole('button', { name: 'View My Orders' }).click();
  const card = orderCard(page, orderId);
  await card.getByText('Pending').waitFor();
  expect(pathOf(page)).toBe('/customer?tab=orders');
  const text = await card.innerText();
  for (const part of ['Veg Mess Thali', '₹127.00', 'Includes platform fee']) {
    expect(text).toContain(part);
  }

  await moveDemoOrder(journey.siteUrl, orderId, ['confirmed']);
  await card.getByText('Confirmed').waitFor();
  await messages(page).getByText('Order Confirmed').waitFor();
  await messages(page).getByRole('button', { name: 'View' }).click();
  await page.waitForURL(`**/orders/${orderId}`);
  await waitForStatus(page, 'Confirmed');
  await page.goBack();
  await card.getByText('Confirmed').waitFor();

  await tabOf(page, 'Menu').click();
  await page.getByRole('button', { name: '1 ongoing Orders' }).waitFor();
  expect(await page.title()).toBe('Teen Katori Mess: menu');
  await moveDemoOrder(journey.siteUrl, orderId, ['preparing', 'ready']);
  await messages(page).getByText('Your order is ready!').waitFor();
  await moveDemoOrder(journey.siteUrl, orderId, ['completed']);
  await messages(page).getByText('Order Completed').waitFor();
  await openTab(page, 'Orders');
  await page.getByRole('heading', { name: 'No ongoing orders' }).waitFor();
  await openTab(page, 'History');
  await card.getByText('Completed').waitFor();

  await card.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
  await page.getByText('Subtotal (2 items)').waitFor();
  await openTab(page, 'Profile');
  const figures = page.getByRole('definition');
  await figures.filter({ hasText: /^1$/ }).waitFor();
  expect(visit.problems).toEqual([]);
});

/** @returns the id of the order */
async function orderLunch({ page, apiCalls }: Visit): Promise<string> {
  await addDish(page, 'Veg Mess Thali');
  await addDish(page, 'Masala Chai');
  await openTab(page, 'Cart');
  const cart = page.getByRole('region', { name: 'Cart' });
  await cart.getByText('Ananya Kulkarni').waitFor();
  await cart.getByText('+91 90000 00001').waitFor();
  expect(await page.getByText('Guest Checkout').count()).toBe(0);
  await page.getByRole('radio', { name: /Online Payment/ }).check();
  await placeOrderButton(page).click();
  await messages(page).getByText('Online payment integration coming soon!').waitFor();
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();

  const orderRequest = page.waitForRequest((request) => request.method() === 'POST');
  await placeOrderButton(page).click();
  const body = (await orderRequest).postDataJSON();
  expect(body).toMatchObject({ is_guest_order: false, payment_method: 'cash', final_amount: 127 });
  const answer = await (await orderRequest).response();
  if (!answer) throw new Error('The server did not answer the order');
  await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  expect(apiCalls.filter((call) => call === 'POST /api/orders')).toHaveLength(1);
  return (await answer.json()).order.id;
}

test('a customer without a phone number cannot order until the profile has one', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  const student = await signInCustomer(journey.siteUrl);
  await student.call('PUT', '/auth/profile', { phone: '' });
  await enterAsCustomer(page, journey.siteUrl);
  await addDish(page, 'Vada Pav');
  await openTab(page, 'Cart');
  await page.getByText(/Add them to your profile/).waitFor();
  expect(await placeOrderButton(page).isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'Update profile' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const phone = page.getByLabel('Phone');
  await phone.fill('98765');
  await page.getByText('Enter a valid phone number.').waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await phone.fill('9876512340');
  await page.getByRole('button', { name: 'Save' }).click();
  await messages(page).getByText('Your profile has been updated.').waitFor();
  await page.getByText('98765 12340').waitFor();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await phone.fill('');
  await page.getByText('If you leave this empty, your number stays the same.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor();

  await openTab(page, 'Cart');
  await placeOrderButton(page).click();
  await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await page.getByRole('searchbox', { name: 'Search menu' }).waitFor();
  await student.call('PUT', '/auth/profile', { phone: '+919000000001' });
});

test('shows missed updates after the live link returns, and a long history in pages', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  const student = await signInCustomer(journey.siteUrl);
  await Promise.all(
    Array.from({ length: 21 }, async () => {
      const cancelled = await student.order({ 'masala-chai': 1 });
      await moveDemoOrder(journey.siteUrl, cancelled.id, ['cancelled']);
    }),
  );
  const { id } = await student.order({ 'masala-chai': 1 });
  const links: WebSocketRoute[] = [];
  await page.routeWebSocket('**/ws', (link) => {
    links.push(link);
    link.connectToServer();
  });
  await enterAsCustomer(page, journey.siteUrl);
  await openTab(page, 'Orders');
  await moveDemoOrder(journey.siteUrl, id, ['confirmed']);
  await messages(page).getByText('Order Confirmed').waitFor();

  const [link] = links;
  if (!link) throw new Error('There was no live link');
  await link.close();
  await moveDemoOrder(journey.siteUrl, id, ['preparing']);
  await orderCard(page, id).getByText('Preparing').waitFor();
  await messages(page).getByText('Your order is being prepared').waitFor();
  expect(links.length).toBeGreaterThan(1);

  await openTab(page, 'History');
  const past = page.getByRole('article');
  await past.nth(19).waitFor();
  expect(await past.count()).toBe(20);
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await past.nth(20).waitFor();
});
