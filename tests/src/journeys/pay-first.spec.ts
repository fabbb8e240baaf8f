/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { addDish, fillGuest, placeButton } from './as-guest.ts';
import { openKitchen, ticketOf } from './as-vendor.ts';
import { controlCheckout } from './at-checkout.ts';
import { takeOnlinePayments } from './online-payments.ts';

const journey = useJourney({ razorpay: true });

/** Collects the texts of all answers that a page gets. */
function collectAnswers(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => answers.push(response.text().catch(() => '')));
  return answers;
}

test('with advance payment the kitchen rings after the payment, and refunds an order that it cancels', {
  tags: 'long',
}, async () => {
  const keys = await takeOnlinePayments(journey, 'first');
  const { page: kitchen } = await startVisit(journey.browser, 'phone');
  const kitchenAnswers = collectAnswers(kitchen);
  await openKitchen(kitchen, journey.siteUrl);
  const guest = await startVisit(journey.browser, 'phone');
  const { page } = guest;
  const guestAnswers = collectAnswers(page);
  const checkout = await controlCheckout(page, journey.platform);

  await page.goto(journey.messUrl('/menu/demo'));
  await addDish(page, 'Veg Mess Thali');
  await page.getByRole('button', { name: /View cart/ }).click();
  await page.getByText('The kitchen starts when your payment is in.').waitFor();
  expect(await page.getByRole('radio', { name: /^(Cash|UPI)/ }).count()).toBe(0);
  expect(await page.getByText('Coming Soon').count()).toBe(0);
  expect(await problemsOnPhone(page)).toEqual([]);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await fillGuest(page, { name: 'Meena Patil', phone: '9876512342' });
  await placeButton(page).click();

  await page.waitForURL(/\/payment\/[0-9A-Z]{26}/);
  const orderId = new URL(page.url()).pathname.slice('/payment/'.length);
  const options = await checkout.waitUntilOpened(1);
  expect(options).toMatchObject({ key: keys.key_id, prefill: { name: 'Meena Patil' } });
  await checkout.dismiss();
  const pay = page.getByRole('button', { name: /^Pay ₹.* now$/ });
  await pay.waitFor();
  await page.getByText('Time left to pay:').waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);

  // The order page has no Checkout, so it links to the payment page.
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('heading', { name: 'Pay to send it to the kitchen' }).waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
  expect(await ticketOf(kitchen, orderId).count()).toBe(0);
  const twin = await page.context().newPage();
  const twinCheckout = await controlCheckout(twin, journey.platform);
  await twin.goto(journey.messUrl(`/payment/${orderId}`));
  await twin.getByRole('button', { name: /^Pay ₹.* now$/ }).click();
  await twinCheckout.waitUntilOpened(1);
  await page.getByRole('link', { name: /^Pay ₹.* now$/ }).click();
  await checkout.waitUntilOpened(1);
  await checkout.pay();
  await page.waitForURL(/\/orders\/[0-9A-Z]{26}$/);
  // A guest cannot pay twice: the other tab also closes its Checkout and opens the order.
  await twinCheckout.waitUntilClosed();
  await twin.waitForURL(/\/orders\/[0-9A-Z]{26}$/);
  await twin.close();
  await page.getByRole('heading', { name: 'Waiting for the kitchen' }).waitFor();

  const ticket = ticketOf(kitchen, orderId);
  await ticket.getByText('Paid online').waitFor();
  const token = await kitchenToken(journey.siteUrl);
  const cancelled = { status: 'cancelled', cancel_reason: 'closing' };
  await callSite(journey.siteUrl, 'PATCH', `/orders/${orderId}/status`, { token, body: cancelled });
  await page.getByText('Your money is on its way back.').waitFor();
  const job = `${journey.siteUrl}/__local/jobs/cancel-unpaid-orders`;
  expect((await fetch(job, { method: 'POST' })).ok).toBe(true);
  await page.getByText('Your money was refunded.').waitFor();
  await page.goto(journey.messUrl(`/payment/${orderId}`));
  await page.getByRole('heading', { name: 'Refunded' }).waitFor();
  await page.getByText(/^The full amount was refunded\./).waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
  expect(guest.problems).toEqual([]);

  const answers = (await Promise.all([...guestAnswers, ...kitchenAnswers])).join('\n');
  // The search finds the public key id, so it would also find a secret.
  expect(answers).toContain(keys.key_id);
  for (const text of [keys.key_secret, keys.webhook_secret]) expect(answers).not.toContain(text);
});
