import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { placeOrderButton, waitForLiveLink } from './as-customer.ts';
import {
  addDish,
  fillGuest,
  holdStorefrontUntilOrder,
  placeButton,
  trackOrder,
  waitForStatus,
} from './as-guest.ts';
import { changeSettings } from './as-owner.ts';
import { openDashboard, openKitchen, openOrders, ticketOf } from './as-vendor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');
const guest = { name: 'Ravi Deshmukh', phone: '9876512340' };

afterEach(() => changeSettings(journey.siteUrl, { parcel: null, minimum_order: null }));

const parcel = (page: Page) => page.getByRole('radio', { name: /^Parcel/ });
const rowOf = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd');

async function openCart(dishes: readonly string[]): Promise<Page> {
  const { page } = visit;
  await page.goto(journey.messUrl('/menu/demo'));
  for (const dish of dishes) await addDish(page, dish);
  await page.getByRole('button', { name: /View cart/ }).click();
  return page;
}

test('a guest chooses a parcel, sees its charge before ordering, and the kitchen sees the parcel', {
  tags: 'long',
}, async () => {
  const kitchen = await openStillPage(journey.browser, { width: 1024, height: 768 });
  await openDashboard(kitchen, journey.siteUrl, '/vendor/settings/orders');
  const { promise: typed, resolve: haveTyped } = Promise.withResolvers<void>();
  // The server answers the switch after the person has typed the amount.
  await kitchen.route('**/vendors/*', async (route) => {
    await typed;
    await route.continue();
  });
  const section = kitchen.getByRole('region', { name: 'Parcel and Minimum Order' });
  await section.getByRole('switch', { name: /^Ask: eat here or parcel/ }).click();
  await section.getByLabel('Amount (₹)').fill('10');
  await section.getByLabel('Minimum order (₹)').fill('100');
  await section.getByLabel('Minimum order (₹)').press('Enter');
  haveTyped();
  await expect
    .poll(async () => {
      const path = `/storefront/demo?v=${Date.now()}`;
      return (await callSite(journey.siteUrl, 'GET', path)).vendor.settings;
    })
    .toMatchObject({ parcel: { per: 'order', charge: 10 }, minimum_order: 100 });

  const page = await openCart(['Vada Pav']);
  await page.getByText('Minimum order is ₹100. Add dishes for ₹77.50 more.').waitFor();
  expect(await placeOrderButton(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await addDish(page, 'Veg Mess Thali');
  await page.getByRole('button', { name: /View cart/ }).click();
  expect(await page.getByRole('radio', { name: 'Eat here' }).isChecked()).toBe(true);
  expect(await page.getByText('Parcel charge').count()).toBe(0);
  await parcel(page).check();
  expect(await rowOf(page, 'Parcel charge').textContent()).toBe('₹10.00');
  expect(await rowOf(page, 'Subtotal').textContent()).toBe('₹132.50');
  await placeOrderButton(page).click();
  await fillGuest(page, guest);
  await placeButton(page).getByText('144.50').waitFor();
  await placeButton(page).click();

  const orderId = await trackOrder(page);
  await page.getByText('Parcel', { exact: true }).waitFor();
  expect(await rowOf(page, 'Parcel charge').textContent()).toBe('₹10.00');
  expect(await rowOf(page, 'Total').last().textContent()).toBe('₹144.50');
  await openKitchen(kitchen, journey.siteUrl);
  await ticketOf(kitchen, orderId).getByText('Parcel', { exact: true }).waitFor();
});

test('asks for a confirmation when the charge changes in the open sheet or on the server', {
  tags: 'long',
}, async () => {
  await changeSettings(journey.siteUrl, { parcel: { per: 'portion', charge: 5 } });
  const liveLink = waitForLiveLink(visit.page);
  const page = await openCart(['Veg Mess Thali']);
  await parcel(page).check();
  await page.reload();
  await expect.poll(() => parcel(page).isChecked()).toBe(true);
  await placeOrderButton(page).click();
  await fillGuest(page, guest);
  await placeButton(page).getByText('117.00').waitFor();
  await liveLink;
  const question = page.getByRole('dialog', { name: 'The total has changed' });
  await changeSettings(journey.siteUrl, { parcel: { per: 'order', charge: 20 } });
  await placeButton(page).getByText('132.00').waitFor();
  await placeButton(page).click();
  await question.getByText('The total went up from ₹117 to ₹132.').waitFor();

  await holdStorefrontUntilOrder(page);
  await changeSettings(journey.siteUrl, { parcel: { per: 'order', charge: 8 } });
  await question.getByRole('button', { name: 'Place order for ₹132' }).click();
  await question.getByText('The total went down from ₹132 to ₹120.').waitFor();
  await question.getByRole('button', { name: 'Place order for ₹120' }).click();
  await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
});

test('keeps the screens of an order with a parcel accessible', { tags: 'long' }, async () => {
  await changeSettings(journey.siteUrl, { parcel: { per: 'order', charge: 10 } });
  const expectAccessible = async (page: Page) => expect(await problemsOnPhone(page)).toEqual([]);
  const page = await openCart(['Veg Mess Thali']);
  await parcel(page).check();
  await placeOrderButton(page).click();
  await fillGuest(page, guest);
  await placeButton(page).click();
  const orderId = await trackOrder(page);
  await waitForStatus(page, 'Pending');
  await expectAccessible(page);
  const kitchen = await openStillPage(journey.browser, { width: 1024, height: 768 });
  await openKitchen(kitchen, journey.siteUrl);
  await ticketOf(kitchen, orderId).getByText('Parcel', { exact: true }).waitFor();
  await expectAccessible(kitchen);
  await openOrders(kitchen, journey.siteUrl);
  await ticketOf(kitchen, orderId).getByText('Parcel', { exact: true }).waitFor();
  await expectAccessible(kitchen);
});
