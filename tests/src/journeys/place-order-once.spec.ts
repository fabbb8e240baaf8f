import type { Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { fillCheckout, placeButton, seesStatus, trackOrder } from './as-guest.ts';
import { openOrders, ticketOf, ticketsFor } from './as-vendor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');
let kitchen: Visit;

beforeAll(async () => {
  kitchen = await startVisit(journey.browser, 'desk');
  await openOrders(kitchen.page, journey.siteUrl);
});

async function fillFor(name: string): Promise<void> {
  await visit.page.goto(journey.messUrl('/menu/demo'));
  await fillCheckout(visit.page, { dishes: ['Vada Pav'], name, phone: '9876512340' });
}

/** Follows the order and looks at the kitchen's list, as it is now and as the server has it. */
async function expectOneOrder(name: string): Promise<void> {
  const orderId = await trackOrder(visit.page);
  await seesStatus(visit.page, 'Pending');
  await ticketOf(kitchen.page, orderId).waitFor();
  await kitchen.page.reload();
  await ticketOf(kitchen.page, orderId).waitFor();
  expect(await ticketsFor(kitchen.page, name).count()).toBe(1);
}

/** The server does its work, and nobody hears of it. Node does not know demo.localhost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch({ url: `${journey.siteUrl}/api/orders` });
  await route.abort('connectionreset');
}

function seesNoConnection(): Promise<void> {
  return visit.page
    .getByRole('alert')
    .getByText(/check your connection/)
    .waitFor();
}

test('a double tap makes one order', async () => {
  await fillFor('Double Tapper');
  await placeButton(visit.page).dblclick();
  await expectOneOrder('Double Tapper');
  expect(visit.apiCalls.filter((call) => call === 'POST /api/orders')).toHaveLength(1);
  expect(visit.problems).toEqual([]);
});

test('an answer lost after the commit makes one order', { tags: 'long' }, async () => {
  await fillFor('Lost Answer');
  let lost = 0;
  await visit.page.route('**/api/orders', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    return loseAnswer(route);
  });
  await placeButton(visit.page).click();
  await expectOneOrder('Lost Answer');
  expect(lost).toBe(1);
});

test('answers lost until the page is reloaded make one order, finished by itself', async () => {
  await fillFor('Lost Page');
  await visit.page.route('**/api/orders', loseAnswer);
  await placeButton(visit.page).click();
  await seesNoConnection();
  await visit.page.unroute('**/api/orders');
  await visit.page.reload();
  await expectOneOrder('Lost Page');
});

test('a guest without network places the order once there is one again', {
  tags: 'long',
}, async () => {
  await fillFor('No Network');
  await visit.page.context().setOffline(true);
  await placeButton(visit.page).click();
  await visit.page
    .getByRole('alert')
    .getByText(/Your order is kept/)
    .waitFor();
  await visit.page.context().setOffline(false);
  await expectOneOrder('No Network');
});
