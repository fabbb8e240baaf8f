/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import { expect, test } from 'vitest';
import { type Answer, answer, sees, wordless } from '../journeys/answered.ts';
import {
  customerAt,
  enterAsCustomer,
  messages,
  openTab,
  placeOrderButton,
} from '../journeys/as-customer.ts';
import { addDish, fillCheckout, placeButton } from '../journeys/as-guest.ts';
import { colleagueAt } from '../journeys/as-menu-keeper.ts';
import { changeSettings } from '../journeys/as-owner.ts';
import { problemsHere } from '../support/look-at.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { withoutIsland } from '../support/without-island.ts';

/**
 * What goes wrong is said to guests and customers in the words of docs/rules: answers that our own server
 * never gives, and states that no other journey comes by.
 */
const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('a menu that is not there, has no dishes, or is closed', async () => {
  const { page } = visit;
  const menu = journey.messUrl('/menu/demo');
  await page.goto(menu);
  await page.getByRole('searchbox').fill('biryani of the moon');
  await sees(page, 'No items found');
  await page.getByRole('button', { name: 'Clear Search' }).last().click();
  await page.locator('button[aria-pressed=true]:focus').waitFor();
  await page.getByRole('button', { name: 'Snacks & Chaat' }).first().click();
  await page.getByRole('radio', { name: 'Non-Veg' }).check({ force: true });
  await sees(page, 'No available items');

  await changeSettings(journey.siteUrl, {
    businessHours: hoursOf({ open: '00:00', close: '00:01' }),
  });
  await page.goto(menu);
  await sees(page, /^We are closed\. We open at .* and close at .*\.$/);
  await changeSettings(journey.siteUrl, { businessHours: hoursOf({}) });
  await page.goto(menu);
  await sees(page, 'Business hours not set for today.');
  await changeSettings(journey.siteUrl, {
    businessHours: hoursOf({ open: '00:00', close: '00:00' }),
  });
});

test('a customer without orders, a long order and a profile that is not saved', async () => {
  const { page } = visit;
  await enterAsCustomer(page, journey.siteUrl);
  await openTab(page, 'History');
  await sees(page, 'No past orders');
  await openTab(page, 'Profile');
  await sees(page, 'N/A');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email').fill('asha@mess');
  await sees(page, 'Enter a valid email address.');
  await page.getByLabel('Email').fill('');
  await answer(page, '**/api/auth/profile', wordless, 'PUT');
  await page.getByLabel('Name').fill('Asha');
  await page.getByRole('button', { name: 'Save' }).click();
  await messages(page).getByText('Failed to update profile').waitFor();
  await sees(page, 'There was an error updating your profile.');

  const student = await customerAt(journey.siteUrl);
  const kitchen = await colleagueAt(journey.siteUrl);
  const pav = demoIds.item('demo', 'vada-pav');
  await student.call('PUT', `/customers/me/favorites/${pav}`);
  await kitchen('PUT', `menu-items/${pav}`, { is_available: false });
  const dishes = ['veg-thali', 'rajma-chawal', 'misal-pav', 'masala-dosa', 'dal-tadka'];
  await student.order(Object.fromEntries(dishes.map((dish) => [dish, 1])));
  await page.reload();
  await openTab(page, 'Orders');
  await sees(page, '+2 more items');
  await openTab(page, 'Favorites');
  await page.getByRole('button', { name: 'Unavailable' }).click({ force: true });
  await sees(page, 'Vada Pav is currently unavailable');
  await kitchen('PUT', `menu-items/${pav}`, { is_available: true });
  // Its own day ends it; here the answer does.
  await page.route('**/api/orders?*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('status');
    const response = await route.fetch({ url: String(url) });
    const body = (await response.text()).replaceAll('"status":"pending"', '"status":"expired"');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await openTab(page, 'History');
  await page.getByRole('article').getByText('Expired').first().waitFor();
});

const refusals: readonly [answer: Answer, text: string][] = [
  [{ json: {} }, 'Order could not be placed. Please try again.'],
  [wordless, 'Failed to place order. Please try again.'],
  [
    refusal('VENDOR_CLOSED'),
    'Sorry, we are currently closed. Please try again during business hours.',
  ],
  [
    refusal('INVALID_TOTAL_AMOUNT'),
    'Order amount is too high. Please reduce the quantity of items in your cart.',
  ],
  [refusal('INVALID_QUANTITY'), 'Some items have invalid quantities. Please check your cart.'],
  [
    refusal('MENU_ITEM_UNAVAILABLE', 'Menu item X not found or unavailable'),
    'One or more items in your cart are no longer available. Please review your cart.',
  ],
];

function refusal(code: string, error = 'No'): Answer {
  return { status: 400, json: { error, code } };
}

test('an order that is refused, for every reason there is', async () => {
  const { page } = visit;
  await enterAsCustomer(page, journey.siteUrl);
  await addDish(page, 'Vada Pav');
  await openTab(page, 'Cart');
  for (const [given, text] of refusals) {
    await answer(page, '**/api/orders', given, 'POST');
    await placeOrderButton(page).click();
    await sees(page, text);
  }
  await answer(page, '**/api/orders', { ...refusal('TOO_MANY_REQUESTS'), status: 429 }, 'POST');
  await placeOrderButton(page).click();
  await sees(page, 'You are making requests too quickly. Please wait and try again.');
});

test('a guest whose order fails, and who copies the number of one that does not', async () => {
  const { page } = visit;
  await page.goto(journey.messUrl('/menu/demo'));
  await fillCheckout(page, { dishes: ['Masala Chai'], name: 'Ravi', phone: '9876512340' });
  const dialog = page.getByRole('dialog', { name: 'Guest Checkout' });
  await dialog.getByLabel('Email').fill('ravi@mess');
  await placeButton(page).click();
  await sees(page, 'Please enter a valid email address');
  await dialog.getByLabel('Email').fill('');
  await answer(page, '**/api/orders', wordless, 'POST');
  await placeButton(page).click();
  await sees(page, 'Failed to place order');
  await page.unroute('**/api/orders');
  await placeButton(page).click();
  await page.getByRole('button', { name: 'Copy order ID' }).click();
  await sees(page, 'Order ID copied!');
  expect(await page.getByRole('link', { name: 'Create an Account' }).count()).toBe(1);
});

test('a menu that cannot be read', async () => {
  const { page } = visit;
  await answer(page, '**/api/storefront/*', { status: 204 });
  await withoutIsland(page, '/menu/demo');
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await sees(page, 'Something went wrong');
  await sees(page, 'We encountered an error. Please try again.');
  expect(await problemsHere(page)).toEqual([]);
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function hoursOf(day: { open?: string; close?: string }) {
  return Object.fromEntries(weekdays.map((name) => [name, { ...day, closed: false }]));
}
