/** @module-tag long */

import { demoIds } from '@thali/local/seed/demo-ids';
import { expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { readQr } from '../support/read-qr.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { addDish, fillGuest, placeButton } from './as-guest.ts';
import { hideAndShowPage, press } from './as-kitchen.ts';
import { openDashboard, openKitchen, ticketOf } from './as-vendor.ts';

const journey = useJourney();

test('a mess tests UPI with a rupee, a guest pays, the kitchen confirms, and the wallet lists it and an order handed over unpaid', async () => {
  const { page: owner, problems } = await startVisit(journey.browser, 'phone');
  await openDashboard(owner, journey.siteUrl, '/vendor/settings/payments');
  const section = owner.getByRole('region', { name: 'Payments', exact: true });
  await section.getByRole('button', { name: 'Set Up UPI' }).click();
  await section.getByLabel('UPI ID', { exact: true }).fill('anna');
  await section.getByLabel('Name that guests see').fill('Anna Mess');
  await section.getByRole('button', { name: 'Use This UPI ID' }).click();
  await section.getByText('Enter a UPI ID such as name@bank').waitFor();
  await section.getByLabel('UPI ID', { exact: true }).fill('Anna@OkHdfcBank');
  await section.getByRole('button', { name: 'Use This UPI ID' }).click();
  const rupee = section.getByRole('img', { name: 'QR code to pay ₹1 to your UPI ID' });
  expect(readQr((await rupee.getAttribute('src')) ?? '').text).toBe(
    'upi://pay?pa=anna@okhdfcbank&pn=Anna%20Mess&am=1.00&cu=INR&tn=Thali%20test',
  );
  expect(await problemsOnPhone(owner)).toEqual([]);
  await section.getByRole('button', { name: 'I received ₹1' }).click();
  await section.getByRole('switch', { name: 'Accept UPI', checked: true }).waitFor();

  const guest = await startVisit(journey.browser, 'phone');
  const { page } = guest;
  await page.goto(journey.messUrl('/menu/demo'));
  await addDish(page, 'Veg Mess Thali');
  await page.getByRole('button', { name: /View cart/ }).click();
  expect(await page.getByText('Coming Soon').count()).toBe(0);
  await page.getByRole('radio', { name: /^Online Payment/ }).check();
  await page.getByText('Coming Soon').waitFor();
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await fillGuest(page, { name: 'Ravi Deshmukh', phone: '9876512341' });
  await placeButton(page).click();
  await page.getByRole('link', { name: /^Pay ₹.* by UPI$/ }).click();
  await page.waitForURL(/\/payment\/[0-9A-Z]{26}$/);
  const orderId = new URL(page.url()).pathname.slice('/payment/'.length);
  const code = page.getByRole('img', { name: 'QR code to pay Anna Mess by UPI' });
  const qrText = readQr((await code.getAttribute('src')) ?? '').text ?? '';
  expect(qrText).toMatch(/^upi:\/\/pay\?pa=anna@okhdfcbank&pn=Anna%20Mess&am=\d+\.\d\d&cu=INR&tn=/);
  expect(qrText.endsWith(`&tr=${orderId.slice(-16)}`)).toBe(true);
  const link = await page.getByRole('link', { name: 'Open UPI app' }).getAttribute('href');
  expect(link).toBe(qrText);
  expect(await problemsOnPhone(page)).toEqual([]);

  await page.getByLabel(/^Last digits of the UPI reference/).fill('12');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await page.getByText('Enter 4 to 12 digits, or leave it empty').waitFor();
  await page.getByLabel(/^Last digits of the UPI reference/).fill('4271');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await page.getByRole('button', { name: 'Waiting for the network...' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Payment reported; the mess is checking' }).waitFor();
  await page.getByText('Not paid yet, or wrong digits?').click();
  await page.getByLabel(/^Last digits of the UPI reference/).fill('004217');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await page.getByText('Sent to Teen Katori Mess').waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);

  const { page: kitchen } = await startVisit(journey.browser, 'phone');
  await openKitchen(kitchen, journey.siteUrl);
  const ticket = ticketOf(kitchen, orderId);
  await ticket.getByText(/^Says paid ₹\S+ · 004217$/).waitFor();
  await ticket.getByRole('button', { name: 'Received', exact: true }).click();
  await ticket.getByText('Paid', { exact: true }).waitFor();

  await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor();
  await page.goto(journey.messUrl(`/orders/${orderId}`));
  await page.getByRole('link', { name: 'Payment: UPI Paid' }).waitFor();

  const { id } = await placeDemoOrder(journey.siteUrl, {
    name: 'Sunita Rao',
    phone: '+919876512342',
    dishes: { 'veg-thali': 1 },
    paymentMethod: 'upi',
  });
  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready']);
  await kitchen.getByRole('button', { name: /Ready$/ }).click();
  await ticketOf(kitchen, id).getByRole('button', { name: 'Received by UPI' }).waitFor();
  await ticketOf(kitchen, id).getByRole('button', { name: 'by UPI not paid' }).click();
  const question = kitchen.getByRole('dialog', { name: /^₹\S+ not received$/ });
  expect(await problemsOnPhone(kitchen)).toEqual([]);
  await kitchen.setViewportSize({ width: 844, height: 390 });
  await kitchen.getByRole('heading', { name: 'Ready' }).waitFor();
  await question.getByRole('button', { name: 'Hand over unpaid' }).click();
  await kitchen.getByRole('button', { name: /^Undo: .* handed over, ₹.* not received$/ }).waitFor();
  await hideAndShowPage(kitchen);

  await openDashboard(owner, journey.siteUrl, '/vendor/wallet');
  const list = owner.getByRole('region', { name: 'UPI today' });
  const row = list.getByRole('listitem').filter({ hasText: orderId.slice(-6) });
  await row.getByText('Paid', { exact: true }).waitFor();
  const unpaid = list.getByRole('listitem').filter({ hasText: id.slice(-6) });
  await list.getByRole('heading', { name: 'Handed over unpaid' }).waitFor();
  await openKitchen(kitchen, journey.siteUrl);
  for (const name of ['Controls', 'Last handed over']) await press(kitchen, name);
  await kitchen.getByText('Sunita Rao').waitFor();
  await unpaid.getByRole('button', { name: /^In cash/ }).click();
  await unpaid.getByText('Paid in cash', { exact: true }).waitFor();
  expect(await problemsOnPhone(owner)).toEqual([]);

  const token = await kitchenToken(journey.siteUrl);
  await callSite(journey.siteUrl, 'PUT', '/vendor-payments/upi', { token, body: { upi_id: '' } });
  const { settings } = (
    await callSite(journey.siteUrl, 'GET', `/vendors/${demoIds.vendor('demo')}`)
  ).vendor;
  expect(settings).not.toHaveProperty('payment');
  const otherProblems = guest.problems.filter(
    (problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'),
  );
  expect([...problems, ...otherProblems]).toEqual([]);
});
