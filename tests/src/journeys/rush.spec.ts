import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, placeDemoOrder } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { fillCheckout, placeButton, waitForStatus } from './as-guest.ts';
import { availabilityOf, dishOf, openMenuTab } from './as-menu-editor.ts';
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

test('a guest sees a pause at once, the orders page shows it, and one tap ends it', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await page.goto(journey.messUrl('/menu/demo'));
  await page.locator('article').first().waitFor();
  const kitchen = await openStillPage(journey.browser, counter);
  await openDashboard(kitchen, journey.siteUrl, '/vendor/settings/orders');
  await rushOf(kitchen).getByRole('button', { name: 'Pause for 30 min' }).click();
  await rushOf(kitchen)
    .getByText(/^Paused until \d/)
    .waitFor();

  const breakNotice = /^The kitchen is on a break until \d+(:\d\d)? [ap]m\. Try again then\.$/;
  await page.getByText(breakNotice).first().waitFor();
  await openKitchen(kitchen, journey.siteUrl);
  await kitchen.getByText(/^New orders are paused until/).waitFor();
  await openOrders(kitchen, journey.siteUrl);
  await kitchen.getByText(/^New orders are paused until/).waitFor();
  await kitchen.getByRole('button', { name: 'Take orders again' }).click();
  await kitchen.getByText(/^New orders are paused until/).waitFor({ state: 'hidden' });
  await page.getByText(breakNotice).first().waitFor({ state: 'hidden' });
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

/** Cancels an order in the kitchen because its dish is sold out. @returns the page of the kitchen */
async function cancelSoldOut(lookAt: (page: Page) => unknown = () => undefined): Promise<Page> {
  const dishes = { 'veg-thali': 1 };
  const order = await placeDemoOrder(journey.siteUrl, { ...guest, dishes });
  const otherGuest = { name: 'Bina Nair', phone: '+919876512349' };
  await placeDemoOrder(journey.siteUrl, { ...otherGuest, dishes });
  await visit.page.goto(journey.messUrl(`/orders/${order.id}#token=${order.tracking_token}`));
  await waitForStatus(visit.page, 'Pending');

  const kitchen = await openStillPage(journey.browser, counter);
  await openOrders(kitchen, journey.siteUrl);
  await ticketOf(kitchen, order.id).getByRole('button', { name: 'Cancel' }).click();
  const question = kitchen.getByRole('dialog', { name: /^Cancel (Token|Order)/ });
  await question.getByRole('button', { name: 'Sold out' }).click();
  expect(await question.getByRole('checkbox', { name: 'Veg Mess Thali' }).isChecked()).toBe(true);
  await lookAt(kitchen);
  await question.getByRole('button', { name: 'Cancel Order' }).click();
  await kitchen.getByText('Veg Mess Thali is sold out today').waitFor();
  const waiting = kitchen.getByRole('dialog', { name: 'Veg Mess Thali sold out' });
  const open = waiting.getByRole('listitem').filter({ hasText: otherGuest.name });
  await open.first().getByRole('link', { name: 'Tell on WhatsApp' }).waitFor();
  await waiting.getByRole('button', { name: 'Close' }).click();

  await waitForStatus(visit.page, 'Cancelled');
  await visit.page.getByRole('heading', { name: 'Sorry, it is sold out' }).waitFor();
  await otherDishes().getByRole('link').first().waitFor();
  return kitchen;
}

const otherDishes = () =>
  visit.page.getByRole('region', { name: 'Teen Katori Mess has these now' });

test('a sold-out order is cancelled with its reason, its dish is off until tomorrow, and the guest sees other dishes', {
  tags: 'long',
}, async () => {
  const kitchen = await cancelSoldOut();
  expect(await otherDishes().getByRole('link').count()).toBeLessThanOrEqual(3);
  expect(await otherDishes().getByText('Veg Mess Thali', { exact: true }).count()).toBe(0);

  await openMenuTab(kitchen, journey.siteUrl);
  await dishOf(kitchen, 'Veg Mess Thali').getByText('Sold out today, back tomorrow').waitFor();
  await availabilityOf(kitchen, 'Veg Mess Thali').click();
  await kitchen.getByText('Veg Mess Thali is now available').waitFor();
});

test('keeps the screens of a rush accessible', { tags: 'long' }, async () => {
  const expectAccessible = async (page: Page) => expect(await problemsOnPhone(page)).toEqual([]);
  const kitchen = await cancelSoldOut(expectAccessible);
  await expectAccessible(visit.page);
  await openDashboard(kitchen, journey.siteUrl, '/vendor/settings/orders');
  await rushOf(kitchen).getByRole('button', { name: 'Pause for 30 min' }).click();
  await rushOf(kitchen)
    .getByText(/^Paused until \d/)
    .waitFor();
  await expectAccessible(kitchen);
});
