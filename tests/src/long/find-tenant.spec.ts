import { expect, test } from 'vitest';
import { fillCheckout, placeButton, trackOrder } from '../journeys/as-guest.ts';
import { openKitchen, ticketOf, ticketsFor } from '../journeys/as-vendor.ts';
import { startVisit } from '../support/browser-visit.ts';
import { problemsHere } from '../support/look-at.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

const heading = (name: string) => visit.page.getByRole('heading', { level: 1, name });

test('a query parameter leads to the tenant on localhost', async () => {
  await visit.page.goto(`${journey.siteUrl}/?subdomain=demo`);
  await heading('Teen Katori Mess').waitFor();
  expect(visit.problems).toEqual([]);
});

test('an unknown menu says so, without another call', async () => {
  await visit.page.goto(`${journey.siteUrl}/menu/nobody`);
  await heading('Restaurant not found').waitFor();
  expect(await problemsHere(visit.page)).toEqual([]);
  expect(visit.apiCalls).toEqual([]);
});

test('a first visit to a menu asks the API nothing', async () => {
  const live = visit.page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await visit.page.goto(journey.messUrl('/menu/demo'));
  await Promise.all([heading('Teen Katori Mess').waitFor(), live]);
  await visit.page.waitForLoadState('networkidle');
  expect(visit.apiCalls).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('a vendor sees its own orders and none of another tenant', async () => {
  const kitchen = await startVisit(journey.browser, 'desk');
  await openKitchen(kitchen.page, journey.siteUrl, 'vendor@annapurna.example');
  await order('demo', 'Vada Pav', 'Demo Guest');
  const own = await order('annapurna', 'Masala Dosa', 'Annapurna Guest');

  // Its own order came later, so the other one would be there by now.
  await ticketOf(kitchen.page, own).waitFor();
  expect(await ticketsFor(kitchen.page, 'Demo Guest').count()).toBe(0);
  await kitchen.page.reload();
  await ticketOf(kitchen.page, own).waitFor();
  expect(await ticketsFor(kitchen.page, 'Demo Guest').count()).toBe(0);
  expect(kitchen.problems).toEqual([]);
  await kitchen.close();
});

async function order(subdomain: string, dish: string, name: string): Promise<string> {
  const { page } = visit;
  await page.goto(journey.messUrl(`/menu/${subdomain}`, subdomain));
  await fillCheckout(page, { dishes: [dish], name, phone: '9876512340' });
  await placeButton(page).click();
  return trackOrder(page);
}
