/// <reference lib="dom" />
import { expect, test } from 'vitest';
import {
  choosePlan,
  fillSubscription,
  newBuyer,
  payButton,
  planCard,
} from '../journeys/as-buyer.ts';
import { dialogOf } from '../journeys/as-menu-editor.ts';
import { fillPasswords, newPhone, sendCode, sendDetails } from '../journeys/as-newcomer.ts';
import { enterAs, fillSignIn, openAs } from '../journeys/as-person.ts';
import { fillSignUp } from '../journeys/as-prospect.ts';
import { fakeAnswer, proxyRefusal, waitForText } from '../journeys/fake-answers.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

/**
 * Checks the error texts of docs/rules for vendors and buyers. The tests fake answers that our server never
 * gives, and reach states that no other journey reaches.
 */
const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('a plan purchase shows its failures and its state', async () => {
  const { page } = visit;
  const dialog = await choosePlan(page, journey.siteUrl, 'Starter');
  await fillSubscription(dialog, newBuyer());
  await page.route('**/api/payments/create-razorpay-order', (route) => route.abort());
  await payButton(dialog).click();
  await waitForText(page, 'Failed to create Razorpay order.');
  await page.unroute('**/api/payments/create-razorpay-order');
  await fakeAnswer(page, '**/api/payments/payment-success', { json: { success: false } });
  await payButton(dialog).click();
  await waitForText(page, 'Payment processing failed');

  const session = { card_state: 'account-active', planId: 'starter', planName: 'Starter' };
  await fakeAnswer(page, '**/api/payments/session', { json: { session } });
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
  await waitForText(page, 'Account Active');
  await planCard(page, 'Starter').getByText('Log In').waitFor();

  await page.evaluate(() => localStorage.setItem('dev_subdomain', 'demo'));
  await planCard(page, 'Professional').getByRole('button', { name: 'Buy Now' }).click();
  await waitForText(page, 'Available on Main Domain Only');
});

test('a business sign-up reports different passwords and an unexpected error', async () => {
  const { page } = visit;
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
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
  expect(alerts).toEqual(['Passwords do not match', 'Something went wrong. Please try again.']);
});

