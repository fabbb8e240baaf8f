import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  enterAsCustomer,
  heartOf,
  messages,
  openTab,
  orderCard,
  placeOrderButton,
  signInCustomer,
  tabOf,
} from '../journeys/as-customer.ts';
import { addDish } from '../journeys/as-guest.ts';
import { moveDemoOrder } from '../support/demo-orders.ts';
import { type CheckScreen, phone, problemsOnWalk } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney({ pictures: true });

test("keeps a customer's tabs accessible at both widths, in light and dark, and on the smallest phone", async () => {
  const page = await openStillPage(journey.browser, phone);
  const walk = (check: CheckScreen) => walkTabs(page, check);
  expect(await problemsOnWalk(page, walk, () => keepActive(page))).toBe('');
  await page.close();
});

/** Moves the mouse, so that the inactivity limit does not sign the customer out. */
async function keepActive(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 2);
}

async function walkTabs(page: Page, check: CheckScreen): Promise<void> {
  const student = await signInCustomer(journey.siteUrl);
  const cancelled = await student.order({ 'veg-thali': 1, 'chicken-biryani': 1 });
  await moveDemoOrder(journey.siteUrl, cancelled.id, ['cancelled']);
  const { id } = await student.order({
    'veg-thali': 1,
    'vada-pav': 1,
    'masala-chai': 1,
    'gulab-jamun': 1,
  });
  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready']);

  await enterAsCustomer(page, journey.siteUrl);
  await openTab(page, 'Orders');
  await orderCard(page, id).getByText('+1 more item').waitFor();
  await check('orders');
  await openTab(page, 'History');
  await orderCard(page, cancelled.id).waitFor();
  await check('history');
  await tabOf(page, 'Menu').click();
  await heartOf(page, 'Masala Chai').click();
  await openTab(page, 'Favorites');
  await page.getByRole('article').waitFor();
  await check('favourites');
  await openTab(page, 'Profile');
  await page.getByText('Last Order').waitFor();
  await check('profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name').fill('A');
  await page.getByText('Name must be at least 2 characters.').waitFor();
  await check('profile, with an error');

  await tabOf(page, 'Menu').click();
  await addDish(page, 'Veg Mess Thali');
  await openTab(page, 'Cart');
  await page.getByText('Order Details').waitFor();
  await check('cart of a customer');
  await placeOrderButton(page).click();
  await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  await messages(page).getByText('Order placed successfully!').waitFor();
  await check('order placed');
}
