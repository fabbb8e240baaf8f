/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import { expect, test } from 'vitest';
import {
  enterAsCustomer,
  messages,
  openTab,
  placeOrderButton,
  signInCustomer,
} from '../journeys/as-customer.ts';
import { addDish, fillCheckout, placeButton } from '../journeys/as-guest.ts';
import { signInColleague } from '../journeys/as-menu-editor.ts';
import { changeSettings } from '../journeys/as-owner.ts';
import {
  type FakeAnswer,
  fakeAnswer,
  proxyRefusal,
  waitForText,
} from '../journeys/fake-answers.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { withoutIsland } from '../support/without-island.ts';

/**
 * Checks the error texts of docs/rules for guests and customers. The tests fake answers that our server
 * never gives, and reach states that no other journey reaches.
 */
const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('a menu shows a message without matches, without dishes and outside its hours', async () => {
  const { page } = visit;
  const menu = journey.messUrl('/menu/demo');
  await page.goto(menu);
  await page.getByRole('searchbox').fill('biryani of the moon');
  await waitForText(page, 'No items found');
  await page.getByRole('button', { name: 'Clear Search' }).last().click();
  await page.locator('button[aria-pressed=true]:focus').waitFor();
  await page.getByRole('button', { name: 'Snacks & Chaat' }).first().click();
  await page.getByRole('radio', { name: 'Non-Veg' }).check({ force: true });
  await waitForText(page, 'No available items');

  await changeSettings(journey.siteUrl, {
    businessHours: hoursOf({ open: '00:00', close: '00:01' }),
  });
  await page.goto(menu);
  await waitForText(page, /^We are closed\. We open at .* and close at .*\.$/);
  await changeSettings(journey.siteUrl, { businessHours: hoursOf({}) });
  await page.goto(menu);
  await waitForText(page, 'Business hours not set for today.');
  await changeSettings(journey.siteUrl, {
    businessHours: hoursOf({ open: '00:00', close: '00:00' }),
  });
});

test('a customer sees texts for no orders, a long order and a failed profile update', async () => {
  const { page } = visit;
  await enterAsCustomer(page, journey.siteUrl);
  await openTab(page, 'History');
  await waitForText(page, 'No past orders');
  await openTab(page, 'Profile');
  await waitForText(page, 'N/A');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email').fill('asha@mess');
  await waitForText(page, 'Enter a valid email address.');
  await page.getByLabel('Email').fill('');
  await fakeAnswer(page, '**/api/auth/profile', proxyRefusal, 'PUT');
  await page.getByLabel('Name').fill('Asha');
  await page.getByRole('button', { name: 'Save' }).click();
  await messages(page).getByText('Failed to update profile').waitFor();
  await waitForText(page, 'There was an error updating your profile.');

  const student = await signInCustomer(journey.siteUrl);
  const kitchen = await signInColleague(journey.siteUrl);
  const pav = demoIds.item('demo', 'vada-pav');
  await student.call('PUT', `/customers/me/favorites/${pav}`);
  await kitchen('PUT', `menu-items/${pav}`, { is_available: false });
  const dishes = ['veg-thali', 'rajma-chawal', 'misal-pav', 'masala-dosa', 'dal-tadka'];
  await student.order(Object.fromEntries(dishes.map((dish) => [dish, 1])));
  await page.reload();
  await openTab(page, 'Orders');
  await waitForText(page, '+2 more items');
  await openTab(page, 'Favorites');
  await page.getByRole('button', { name: 'Unavailable' }).click({ force: true });
  await waitForText(page, 'Vada Pav is currently unavailable');
  await kitchen('PUT', `menu-items/${pav}`, { is_available: true });
  // An order expires only after its day ends, so fake an expired order.
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

const refusals: readonly [answer: FakeAnswer, text: string][] = [
  [{ json: {} }, 'Order could not be placed. Please try again.'],
  [proxyRefusal, 'Failed to place order. Please try again.'],
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

function refusal(code: string, error = 'No'): FakeAnswer {
  return { status: 400, json: { error, code } };
}

test('a refused order shows the text of its reason', async () => {
  const { page } = visit;
  await enterAsCustomer(page, journey.siteUrl);
  await addDish(page, 'Vada Pav');
  await openTab(page, 'Cart');
  for (const [refusalAnswer, text] of refusals) {
    await fakeAnswer(page, '**/api/orders', refusalAnswer, 'POST');
    await placeOrderButton(page).click();
    await waitForText(page, text);
  }
  await fakeAnswer(page, '**/api/orders', { ...refusal('TOO_MANY_REQUESTS'), status: 429 }, 'POST');
  await placeOrderButton(page).click();
  await waitForText(page, 'You are making requests too quickly. Please wait and try again.');
});

test('a guest sees why an order fails, and can copy the number of a placed order', async () => {
  const { page } = visit;
  await page.goto(journey.messUrl('/menu/demo'));
  await fillCheckout(page, { dishes: ['Masala Chai'], name: 'Ravi', phone: '9876512340' });
  const dialog = page.getByRole('dialog', { name: 'Guest Checkout' });
  await dialog.getByLabel('Email').fill('ravi@mess');
  await placeButton(page).click();
  await waitForText(page, 'Please enter a valid email address');
  await dialog.getByLabel('Email').fill('');
  await fakeAnswer(page, '**/api/orders', proxyRefusal, 'POST');
  await placeButton(page).click();
  await waitForText(page, 'Failed to place order');
  await page.unroute('**/api/orders');
  await placeButton(page).click();
  await page.getByRole('button', { name: 'Copy order ID' }).click();
  await waitForText(page, 'Order ID copied!');
  expect(await page.getByRole('link', { name: 'Create an Account' }).count()).toBe(1);
});

test('a menu that fails to load shows an error', async () => {
  const { page } = visit;
  await fakeAnswer(page, '**/api/storefront/*', { status: 204 });
  await withoutIsland(page, '/menu/demo');
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await waitForText(page, 'Something went wrong');
  await waitForText(page, 'We encountered an error. Please try again.');
  expect(await problemsOnPhone(page)).toEqual([]);
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function hoursOf(day: { open?: string; close?: string }) {
  return Object.fromEntries(weekdays.map((name) => [name, { ...day, closed: false }]));
}
