/// <reference lib="dom" />
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { pushTo, stubPush } from '../support/stub-push.ts';
import { useJourney } from '../support/use-journey.ts';
import { waitForStatus } from './as-guest.ts';

const journey = useJourney();
const guest = { name: 'Asha', phone: '+919876512341', dishes: { 'veg-thali': 1 } };
let visit: Visit;
let orderId: string;

/** Fakes only the push service of the browser. The service worker is real. */
beforeAll(async () => {
  visit = await startVisit(journey.browser, 'phone', 'allow');
  await stubPush(visit.page);
});
afterAll(() => visit?.close());
beforeEach(async () => {
  const { id, tracking_token: token } = await placeDemoOrder(journey.siteUrl, guest);
  orderId = id;
  await visit.page.goto(journey.messUrl(`/orders/${id}#token=${token}`));
});

const askButton = () => visit.page.getByRole('button', { name: 'Tell me when it is ready' });
const offButton = () => visit.page.getByRole('button', { name: 'Turn off' });
const permissionRequests = () => visit.page.evaluate(() => globalThis.permissionRequests ?? 0);
const subscriptionCalls = () => visit.apiCalls.filter((call) => call.includes('/push-sub'));

test('a guest turns the notification on, keeps it on the next visit, and turns it off', {
  tags: 'long',
}, async () => {
  await askButton().waitFor();
  expect(await permissionRequests()).toBe(0);
  await askButton().click();
  await offButton().waitFor();
  expect(await permissionRequests()).toBe(1);
  await visit.page.reload();
  await offButton().waitFor();
  const path = `/api/orders/${orderId}/push-subscription`;
  expect(subscriptionCalls()).toEqual([`PUT ${path}`]);
  expect(await problemsOnPhone(visit.page)).toEqual([]);

  await offButton().click();
  await askButton().waitFor();
  expect(subscriptionCalls()).toEqual([`PUT ${path}`, `DELETE ${path}`]);
  await moveDemoOrder(journey.siteUrl, orderId, ['confirmed', 'preparing', 'ready']);
  await waitForStatus(visit.page, 'Ready');
  await askButton().waitFor({ state: 'detached' });
});

test('the phone shows push messages, also on the host of the main site', {
  tags: 'long',
}, async () => {
  for (const address of [journey.messUrl('/menu/demo'), `${journey.siteUrl}/help`]) {
    await visit.page.goto(address);
    const order = { order_id: orderId, number: orderId.slice(-6), items: '1 × Veg Mess Thali' };
    const notifications = await pushTo(visit.page, [
      JSON.stringify({ ...order, kind: 'ready', url: `/orders/${orderId}` }),
      JSON.stringify({ ...order, kind: 'cancelled', reason: 'sold_out', refund: 112 }),
      JSON.stringify({ ...order, kind: 'given-back', refund: 112 }),
      JSON.stringify({ ...order, kind: 'new-order', url: '/vendor/orders' }),
      'of a later release',
    ]);
    expect(notifications.map(({ title }) => title)).toEqual([
      'Your food is ready',
      'Sorry, it is sold out',
      '₹112 refunded',
      `New order ${orderId.slice(-6)}`,
      'Your orders have changed',
    ]);
  }
});
