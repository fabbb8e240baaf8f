import { demoIds } from '@thali/local/seed/demo-ids';
import { weekdays } from '@thali/shared/time/ist';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { addDish, fillGuest, placeButton, trackOrder } from './as-guest.ts';
import { codeField, enterCode, newPhone } from './as-newcomer.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

const lunchRule = {
  meal_id: 'MEA1',
  order_by: { days_before: 0, time: '11:00' },
  every: 15,
  max: { unit: 'orders', most: 5 },
  proof: 'phone',
};

async function offerLunch(changes: object = {}): Promise<void> {
  const { token } = await signInAt(journey.siteUrl, 'vendor');
  await callSite(journey.siteUrl, 'PUT', `/vendors/${demoIds.vendor('demo')}`, {
    token,
    body: {
      settings: {
        meals: [{ id: 'MEA1', name: 'Lunch', from: '12:00', to: '14:00', weekdays: [...weekdays] }],
        pre_orders: [{ ...lunchRule, ...changes }],
      },
    },
  });
}

/** Opens the cart with a dish for a slot of tomorrow. */
async function chooseSlot(page: Page, clock: string): Promise<void> {
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await page.getByRole('button', { name: 'Lunch tomorrow' }).click();
  await addDish(page, 'Veg Mess Thali');
  await page.getByRole('button', { name: /View cart/ }).click();
  await page.getByRole('button', { name: clock }).click();
}

test('a guest orders lunch for tomorrow, with a pickup time, and cancels it', {
  tags: 'long',
}, async () => {
  await offerLunch();
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await page.getByRole('button', { name: 'Lunch tomorrow' }).click();
  await page.getByText(/^Order for lunch tomorrow by 11 am tomorrow/).waitFor();
  await addDish(page, 'Veg Mess Thali');
  await page.getByRole('button', { name: /View cart/ }).click();
  await page.getByText('Choose a pickup time.').waitFor();
  await page.getByRole('button', { name: '12:45' }).click();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  const phone = newPhone();
  await fillGuest(page, { name: 'Ravi Kale', phone });
  await placeButton(page).click();
  await codeField(page).waitFor();
  await enterCode(page, journey.siteUrl, phone);
  await trackOrder(page);
  await page.getByRole('heading', { name: 'Lunch tomorrow, 12:45 pm' }).waitFor();
  await page.getByText('You can cancel until 11 am tomorrow.').waitFor();
  await page.getByRole('button', { name: 'Cancel my order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel your order?' });
  await question.getByRole('button', { name: 'Cancel my order' }).click();
  await page.getByRole('heading', { name: 'You cancelled this order' }).waitFor();
  expect(await page.getByRole('button', { name: 'Cancel my order' }).count()).toBe(0);
});

test('a pre-order from an offline page asks again if its slot filled or its cutoff passed', {
  tags: 'long',
}, async () => {
  await offerLunch();
  const { page } = visit;
  const phone = newPhone();
  const place = async () => {
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await fillGuest(page, { name: 'Asha Rao', phone });
    await placeButton(page).click();
  };
  const placeOffline = async () => {
    await chooseSlot(page, '12:45');
    await page.context().setOffline(true);
    await place();
    await page
      .getByRole('alert')
      .getByText(/Your order is kept/)
      .waitFor();
  };
  const question = page.getByRole('dialog', { name: 'Choose another pickup time?' });

  await chooseSlot(page, '12:45');
  await place();
  await codeField(page).waitFor();
  await enterCode(page, journey.siteUrl, phone);
  await trackOrder(page);

  await placeOffline();
  await offerLunch({ max: { unit: 'orders', most: 1 } });
  await page.context().setOffline(false);
  await question
    .getByText(/tomorrow, 12:45 pm was not placed\. This pickup time is full/)
    .waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
  await question.getByRole('button', { name: 'Order it for 1 pm' }).click();
  await trackOrder(page);
  await page.getByRole('heading', { name: 'Lunch tomorrow, 1 pm' }).waitFor();
  await page.getByRole('button', { name: 'Cancel my order' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel your order?' })
    .getByRole('button', { name: 'Cancel my order' })
    .click();
  await page.getByRole('heading', { name: 'You cancelled this order' }).waitFor();

  await offerLunch();
  await placeOffline();
  await offerLunch({ order_by: { days_before: 2, time: '00:00' } });
  await page.context().setOffline(false);
  await question.getByText(/Ordering for Lunch is over/).waitFor();
  await question.getByRole('button', { name: 'Choose another time' }).click();
  await page.getByText(/^Ordering for lunch is over/).waitFor();
});
