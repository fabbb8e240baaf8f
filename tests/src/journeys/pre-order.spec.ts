import { demoIds } from '@thali/local/seed/demo-ids';
import { weekdays } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { addDish, fillGuest, placeButton, trackOrder } from './as-guest.ts';
import { codeField, enterCode, newPhone } from './as-newcomer.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('a guest orders lunch for tomorrow, with a pickup time, and cancels it', {
  tags: 'long',
}, async () => {
  const { token } = await signInAt(journey.siteUrl, 'vendor');
  await callSite(journey.siteUrl, 'PUT', `/vendors/${demoIds.vendor('demo')}`, {
    token,
    body: {
      settings: {
        meals: [{ id: 'MEA1', name: 'Lunch', from: '12:00', to: '14:00', weekdays: [...weekdays] }],
        pre_orders: [
          {
            meal_id: 'MEA1',
            order_by: { days_before: 0, time: '11:00' },
            every: 15,
            max: { unit: 'orders', most: 5 },
            proof: 'phone',
          },
        ],
      },
    },
  });
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await page.getByRole('button', { name: 'Lunch tomorrow' }).click();
  await page.getByText(/^Order for lunch tomorrow by 11:00 tomorrow/).waitFor();
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
  await page.getByRole('heading', { name: 'Lunch tomorrow, 12:45' }).waitFor();
  await page.getByText('You can cancel until 11:00 tomorrow.').waitFor();
  await page.getByRole('button', { name: 'Cancel my order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel your order?' });
  await question.getByRole('button', { name: 'Cancel my order' }).click();
  await page.getByRole('heading', { name: 'You cancelled this order' }).waitFor();
  expect(await page.getByRole('button', { name: 'Cancel my order' }).count()).toBe(0);
});
