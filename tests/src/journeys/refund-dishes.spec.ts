import { expect, test } from 'vitest';
import { placeDemoOrder } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { openOrders, ticketOf } from './as-vendor.ts';
import { payOnline, takeOnlinePayments } from './online-payments.ts';

const journey = useJourney({ razorpay: true });

const guest = { name: 'Meena Patil', phone: '+919876512343' };

test('staff refund missing dishes, and no portion twice', { tags: 'long' }, async () => {
  await takeOnlinePayments(journey, 'any_time');
  const dishes = { 'veg-thali': 2, 'masala-chai': 3 };
  const order = await placeDemoOrder(journey.siteUrl, {
    ...guest,
    dishes,
    paymentMethod: 'online',
  });
  await payOnline(journey, order);

  const page = await openStillPage(journey.browser, { width: 390, height: 844 });
  await openOrders(page, journey.siteUrl);
  await ticketOf(page, order.id).getByRole('button', { name: 'View' }).click();
  const details = page.getByRole('dialog', { name: 'Order Details' });
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const addButton = (dish: string) =>
    dialog.getByRole('button', { name: `Add one portion of ${dish}` });
  const refund = async () => {
    await dialog.getByRole('button', { name: /^Refund ₹/ }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  await details.getByRole('button', { name: 'Refund' }).click();
  await addButton('Veg Mess Thali').click();
  await addButton('Veg Mess Thali').click();
  await addButton('Masala Chai').click();
  expect(await problemsOnPhone(page)).toEqual([]);
  await refund();

  await details.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText(', 1 refunded').waitFor();
  await dialog.getByText('Refunded', { exact: true }).waitFor();
  expect(await addButton('Veg Mess Thali').count()).toBe(0);
  await addButton('Masala Chai').click();
  await addButton('Masala Chai').click();
  expect(await addButton('Masala Chai').getAttribute('aria-disabled')).toBe('true');
  expect(await problemsOnPhone(page)).toEqual([]);
  await refund();
  // Only the fee is left. This dialog refunds only dishes, so the button disappears.
  await details.getByRole('button', { name: 'Refund' }).waitFor({ state: 'detached' });
});
