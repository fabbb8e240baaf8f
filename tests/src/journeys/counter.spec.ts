import { demoIds } from '@thali/local/seed/demo-ids';
import { expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { readQr } from '../support/read-qr.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { enrollDevice, newDeviceLink } from './as-kitchen.ts';
import { waitUntilCached } from './as-offline.ts';
import { changeSettings } from './as-owner.ts';
import { openDashboard } from './as-vendor.ts';
import { takeDemoPayments } from './online-payments.ts';

const journey = useJourney();

test('a counter sells in three taps for cash, and by UPI with a second screen for the guest', async () => {
  await changeSettings(journey.siteUrl, { tokens: true });
  const { page: owner } = await startVisit(journey.browser, 'desktop');
  await openDashboard(owner, journey.siteUrl, '/vendor/settings/payments');
  const payments = owner.getByRole('region', { name: 'Payments', exact: true });
  await payments.getByRole('button', { name: 'Set Up UPI' }).click();
  await payments.getByLabel('UPI ID', { exact: true }).fill('anna@okhdfcbank');
  await payments.getByLabel('Name that guests see').fill('Anna Mess');
  await payments.getByRole('button', { name: 'Use This UPI ID' }).click();
  await payments.getByRole('button', { name: 'I received ₹1' }).click();
  await payments.getByRole('switch', { name: 'Accept UPI', checked: true }).waitFor();
  await openDashboard(owner, journey.siteUrl, '/vendor/settings/devices');
  const link = await newDeviceLink(owner, 'Add a Counter');
  const { page, problems } = await startVisit(journey.browser, 'phone');
  await enrollDevice(page, link, 'Till 1');
  const guest = await page.context().newPage();
  await guest.goto(new URL('/counter?view=guest', link).href);

  await page.getByRole('button', { name: /^Masala Dosa/ }).click();
  await guest.getByText('1 × Masala Dosa').waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
  await page.getByRole('button', { name: /^Cash/ }).click();
  const sold = page.getByRole('dialog', { name: 'Sold' });
  await sold.getByRole('button', { name: '₹100', exact: true }).click();
  await sold.getByText('₹25 back').waitFor();
  await guest.getByText('Token', { exact: false }).waitFor();
  await sold.getByRole('button', { name: 'New sale' }).click();

  await page.getByRole('button', { name: /^Masala Dosa/ }).click();
  await page.getByRole('button', { name: /Eat here$/ }).click();
  const sale = page.getByRole('dialog', { name: 'Sale' });
  await sale.getByRole('button', { name: 'Add one portion of Masala Dosa' }).click();
  await sale.getByRole('button', { name: /^UPI/ }).click();
  const waiting = page.getByRole('dialog', { name: 'Waiting for the payment' });
  const code = guest.getByRole('img', { name: 'QR code to pay by UPI' });
  expect(readQr((await code.getAttribute('src')) ?? '').text).toMatch(/&am=150\.00&/);
  expect(await problemsOnPhone(page)).toEqual([]);
  await waiting.getByRole('button', { name: 'Received', exact: true }).click();
  await guest.getByText('Paid').waitFor();
  await page
    .getByRole('dialog', { name: 'Paid' })
    .getByRole('button', { name: 'New sale' })
    .click();
  await page.getByRole('button', { name: /^Waiting/ }).click();
  const list = page.getByRole('dialog', { name: 'Waiting', exact: true });
  await list.getByRole('button', { name: 'Undo sale' }).first().click();
  await page.getByRole('button', { name: 'Wrong entry' }).click();
  await page.getByRole('button', { name: 'Undo Sale', exact: true }).click();
  await page.getByText('Token 1 is undone').waitFor();

  await list.getByRole('button', { name: 'Close shift' }).click();
  const shift = page.getByRole('dialog', { name: 'Close shift' });
  await shift.getByText('Cash expected').waitFor();
  await shift.getByLabel('Cash counted').fill('10');
  await shift.getByText('₹10 too much').waitFor();
  await shift.getByRole('button', { name: 'Close Shift', exact: true }).click();
  await page.getByText('Shift closed').waitFor();
  await openDashboard(owner, journey.siteUrl, '/vendor/dashboard');
  await owner.getByRole('region', { name: 'Shift closes' }).getByText('₹10 too much').waitFor();

  await list.getByRole('button', { name: 'Close', exact: true }).click();
  await list.waitFor({ state: 'hidden' });
  await page.keyboard.press('1');
  await page.getByRole('button', { name: /^Cash/ }).waitFor();
  await page.keyboard.press('Enter');
  await sold.waitFor();
  // Digits do nothing behind a dialog.
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await sold.waitFor({ state: 'hidden' });
  expect(await page.getByRole('button', { name: /^Cash/ }).count()).toBe(0);

  await takeDemoPayments(journey.siteUrl);
  await page.reload();
  await page.getByRole('button', { name: /^Masala Dosa/ }).click();
  await page.getByRole('button', { name: /^UPI/ }).click();
  await waiting.getByText('This screen shows when it is paid.').waitFor();
  const { text = '' } = readQr((await code.getAttribute('src')) ?? '');
  const [, id] = /&tr=RZP(\w{14})qrv2&.*&am=75\.00&/.exec(text) ?? [];
  const { razorpay } = journey.platform.endpoints;
  await fetch(`${razorpay}/local/qr_codes/qr_${id}/pay`, { method: 'POST' });
  await page.getByRole('dialog', { name: 'Paid' }).waitFor();
  await guest.getByText('Paid').waitFor();
  expect(problems).toEqual([]);
});

test('an hour offline with 100 sales: each has a number and is sent once, and the shift close lists them', {
  tags: 'long',
  timeout: 600_000,
}, async () => {
  await changeSettings(journey.siteUrl, { tokens: true });
  const { page: owner } = await startVisit(journey.browser, 'desktop');
  await openDashboard(owner, journey.siteUrl, '/vendor/settings/devices');
  const link = await newDeviceLink(owner, 'Add a Counter');
  const { page } = await startVisit(journey.browser, 'phone', 'allow');
  await enrollDevice(page, link, 'Till 2');
  const dosa = page.getByRole('button', { name: /^Masala Dosa/ });
  await dosa.waitFor();
  await waitUntilCached(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: /^Masala Dosa/ }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('No network. Sales are kept on this device.').waitFor();

  const numbers: (string | null)[] = [];
  const sellOne = async () => {
    await dosa.click();
    await page.getByRole('button', { name: /^Cash/ }).click();
    const sold = page.getByRole('dialog', { name: 'Sold' });
    numbers.push(await sold.getByText(/^K\d+-\d+$/).textContent());
    await sold.getByRole('button', { name: 'New sale' }).click();
  };
  for (let sale = 0; sale < 50; sale += 1) await sellOne();
  await page.reload();
  for (let sale = 0; sale < 50; sale += 1) await sellOne();
  const [, device] = /^K(\d+)-1$/.exec(numbers[0] ?? '') ?? [];
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => `K${device}-${index + 1}`));
  expect(await problemsOnPhone(page)).toEqual([]);

  const { token } = await signInAt(journey.siteUrl, 'vendor');
  const vendorId = demoIds.vendor('demo');
  const menu = await callSite(journey.siteUrl, 'GET', '/storefront/demo');
  const dosaId = menu.menu_items.find(({ name }) => name === 'Masala Dosa')?.id;
  await callSite(journey.siteUrl, 'PUT', `/vendors/${vendorId}/menu-items/${dosaId}`, {
    token,
    body: { price: 80, quantity: 30 },
  });
  await page.context().setOffline(false);
  await page.getByText(/Sales are kept|Sending/).waitFor({ state: 'hidden', timeout: 240_000 });

  const { orders } = await callSite(journey.siteUrl, 'GET', '/orders?limit=100', { token });
  const received = orders.flatMap(({ offline }) => (offline ? [offline.number] : []));
  expect(received.toSorted()).toEqual(numbers.toSorted());
  await page.getByRole('button', { name: /^Waiting/ }).click();
  await page.getByRole('button', { name: 'Close shift' }).click();
  const shift = page.getByRole('dialog', { name: 'Close shift' });
  await shift.getByText('₹7,500', { exact: true }).waitFor();
  await shift.getByText('100 sales without a network').waitFor();
  await shift.getByText('70 × Masala Dosa').waitFor();
  await shift.getByText('100 × Masala Dosa: ₹75 in place of ₹80').waitFor();
});
