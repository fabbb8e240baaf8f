/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { problemsHere } from '../support/look-at.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { withoutMenu } from '../support/without-menu.ts';
import { choosePlan, fillSubscription, newBuyer, payButton, planCard } from './as-buyer.ts';
import { customerAt, enterAsCustomer, messages, openTab, placeOrderButton } from './as-customer.ts';
import { addDish, fillCheckout, placeButton } from './as-guest.ts';
import { colleagueAt, dialogOf } from './as-menu-keeper.ts';
import { fillPasswords, newPhone, sendCode, sendDetails } from './as-newcomer.ts';
import { changeSettings } from './as-owner.ts';
import { enterAs, fillSignIn, openAs } from './as-person.ts';
import { fillSignUp } from './as-prospect.ts';

/**
 * What goes wrong is said in the words of the specification: answers that our own server never gives, and states
 * that no other journey comes by.
 */
const journey = useJourney();
const visit = useVisit(journey, 'phone');

interface Answer {
  status?: number;
  json?: unknown;
  body?: string;
}

/** A refusal from something between our server and us: without words of ours. */
const wordless: Answer = { status: 403, json: { message: 'Forbidden' } };

const sees = (page: Page, text: string | RegExp) =>
  page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .first()
    .waitFor();

/** From now on a call is answered so. */
async function answer(page: Page, path: string, given: Answer, method?: string): Promise<void> {
  await page.unroute(path);
  await page.route(path, (route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill(given),
  );
}

test('a plan that can not be sold, paid or used', async () => {
  const { page } = visit;
  const dialog = await choosePlan(page, journey.siteUrl, 'Starter');
  await fillSubscription(dialog, newBuyer());
  await page.route('**/api/payments/create-razorpay-order', (route) => route.abort());
  await payButton(dialog).click();
  await sees(page, 'Failed to create Razorpay order.');
  await page.unroute('**/api/payments/create-razorpay-order');
  await answer(page, '**/api/payments/payment-success', { json: { success: false } });
  await payButton(dialog).click();
  await sees(page, 'Payment processing failed');

  const session = { card: 'account-active', planId: 'starter', planName: 'Starter' };
  await answer(page, '**/api/payments/session', { json: { session } });
  await page.addInitScript(() => {
    const purchase = { sessionId: 's', completed: true, orderId: 'order_mock_1', token: 't' };
    const plan = {
      planId: 'starter',
      planName: 'Starter',
      subdomain: 'chulha',
      timestamp: Date.now(),
    };
    sessionStorage.setItem('thali-payment-session', JSON.stringify({ ...purchase, ...plan }));
  });
  await page.goto(journey.siteUrl);
  await sees(page, 'Account Active');
  await planCard(page, 'Starter').getByText('Log In').waitFor();

  await page.evaluate(() => localStorage.setItem('dev_subdomain', 'demo'));
  await planCard(page, 'Professional').getByRole('button', { name: 'Buy Now' }).click();
  await sees(page, 'Available on Main Domain Only');
});

test('a business sign-up whose passwords differ, and one that fails by itself', async () => {
  const { page } = visit;
  const told: string[] = [];
  page.on('dialog', (alert) => {
    told.push(alert.message());
    void alert.accept();
  });
  await page.goto(journey.siteUrl);
  const question = page.locator('details', { hasText: 'progressive web app' });
  await question.locator('summary').click();
  await question.getByText('progressive web app').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Launch Your Success' });
  await fillSignUp(page);
  await dialog.getByLabel('Confirm password').fill('four bowls');
  await dialog.getByRole('checkbox').check();
  const submit = dialog.getByRole('button', { name: 'Get Started' });
  await submit.click();
  await page.evaluate(() => {
    const { alert } = window;
    window.alert = () => {
      window.alert = alert;
      throw new Error('Not now');
    };
  });
  await submit.click();
  expect(told).toEqual(['Passwords do not match', 'Something went wrong. Please try again.']);
});

test('a sign-in and a registration that nobody answers in words', async () => {
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/login`);
  await answer(page, '**/api/auth/login', { json: { user: {} } });
  await fillSignIn(page, 'student@demo.example');
  await sees(page, 'Login failed - invalid response from server');
  await answer(page, '**/api/auth/request-otp', wordless);
  await page.getByRole('tab', { name: 'Phone OTP' }).click();
  await page.getByLabel('Phone number').fill(newPhone());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await sees(page, 'Failed to send OTP');

  await page.goto(`${journey.siteUrl}/register`);
  const newcomer = { name: 'Asha', phone: newPhone() };
  await page.getByLabel('Name').fill(newcomer.name);
  await page.getByLabel('Phone number').fill(newcomer.phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await sees(page, 'Failed to send OTP');
  await answer(page, '**/api/auth/request-otp', { json: { success: true } });
  await sendDetails(page, newcomer);
  await answer(page, '**/api/auth/verify-otp', { json: {} });
  await sendCode(page, '123456');
  await sees(page, 'Failed to verify OTP');
  await answer(page, '**/api/auth/verify-otp', { json: { customer_id: 'C1' } });
  await sendCode(page, '123456');
  await answer(page, '**/api/auth/set-password', wordless);
  await fillPasswords(page, 'chai 4 u');
  await page.getByRole('button', { name: 'Create account' }).click();
  await sees(page, 'Failed to set password');
});

test('a menu that is not there, has no dishes, or is closed', async () => {
  const { page } = visit;
  const menu = journey.messUrl('/menu/demo');
  await page.goto(menu);
  await page.getByRole('searchbox').fill('biryani of the moon');
  await sees(page, 'No items found');
  await page.getByRole('button', { name: 'Clear Search' }).first().click();
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
  await withoutMenu(page);
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await sees(page, 'Something went wrong');
  await sees(page, 'We encountered an error. Please try again.');
  expect(await problemsHere(page)).toEqual([]);
});

test('a page whose code cannot be had', async () => {
  const { page } = visit;
  const document = await (await fetch(`${journey.siteUrl}/login`)).text();
  await page.route('**/assets/*.js', (route) => {
    const isFirst = document.includes(new URL(route.request().url()).pathname);
    return isFirst ? route.continue() : route.abort();
  });
  await page.goto(`${journey.siteUrl}/login`);
  await sees(page, 'Please refresh the page and try again.');
  expect(await problemsHere(page)).toEqual([]);
});

test('a dashboard without its vendor', async () => {
  const { page } = visit;
  await answer(page, '**/api/vendors/*', {
    status: 503,
    json: { error: 'Busy', code: 'SERVICE_BUSY' },
  });
  await openAs(page, journey.siteUrl, 'vendor', '/vendor');
  await sees(page, 'Error loading vendor data');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  expect(await problemsHere(page)).toEqual([]);
});

test('an account of no vendor, at an address that is no tenant’s', async () => {
  const { page } = visit;
  await page.route('**/api/auth/profile', async (route) => {
    const fetched = await route.fetch();
    const body = (await fetched.text()).replace(/"vendor_id":"\w+"/, '"vendor_id":null');
    await route.fulfill({ response: fetched, body });
  });
  await openAs(page, journey.siteUrl.replace('localhost', '127.0.0.1'), 'vendor', '/vendor');
  await sees(page, 'No vendor found. Please check your login credentials.');
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await page.waitForURL('**/login');
});

test('a dashboard of which every call fails without words', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, journey.siteUrl, 'vendor', '/vendor/orders');
  await page.getByRole('button', { name: 'Expire Old' }).click();
  await sees(page, '0 orders have been expired.');
  await answer(page, '**/api/orders/expire-old-orders', wordless);
  await page.getByRole('button', { name: 'Expire Old' }).click();
  await sees(page, 'Failed to expire orders');

  await answer(page, '**/api/vendor-wallet/overview?*', wordless);
  await page.goto(`${journey.siteUrl}/vendor/wallet`);
  await sees(page, 'Failed to fetch wallet data');
  await page.unroute('**/api/vendor-wallet/overview?*');
  const chai = { name: 'Asha', phone: '+919812345671', dishes: { 'masala-chai': 1 } };
  const { id } = await placeDemoOrder(journey.siteUrl, chai);
  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
  await answer(page, '**/api/vendor-wallet/pay', wordless);
  await page.goto(`${journey.siteUrl}/vendor/wallet?view=settlements`);
  await sees(page, /You can pay up to/);
  await page.getByLabel('Amount in rupees').fill('1');
  await page.getByRole('button', { name: 'Pay ₹1.00' }).click();
  await page.getByText('Payment failed. Please try again.').first().waitFor();
  await answer(page, '**/api/vendors/*/analytics?*', { body: '<html>' });
  await page.goto(`${journey.siteUrl}/vendor/analytics`);
  await sees(page, 'Unexpected response format');
  await page.unroute('**/api/vendors/*/analytics?*');
  await page.goto(`${journey.siteUrl}/vendor/analytics?period=lastYear`);
  await sees(page, /^The last year/);
});

test('categories of which nothing can be saved, without words', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  const categories = '**/api/vendors/*/menu-categories';
  await enterAs(page, journey.siteUrl, 'vendor', '/vendor/menu');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = dialogOf(page, 'New Category');
  await dialog.getByLabel('Name').fill('Diwali Sweets');
  const save = dialog.getByRole('button', { name: /Category$/ });
  await answer(page, categories, wordless, 'POST');
  await save.click();
  await sees(page, 'Failed to create category.');
  await answer(page, categories, { json: {} }, 'POST');
  await save.click();
  await sees(page, 'Failed to create menu category: Invalid response from server');
  await page.unroute(categories);
  await save.click();

  await page.getByRole('button', { name: 'Edit category Diwali Sweets' }).click();
  const edit = dialogOf(page, 'Edit Category');
  await edit.getByLabel('Name').fill('Sweets of Diwali');
  await answer(page, `${categories}/*`, wordless);
  await edit.getByRole('button', { name: /Category$/ }).click();
  await sees(page, 'Failed to update category.');
  await page.unroute(`${categories}/*`);
  await edit.getByRole('button', { name: /Category$/ }).click();
  await sees(page, 'Category updated successfully!');
  await answer(page, `${categories}/*`, wordless);
  await page.getByRole('button', { name: 'Delete category Sweets of Diwali' }).click();
  await page.getByRole('button', { name: 'Delete Category', exact: true }).click();
  await sees(page, 'Failed to delete category.');
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function hoursOf(day: { open?: string; close?: string }) {
  return Object.fromEntries(weekdays.map((name) => [name, { ...day, closed: false }]));
}
