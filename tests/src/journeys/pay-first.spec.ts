import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken } from '../support/demo-orders.ts';
import { problemsHere } from '../support/look-at.ts';
import { useJourney } from '../support/use-journey.ts';
import { addDish, fillGuest, placeButton } from './as-guest.ts';
import { openKitchen, ticketOf } from './as-vendor.ts';
import { checkoutOn } from './at-checkout.ts';

const journey = useJourney({ razorpay: true });

const secret = () => randomBytes(16).toString('hex');

/** The demo mess takes online payments before it cooks, on an account of its own. @returns its key id */
async function payFirst(): Promise<string> {
  const keys = {
    key_id: `rzp_test_${secret().slice(0, 14)}`,
    key_secret: secret(),
    webhook_secret: secret(),
  };
  const account = {
    keyId: keys.key_id,
    keySecret: keys.key_secret,
    webhookSecret: keys.webhook_secret,
  };
  const url = `${journey.platform.endpoints.razorpay}/local/accounts`;
  await fetch(url, { method: 'POST', body: JSON.stringify(account) });
  const token = await kitchenToken(journey.siteUrl);
  const set = (path: string, body: object) =>
    callSite(journey.siteUrl, 'PUT', `/vendor-payments/${path}`, { token, body });
  await set('account', keys);
  await set('accepts', { accepts: 'online', policy: 'first' });
  return keys.key_id;
}

test('paid before it is cooked: the kitchen rings once it is paid, and gives back what it cancels', async () => {
  const keyId = await payFirst();
  const { page: kitchen } = await startVisit(journey.browser, 'phone');
  await openKitchen(kitchen, journey.siteUrl);
  const guest = await startVisit(journey.browser, 'phone');
  const { page } = guest;
  const checkout = await checkoutOn(page, journey.platform);

  await page.goto(journey.messUrl('/menu/demo'));
  await addDish(page, 'Veg Mess Thali');
  await page.getByRole('button', { name: /View cart/ }).click();
  await page.getByText('The kitchen starts when your payment is in.').waitFor();
  expect(await page.getByRole('radio', { name: /^(Cash|UPI)/ }).count()).toBe(0);
  expect(await page.getByText('Coming Soon').count()).toBe(0);
  expect(await problemsHere(page)).toEqual([]);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await fillGuest(page, { name: 'Meena Patil', phone: '9876512342' });
  await placeButton(page).click();

  await page.waitForURL(/\/payment\/[0-9A-Z]{26}/);
  const orderId = new URL(page.url()).pathname.slice('/payment/'.length);
  const opened = await checkout.opened(1);
  expect(opened).toMatchObject({ key: keyId, prefill: { name: 'Meena Patil' } });
  await checkout.dismiss();
  const pay = page.getByRole('button', { name: /^Pay ₹.* now$/ });
  await pay.waitFor();
  await page.getByText('Time left to pay:').waitFor();
  expect(await problemsHere(page)).toEqual([]);

  // Also from the order's own page, which has no Checkout.
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('heading', { name: 'Pay to send it to the kitchen' }).waitFor();
  expect(await problemsHere(page)).toEqual([]);
  expect(await ticketOf(kitchen, orderId).count()).toBe(0);
  await page.getByRole('link', { name: /^Pay ₹.* now$/ }).click();
  await checkout.opened(1);
  await checkout.pay();
  await page.waitForURL(/\/orders\/[0-9A-Z]{26}$/);
  await page.getByRole('heading', { name: 'Waiting for the kitchen' }).waitFor();

  const ticket = ticketOf(kitchen, orderId);
  await ticket.getByText('Paid online').waitFor();
  const token = await kitchenToken(journey.siteUrl);
  const cancelled = { status: 'cancelled', cancel_reason: 'closing' };
  await callSite(journey.siteUrl, 'PATCH', `/orders/${orderId}/status`, { token, body: cancelled });
  await page.getByText('Your money is on its way back.').waitFor();
  const job = `${journey.siteUrl}/__local/jobs/cancel-unpaid-orders`;
  expect((await fetch(job, { method: 'POST' })).ok).toBe(true);
  await page.getByText('Your money was given back.').waitFor();
  await page.goto(journey.messUrl(`/payment/${orderId}`));
  await page.getByRole('heading', { name: 'Given back' }).waitFor();
  await page.getByText(/^The full amount was given back\./).waitFor();
  expect(await problemsHere(page)).toEqual([]);
  expect(guest.problems).toEqual([]);
});
