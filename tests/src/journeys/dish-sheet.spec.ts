/** @module-tag long */

import { demoIds } from '@thali/local/seed/demo-ids';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kitchenOrders } from '../support/demo-orders.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { waitForLiveLink } from './as-customer.ts';
import { fillCheckout, fillGuest, placeButton, trackOrder } from './as-guest.ts';
import { signInColleague } from './as-menu-editor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

const guest = { dishes: [], name: 'Meera Joshi', phone: '9876512340' };
const sheetOf = (page: Page, dish: string) => page.getByRole('dialog', { name: dish, exact: true });

test('a guest chooses a half portion, changes it in the cart, and the kitchen gets the changed order', async () => {
  const { page } = visit;
  await openMenu(page);
  await page.getByRole('article', { name: 'Aloo Gobi' }).click({ position: { x: 40, y: 60 } });
  const sheet = sheetOf(page, 'Aloo Gobi');
  await sheet.getByText('Potato and cauliflower tossed dry').waitFor();
  expect(new URL(page.url()).searchParams.get('dish')).toMatch(/^\w{12}$/);
  await sheet.getByRole('radio', { name: 'Half' }).check();
  await press(sheet, 'Add 1 · ₹50');

  // The same dish with another choice becomes a separate line.
  await page.getByRole('button', { name: 'Add one portion of Aloo Gobi' }).click();
  await sheet.getByRole('radio', { name: 'Full' }).check();
  await sheet.getByRole('checkbox', { name: 'No onion, no garlic' }).check();
  await press(sheet, 'Add 1 · ₹90');
  await page.getByRole('button', { name: /142\.00.*2 items.*View cart/s }).click();

  const cart = page.getByRole('region', { name: 'Cart' });
  await cart.getByText('Full, No onion, no garlic').waitFor();
  await cart.getByRole('button', { name: 'Aloo Gobi: change' }).last().click();
  await sheet.getByRole('radio', { name: 'Half' }).check();
  await sheet.getByLabel('Cooking request').fill('Less oil');
  await press(sheet, 'Update 1 · ₹50');
  await cart.getByText('Half, No onion, no garlic · “Less oil”').waitFor();

  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await fillGuest(page, guest);
  await placeButton(page).click();
  const orderId = await trackOrder(page);
  await page.getByText('Half, No onion, no garlic').waitFor();
  const [order] = await kitchenOrders(journey.siteUrl, guest.name);
  expect(order?.id).toBe(orderId);
  expect(order?.items.map(({ choices = [] }) => choices.map(({ name }) => name))).toEqual([
    ['Half'],
    ['Half', 'No onion, no garlic'],
  ]);
  expect(visit.problems).toEqual([]);
});

test('Back closes a dish, a link opens it, and an unknown dish id shows the menu', async () => {
  const { page } = visit;
  await openMenu(page);
  const link = page.getByRole('link', { name: 'Special Thali', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  const sheet = sheetOf(page, 'Special Thali');
  await sheet.waitFor();
  const address = page.url();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.waitForURL(/\/menu\/demo$/);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.goto(address);
  await press(sheet, 'Add 1 · ₹180', false);
  await sheet.getByRole('alert').getByText('Please choose 2').waitFor();
  await sheet.getByRole('checkbox', { name: 'Bhindi Masala' }).check();
  await sheet.getByRole('checkbox', { name: 'Chana Masala' }).check();
  expect(await sheet.getByRole('checkbox', { name: 'Aloo Gobi' }).isDisabled()).toBe(true);
  await press(sheet, 'Add 1 · ₹180');

  await page.getByRole('button', { name: 'Add one portion of Special Thali' }).click();
  await sheet.getByRole('button', { name: /Repeat last · ₹180/ }).click();
  await page.getByRole('button', { name: /363\.00.*2 items.*View cart/s }).waitFor();

  await page.goto(journey.messUrl('/menu/demo?dish=0'));
  await page.getByRole('heading', { level: 3 }).nth(20).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('tells the guest at checkout that a size is no longer on the menu, and lets the guest choose again', async () => {
  const { page } = visit;
  const liveLink = waitForLiveLink(page);
  await openMenu(page);
  await page.getByRole('link', { name: 'Choose: Aloo Gobi' }).click();
  const sheet = sheetOf(page, 'Aloo Gobi');
  await sheet.getByRole('radio', { name: 'Half' }).check();
  await press(sheet, 'Add 1 · ₹50');
  await fillCheckout(page, guest);
  const [kitchen] = await Promise.all([signInColleague(journey.siteUrl), liveLink]);
  const dish = `menu-items/${demoIds.item('demo', 'aloo-gobi')}`;
  const full = { name: 'Full', price: 90 };
  try {
    await kitchen('PUT', dish, { sizes: [full, { name: 'Family', price: 200 }] });
    const checkout = page.getByRole('dialog', { name: 'Guest Checkout' });
    await checkout.getByText('Aloo Gobi: Half is not available.').waitFor();
    await checkout.getByRole('button', { name: 'Choose again' }).click();
    await sheet.getByRole('radio', { name: 'Family' }).waitFor();
    expect(await sheet.getByRole('radio', { name: 'Half' }).count()).toBe(0);
    await sheet.getByRole('radio', { name: 'Full' }).check();
    await press(sheet, 'Update 1 · ₹90');
    await placeButton(page).getByText('91.00').waitFor();
    await placeButton(page).click();
    await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  } finally {
    await kitchen('PUT', dish, { sizes: [{ name: 'Half', price: 50 }, full] });
  }
});

async function openMenu(page: Page): Promise<void> {
  await page.goto(journey.messUrl('/menu/demo'));
  await page.getByRole('searchbox', { disabled: false }).waitFor();
}

/** Presses the button of the sheet that shows the total. */
async function press(sheet: Locator, text: string, closesSheet = true): Promise<void> {
  await sheet.getByRole('button').getByText(text).click();
  if (closesSheet) await sheet.waitFor({ state: 'detached' });
}
