import { expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { fillCheckout, placeButton } from './as-guest.ts';
import { controlCheckout } from './at-checkout.ts';
import { takeOnlinePayments } from './online-payments.ts';

const journey = useJourney({ razorpay: true });
const goesBack = 'Your payment did not match the bill and goes back to you.';

test('a guest who paid a wrong amount sees that it is refunded, and can pay the right amount', {
  tags: 'long',
}, async () => {
  await takeOnlinePayments(journey, 'first');
  const { page } = await startVisit(journey.browser, 'phone');
  const checkout = await controlCheckout(page, journey.platform);
  await page.goto(journey.messUrl('/menu/demo'));
  await fillCheckout(page, {
    dishes: ['Veg Mess Thali'],
    name: 'Meena Patil',
    phone: '9876512343',
  });
  await placeButton(page).click();
  await page.waitForURL(/\/payment\/[0-9A-Z]{26}/);
  const { amount } = await checkout.waitUntilOpened(1);
  await checkout.pay(amount + 250);

  await page.getByRole('main').getByText(goesBack).waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('heading', { name: 'Pay to send it to the kitchen' }).waitFor();
  await page.getByRole('main').getByText(goesBack).waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
  await page.getByRole('link', { name: /^Pay ₹.* now$/ }).click();
  await checkout.waitUntilOpened(1);
  await checkout.pay();
  await page.getByRole('heading', { name: 'Waiting for the kitchen' }).waitFor();
  expect(await page.getByRole('main').getByText(goesBack).count()).toBe(0);
});