test('a sign-in and a registration show a default text for an answer without an error text', async () => {
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/login`);
  await fakeAnswer(page, '**/api/auth/login', { json: { user: {} } });
  await fillSignIn(page, 'student@demo.example');
  await waitForText(page, 'Login failed - invalid response from server');
  await fakeAnswer(page, '**/api/auth/request-otp', proxyRefusal);
  await page.getByRole('tab', { name: 'Phone OTP' }).click();
  await page.getByLabel('Phone number').fill(newPhone());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await waitForText(page, 'Failed to send OTP');

  await page.goto(`${journey.siteUrl}/register`);
  const newcomer = { name: 'Asha', phone: newPhone() };
  await page.getByLabel('Name').fill(newcomer.name);
  await page.getByLabel('Phone number').fill(newcomer.phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await waitForText(page, 'Failed to send OTP');
  await fakeAnswer(page, '**/api/auth/request-otp', { json: { success: true } });
  await sendDetails(page, newcomer);
  await fakeAnswer(page, '**/api/auth/verify-otp', { json: {} });
  await sendCode(page, '123456');
  await waitForText(page, 'Failed to verify OTP');
  await fakeAnswer(page, '**/api/auth/verify-otp', {
    json: { customer_id: '01J8Z0000000000000000000C1' },
  });
  await sendCode(page, '654321');
  await fakeAnswer(page, '**/api/auth/set-password', proxyRefusal);
  await fillPasswords(page, 'chai 4 u');
  await page.getByRole('button', { name: 'Create account' }).click();
  await waitForText(page, 'Failed to set password');
});

test('a page whose code fails to load asks for a refresh', async () => {
  const { page } = visit;
  const document = await (await fetch(`${journey.siteUrl}/login`)).text();
  await page.route('**/assets/*.js', (route) => {
    const isFirst = document.includes(new URL(route.request().url()).pathname);
    return isFirst ? route.continue() : route.abort();
  });
  await page.goto(`${journey.siteUrl}/login`);
  await waitForText(page, 'Please refresh the page and try again.');
  expect(await problemsOnPhone(page)).toEqual([]);
});

test('a dashboard whose vendor fails to load offers a retry', async () => {
  const { page } = visit;
  await fakeAnswer(page, '**/api/vendors/*', {
    status: 503,
    json: { error: 'Busy', code: 'SERVICE_BUSY' },
  });
  await openAs(page, journey.siteUrl, 'vendor', '/vendor');
  await waitForText(page, 'Error loading vendor data');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
});

test('on a host without a mess, the dashboard reports an account without a vendor', async () => {
  const { page } = visit;
  await page.route('**/api/auth/profile', async (route) => {
    const fetched = await route.fetch();
    const body = (await fetched.text()).replace(/"vendor_id":"\w+"/, '"vendor_id":null');
    await route.fulfill({ response: fetched, body });
  });
  await openAs(page, journey.siteUrl.replace('localhost', '127.0.0.1'), 'vendor', '/vendor');
  await waitForText(page, 'No vendor found. Please check your login credentials.');
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await page.waitForURL('**/login');
});

test('a dashboard shows a default text for each failed call', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, journey.siteUrl, 'vendor', '/vendor/orders');
  await page.getByRole('button', { name: 'Expire Old' }).click();
  await waitForText(page, '0 orders have been expired.');
  await fakeAnswer(page, '**/api/orders/expire-old-orders', proxyRefusal);
  await page.getByRole('button', { name: 'Expire Old' }).click();
  await waitForText(page, 'Failed to expire orders');

  await fakeAnswer(page, '**/api/vendor-wallet/overview?*', proxyRefusal);
  await page.goto(`${journey.siteUrl}/vendor/wallet`);
  await waitForText(page, 'Failed to fetch wallet data');
  await page.unroute('**/api/vendor-wallet/overview?*');
  const chai = { name: 'Asha', phone: '+919812345671', dishes: { 'masala-chai': 1 } };
  const { id } = await placeDemoOrder(journey.siteUrl, chai);
  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
  await fakeAnswer(page, '**/api/vendor-wallet/pay', proxyRefusal);
  await page.goto(`${journey.siteUrl}/vendor/wallet?view=settlements`);
  await waitForText(page, /You can pay up to/);
  await page.getByLabel('Amount in rupees').fill('1');
  await page.getByRole('button', { name: 'Pay ₹1' }).click();
  await page.getByText('Payment failed. Please try again.').first().waitFor();
  await fakeAnswer(page, '**/api/vendors/*/analytics?*', { body: '<html>' });
  await page.goto(`${journey.siteUrl}/vendor/analytics`);
  await waitForText(page, 'Unexpected response format');
  await page.unroute('**/api/vendors/*/analytics?*');
  await page.goto(`${journey.siteUrl}/vendor/analytics?period=lastYear`);
  await waitForText(page, /^The last year/);
});

test('categories show a default text for each failed change', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  const categories = '**/api/vendors/*/menu-categories';
  await enterAs(page, journey.siteUrl, 'vendor', '/vendor/menu');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = dialogOf(page, 'New Category');
  await dialog.getByLabel('Name').fill('Diwali Sweets');
  const save = dialog.getByRole('button', { name: /Category$/ });
  await fakeAnswer(page, categories, proxyRefusal, 'POST');
  await save.click();
  await waitForText(page, 'Failed to create category.');
  await fakeAnswer(page, categories, { json: {} }, 'POST');
  await save.click();
  await waitForText(page, 'Failed to create menu category: Invalid response from server');
  await page.unroute(categories);
  await save.click();

  await page.getByRole('button', { name: 'Edit category Diwali Sweets' }).click();
  const edit = dialogOf(page, 'Edit Category');
  await edit.getByLabel('Name').fill('Sweets of Diwali');
  await fakeAnswer(page, `${categories}/*`, proxyRefusal);
  await edit.getByRole('button', { name: /Category$/ }).click();
  await waitForText(page, 'Failed to update category.');
  await page.unroute(`${categories}/*`);
  await edit.getByRole('button', { name: /Category$/ }).click();
  await waitForText(page, 'Category updated successfully!');
  await fakeAnswer(page, `${categories}/*`, proxyRefusal);
  await page.getByRole('button', { name: 'Delete category Sweets of Diwali' }).click();
  await page.getByRole('button', { name: 'Delete Category', exact: true }).click();
  await waitForText(page, 'Failed to delete category.');
});
