/** @module-tag long */

import { kitchenNumber, vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { placeDemoOrder } from '../support/demo-orders.ts';
import { pushBrowser } from '../support/push-browser.ts';
import { stubPush } from '../support/stub-push.ts';
import { useJourney } from '../support/use-journey.ts';
import {
  countSounds,
  enrollDevice,
  newDeviceLink,
  press,
  waitForRinging,
  waitForSilence,
} from './as-kitchen.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
let visits: Visit[] = [];

beforeEach(async () => {
  visits = await Promise.all([
    startVisit(journey.browser, 'phone', 'allow'),
    startVisit(journey.browser, 'desktop', 'allow'),
    startVisit(journey.browser, 'phone'),
  ]);
});
afterEach(async () => {
  await Promise.all(visits.map((visit) => visit.close()));
});

/** Connects the page to the local push service. */
async function connectPush(page: Page) {
  const browser = pushBrowser(journey.platform.endpoints.push);
  await stubPush(page, browser.subscription);
  return browser;
}

async function switchAlarmOn(page: Page): Promise<void> {
  const alarm = page.getByRole('switch', { name: 'Alarm on this phone' });
  await alarm.click();
  await expect.poll(() => alarm.isChecked()).toBe(true);
}

test('an order rings on a sleeping kitchen tablet until the owner acknowledges it on a phone', async () => {
  const [owner, tablet, guest] = visits.map(({ page }) => page) as [Page, Page, Page];
  const [ownersPush, tabletsPush] = await Promise.all([owner, tablet].map(connectPush));
  await openDashboard(owner, journey.siteUrl, '/vendor/settings/devices');
  await enrollDevice(tablet, await newDeviceLink(owner), 'Tawa');
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
  const notice = {
    kind: 'new-order',
    order_id: id,
    number: kitchenNumber(id),
    items: '2 × Veg Mess Thali, 1 × Masala Chai',
  };
  const search = `?mess=${vendorIdOfOrder(id)}`;
  await expect
    .poll(() => tabletsPush?.messages())
    .toEqual([{ ...notice, url: `/kitchen${search}` }]);
  await expect
    .poll(() => ownersPush?.messages())
    .toEqual([{ ...notice, url: `/vendor/orders${search}` }]);

  await countSounds(tablet.context());
  const awake = await tablet.context().newPage();
  await Promise.all([
    awake.goto(journey.messUrl('/kitchen')).then(() => waitForRinging(awake)),
    guest.goto(journey.messUrl(`/orders/${id}#token=${token}`)),
  ]);
  await guest.getByRole('heading', { name: 'Waiting for the kitchen' }).waitFor();
  expect(owner.viewportSize()?.width).toBe(390);
  await press(owner, 'Got it');
  await waitForSilence(awake);
  await guest.getByRole('heading', { name: 'The kitchen has seen your order' }).waitFor();
});
