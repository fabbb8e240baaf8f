import { test } from 'vitest';
import { waitForStatus } from '../journeys/as-guest.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { phone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { expectAccessible } from './accessible-walk.ts';

const journey = useJourney({ pictures: true });

test('keeps the pages of an order and its payment accessible in light and dark', async () => {
  const guest = { name: 'Ravi Deshmukh', phone: '+919876512340', note: 'Less spicy' };
  const place = () => placeDemoOrder(journey.siteUrl, { ...guest, dishes: { 'veg-thali': 1 } });
  const { id, tracking_token: token } = await place();
  const cancelled = await place();
  await moveDemoOrder(journey.siteUrl, cancelled.id, ['cancelled']);
  const { messUrl } = journey;
  await expectAccessible(journey, phone, async (page, check) => {
    await page.goto(messUrl(`/orders/${id}`));
    await page.getByRole('button', { name: 'Show my order' }).click();
    await page.getByText('Please enter a valid phone number').waitFor();
    await check('phone form with an error');
    await page.goto(messUrl(`/payment/${id}#token=${token}`));
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await check('payment due');
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await waitForStatus(page, 'Pending');
    await check('order pending');
    await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready']);
    await waitForStatus(page, 'Ready');
    await check('order ready');
    await moveDemoOrder(journey.siteUrl, id, ['completed']);
    await waitForStatus(page, 'Completed');
    await check('order completed');
    await page.goto(messUrl(`/orders/${cancelled.id}#token=${cancelled.tracking_token}`));
    await waitForStatus(page, 'Cancelled');
    await check('order cancelled');
  });
});
