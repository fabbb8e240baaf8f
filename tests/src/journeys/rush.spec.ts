import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, placeDemoOrder } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/look-at.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { fillCheckout, placeButton, seesStatus } from './as-guest.ts';
import { availabilityOf, dishOf, openMenuTab } from './as-menu-keeper.ts';
import { openDashboard, openKitchen, openOrders, ticketOf } from './as-vendor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

const counter = { width: 1024, height: 768 };
const guest = { name: 'Ravi Deshmukh', phone: '9876512340' };

const rushOf = (page: Page) => page.getByRole('region', { name: 'Rush', exact: true });

async function setRush(body: object): Promise<void> {
  const token = await kitchenToken(journey.siteUrl);
  const path = `/vendors/${demoIds.vendor('demo')}/rush`;
  await callSite(journey.siteUrl, 'PUT', path, { token, body });
}

afterEach(() => setRush({ pause_minutes: 0, cap: null }));

test('a pause reaches the guest at once, shows above the orders, and ends by one tap', async () => {
  const { page } = visit;
  await page.goto(journey.messUrl('/menu/demo'));
  await page.locator('article').first().waitFor();
  const kitchen = await openStillPage(journey.browser, counter);
  await openDashboard(kitchen, journey.siteUrl, '/vendor/settings');
  await rushOf(kitchen).getByRole('button', { name: 'Pause for 30 min' }).click();
  await rushOf(kitchen)
    .getByText(/^Paused until \d/)
    .waitFor();

  const said = /^The kitchen is on a break until \d+(:\d\d)? [ap]m\. Try again then\.$/;
  await page.getByText(said).first().waitFor();
  await openKitchen(kitchen, journey.siteUrl);
  await kitchen.getByText(/^New orders are paused until/).waitFor();
  await openOrders(kitchen, journey.siteUrl);
  await kitchen.getByText(/^New orders are paused until/).waitFor();
  await kitchen.getByRole('button', { name: 'Take orders again' }).click();
  await kitchen.getByText(/^New orders are paused until/).waitFor({ state: 'hidden' });
  await page.getByText(said).first().waitFor({ state: 'hidden' });
});

test('a full kitchen tells the guest when to try again', { tags: 'long' }, async () => {
  const { page } = visit;
  await page.goto(journey.messUrl('/menu/demo'));
  await fillCheckout(page, { ...guest, dishes: ['Veg Mess Thali'] });
  await setRush({ cap: { unit: 'orders', most: 1 } });
  await placeDemoOrder(journey.siteUrl, { ...guest, dishes: { 'veg-thali': 1 } });
  await placeButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/^The kitchen is full until \d+(:\d\d)? [ap]m\. Try again then\.$/)
    .waitFor();
});

/** The kitchen cancels an order because its dish is sold out. @returns its page; the guest's shows the order */
async function cancelSoldOut(lookAt: (page: Page) => unknown = () => undefined): Promise<Page> {
  const order = await placeDemoOrder(journey.siteUrl, { ...guest, dishes: { 'veg-thali': 1 } });
  await visit.page.goto(journey.messUrl(`/orders/${order.id}#token=${order.tracking_token}`));
  await seesStatus(visit.page, 'Pending');

  const kitchen = await openStillPage(journey.browser, counter);
  await openOrders(kitchen, journey.siteUrl);
  await ticketOf(kitchen, order.id).getByRole('button', { name: 'Cancel' }).click();
  const question = kitchen.getByRole('dialog', { name: /^Cancel order/ });
  await question.getByRole('button', { name: 'Sold out' }).click();
  expect(await question.getByRole('checkbox', { name: 'Veg Mess Thali' }).isChecked()).toBe(true);
  await lookAt(kitchen);
  await question.getByRole('button', { name: 'Cancel Order' }).click();
  await kitchen.getByText('Veg Mess Thali is sold out today').waitFor();

  await seesStatus(visit.page, 'Cancelled');
  await visit.page.getByRole('heading', { name: 'Sorry, it is sold out' }).waitFor();
  await otherDishes().getByRole('link').first().waitFor();
  return kitchen;
}

const otherDishes = () =>
  visit.page.getByRole('region', { name: 'Teen Katori Mess has these now' });

test('sold out: cancelled with the reason, off the menu until tomorrow, and other dishes on offer', async () => {
  const kitchen = await cancelSoldOut();
  expect(await otherDishes().getByRole('link').count()).toBeLessThanOrEqual(3);
  expect(await otherDishes().getByText('Veg Mess Thali', { exact: true }).count()).toBe(0);

  await openMenuTab(kitchen, journey.siteUrl);
  await dishOf(kitchen, 'Veg Mess Thali').getByText('Sold out today, back tomorrow').waitFor();
  await availabilityOf(kitchen, 'Veg Mess Thali').click();
  await kitchen.getByText('Veg Mess Thali is now available').waitFor();
});

test('what a rush shows is without fault for everyone', { tags: 'long' }, async () => {
  const faultless = async (page: Page) => expect(await problemsOnPhone(page)).toEqual([]);
  const kitchen = await cancelSoldOut(faultless);
  await faultless(visit.page);
  await openDashboard(kitchen, journey.siteUrl, '/vendor/settings');
  await rushOf(kitchen).getByRole('button', { name: 'Pause for 30 min' }).click();
  await rushOf(kitchen)
    .getByText(/^Paused until \d/)
    .waitFor();
  await faultless(kitchen);
});
