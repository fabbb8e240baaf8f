import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { placeDemoOrder } from '../support/demo-orders.ts';
import { pushBrowser } from '../support/push-browser.ts';
import { stubPush } from '../support/stub-push.ts';
import { useJourney } from '../support/use-journey.ts';
import { comeIn, isSilent, listen, newCode, press, rings } from './as-kitchen.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
let visits: Visit[] = [];

beforeEach(async () => {
  visits = await Promise.all([
    startVisit(journey.browser, 'phone', 'allow'),
    startVisit(journey.browser, 'desk', 'allow'),
    startVisit(journey.browser, 'phone'),
  ]);
});
afterEach(async () => {
  await Promise.all(visits.map((visit) => visit.close()));
});

/** A page whose browser has a push service: the local one. */
async function withPush(page: Page) {
  const browser = pushBrowser(journey.platform.endpoints.push);
  await stubPush(page, browser.subscription);
  return browser;
}

async function switchAlarmOn(page: Page): Promise<void> {
  const alarm = page.getByRole('switch', { name: 'Alarm on this phone' });
  await alarm.click();
  await expect.poll(() => alarm.isChecked()).toBe(true);
}

test('an order rings at a kitchen that is asleep, until the owner has seen it on a phone', async () => {
  const [owner, tablet, guest] = visits.map(({ page }) => page) as [Page, Page, Page];
  const [ownersPush, tabletsPush] = await Promise.all([owner, tablet].map(withPush));
  await openDashboard(owner, journey.siteUrl, '/vendor/settings');
  await comeIn(tablet, await newCode(owner), 'Tawa');
  await press(owner, 'Done');
  await switchAlarmOn(owner);
  await press(tablet, 'Controls');
  await switchAlarmOn(tablet);
  await tablet.close();

  const { id, tracking_token: token } = await placeDemoOrder(journey.siteUrl, {
    name: 'Asha',
    phone: '+919876512341',
    dishes: { 'veg-thali': 2, 'masala-chai': 1 },
  });
  const said = {
    kind: 'new-order',
    order_id: id,
    number: kitchenNumber(id),
    items: '2 × Veg Mess Thali, 1 × Masala Chai',
  };
  await expect.poll(() => tabletsPush?.messages()).toEqual([{ ...said, url: '/kitchen' }]);
  await expect.poll(() => ownersPush?.messages()).toEqual([{ ...said, url: '/vendor/orders' }]);

  await listen(tablet.context());
  const awake = await tablet.context().newPage();
  await Promise.all([
    awake.goto(journey.messUrl('/kitchen')).then(() => rings(awake)),
    guest.goto(journey.messUrl(`/orders/${id}#token=${token}`)),
  ]);
  await guest.getByRole('heading', { name: 'Waiting for the kitchen' }).waitFor();
  expect(owner.viewportSize()?.width).toBe(390);
  await press(owner, 'Got it');
  await isSilent(awake);
  await guest.getByRole('heading', { name: 'The kitchen has seen your order' }).waitFor();
});
