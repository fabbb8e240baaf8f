import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@thali/functions/table/keys';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { recordAnnouncements } from '../support/record-announcements.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { withTable } from '../support/with-table.ts';
import {
  choosePlan,
  fillSubscription,
  newBuyer,
  payButton,
  planCard,
  planDialog,
} from './as-buyer.ts';
import { type Checkout, controlCheckout } from './at-checkout.ts';

const journey = useJourney({ razorpay: true });
const visit = useVisit(journey, 'phone');
let page: Page;
let checkout: Checkout;

beforeEach(async () => {
  page = visit.page;
  checkout = await controlCheckout(page, journey.platform);
});

const paymentFailed = 'Payment failed. Please try again.';
const orderCalls = () => visit.apiCalls.filter((call) => call.endsWith('/create-razorpay-order'));
const waitForMessage = (text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor();

test('a closed checkout reopens for the same order, and a lost confirmation is repeated', {
  tags: 'long',
}, async () => {
  const buyer = newBuyer();
  const announcements = await recordAnnouncements(page);
  const dialog = await choosePlan(page, journey.siteUrl, 'Starter');
  await fillSubscription(dialog, buyer);
  expect(checkout.scriptLoads()).toBe(0);
  // Two taps at once.
  await payButton(dialog).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const options = await checkout.waitUntilOpened(1);
  expect(options).toMatchObject({
    amount: 1_999_00,
    prefill: { name: 'Savita Kulkarni', email: buyer.Email, contact: '+91 98765 43210' },
  });
  expect(options.key).toMatch(/^rzp_/);
  expect(orderCalls()).toHaveLength(1);
  await dialog.waitFor({ state: 'detached' });

  await checkout.dismiss();
  await dialog.waitFor();
  await dialog.getByText('Held for you.').waitFor();
  await payButton(dialog).click();
  expect((await checkout.waitUntilOpened(2)).order_id).toBe(options.order_id);
  await checkout.refuse();
  await checkout.dismiss();
  await waitForMessage(paymentFailed);
  await dialog.locator('footer').getByText(paymentFailed).waitFor();
  const failures = async () =>
    (await announcements()).filter((text) => text.includes(paymentFailed));
  await expect.poll(failures).toEqual([paymentFailed]);

  await payButton(dialog).click();
  expect((await checkout.waitUntilOpened(3)).order_id).toBe(options.order_id);
  expect(checkout.scriptLoads()).toBe(1);
  await loseFirstAnswer();
  await checkout.pay();
  await page.getByRole('dialog', { name: 'Payment successful' }).waitFor();
  await waitForMessage('Payment successful');
  await page.getByRole('button', { name: 'Continue' }).click();
  const card = planCard(page, 'Starter');
  await card.getByText('Payment Completed', { exact: true }).waitFor();

  await page.reload();
  await card.getByRole('button', { name: 'Buy Now' }).waitFor();
});

/** Lets the server confirm and drops its first answer. */
async function loseFirstAnswer(): Promise<void> {
  let isLost = false;
  await page.route('**/api/payments/payment-success', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

test('a plan is not sold again while its payment is unconfirmed', { tags: 'long' }, async () => {
  const dialog = await choosePlan(page, journey.siteUrl, 'Professional');
  await fillSubscription(dialog, newBuyer());
  await page.route('**/api/payments/payment-success', (route) =>
    route.fulfill({ status: 502, json: { error: 'Away', code: 'SERVICE_BUSY' } }),
  );
  await payButton(dialog).click();
  await checkout.waitUntilOpened(1);
  await checkout.pay();
  const text = 'Payment completed but there was an issue processing it. Please contact support.';
  const unconfirmed = page.getByRole('dialog', { name: 'We could not confirm your payment' });
  // A toast inside the open dialog repeats the text.
  await unconfirmed.getByText(text, { exact: true }).first().waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
  await unconfirmed.getByRole('button', { name: 'Close' }).click();
  const card = planCard(page, 'Professional');
  await card.getByText('Activation Pending', { exact: true }).waitFor();
  await card.getByText("We'll send login credentials to your email", { exact: true }).waitFor();
  expect(await card.getByRole('button').count()).toBe(0);
});

test('warns the second buyer of a subdomain before the payment', {
  tags: 'long',
}, async () => {
  const first = newBuyer();
  const dialog = await choosePlan(page, journey.siteUrl, 'Starter');
  await fillSubscription(dialog, first);
  await payButton(dialog).click();
  await checkout.waitUntilOpened(1);

  const otherVisit = await startVisit(journey.browser, 'phone');
  const otherDialog = await choosePlan(otherVisit.page, journey.siteUrl, 'Starter');
  await fillSubscription(otherDialog, { ...newBuyer(), Subdomain: first.Subdomain });
  const heldText =
    'Another buyer is paying for this subdomain right now. Choose another, or try again in half an hour.';
  await otherDialog.getByRole('status').getByText(heldText).waitFor();
  await payButton(otherDialog).click();
  await otherDialog.getByRole('alert').getByText(heldText).waitFor();
  expect(
    await otherDialog.getByLabel('Subdomain').evaluate((field) => field.matches(':focus')),
  ).toBe(true);
  await otherVisit.close();

  // The first buyer returns without a payment and still holds the subdomain, even with another e-mail.
  const secondPurchase = await choosePlan(page, journey.siteUrl, 'Starter');
  await fillSubscription(secondPurchase, { ...first, Email: newBuyer().Email });
  await secondPurchase.getByText('Held for you.').waitFor();
  await payButton(secondPurchase).click();
  await checkout.waitUntilOpened(1);
});

test('a buyer who reloads after a lost confirmation is not asked to pay again', {
  tags: 'long',
}, async () => {
  const dialog = await choosePlan(page, journey.siteUrl, 'Starter');
  await fillSubscription(dialog, newBuyer());
  // The server confirms, but its answer never arrives.
  const confirmed = Promise.withResolvers<void>();
  await page.route('**/api/payments/payment-success', async (route) => {
    await route.fetch();
    confirmed.resolve();
  });
  await payButton(dialog).click();
  await checkout.waitUntilOpened(1);
  await checkout.pay();
  await confirmed.promise;
  // The browser asks whether to leave the page.
  page.on('dialog', (question) => question.accept());
  await page.reload();
  const card = planCard(page, 'Starter');
  await card.getByRole('button', { name: 'Buy Now' }).click();
  const paid = page.getByRole('dialog', { name: 'Payment successful' });
  await paid.getByText('There is nothing more to pay.').waitFor();
  await paid.getByRole('button', { name: 'Continue' }).click();
  await card.getByText('Payment Completed', { exact: true }).waitFor();
});

test('shows a refusal of the server at its field', { tags: 'long' }, async () => {
  const dialog = await choosePlan(page, journey.siteUrl, 'Starter');
  await fillSubscription(dialog, { ...newBuyer(), Email: 'vendor@demo.example' });
  await payButton(dialog).click();
  await dialog
    .getByRole('alert')
    .filter({ hasText: /account/ })
    .waitFor();
  expect(await dialog.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');

  await dialog.getByLabel('Email').fill(newBuyer().Email);
  const orders = '**/api/payments/create-razorpay-order';
  await page.route(orders, (route) => route.fulfill({ status: 500, body: 'down' }));
  await payButton(dialog).click();
  const waitForAlert = (text: string) =>
    dialog.getByRole('alert').getByText(text, { exact: true }).waitFor();
  await waitForAlert('Failed to create order: 500');
  await page.unroute(orders);
  await page.route('https://checkout.razorpay.com/**', (route) => route.abort());
  await payButton(dialog).click();
  await dialog.locator('footer').getByText(paymentFailed).waitFor();
  await planDialog(page, 'Starter').getByRole('button', { name: 'Back' }).click();
  expect(await planCard(page, 'Starter').getByRole('button').innerText()).toBe('Buy Now');
});

test('a buyer who paid for a lost subdomain chooses another subdomain', {
  tags: 'long',
}, async () => {
  const buyer = newBuyer();
  const dialog = await choosePlan(page, journey.siteUrl, 'Starter');
  await fillSubscription(dialog, buyer);
  await payButton(dialog).click();
  await checkout.waitUntilOpened(1);
  const { platform } = journey;
  const Item = { ...keys.subdomain(buyer.Subdomain), vendorId: 'somebody' };
  await withTable(platform, (documents) =>
    documents.send(new PutCommand({ TableName: platform.tableName, Item })),
  );
  await checkout.pay();
  const paid = page.getByRole('dialog', { name: 'Payment successful' });
  await paid.getByRole('link', { name: 'Choose Another Address' }).waitFor();
  await paid.getByRole('button', { name: 'Close' }).click();
  await planCard(page, 'Starter').getByRole('link', { name: 'Choose Another Address' }).click();

  await page.getByText('Your payment for the Starter plan is safe.').waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
  const field = page.getByLabel('Subdomain');
  await field.fill(buyer.Subdomain);
  await page.getByText('This subdomain is already taken.').first().waitFor();
  await field.fill(`${buyer.Subdomain}-2`);
  await page.getByText('Available.').waitFor();
  await page.getByRole('button', { name: 'Set Up My Mess' }).click();
  await page.getByText('The address is yours.').waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
});
