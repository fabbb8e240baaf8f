import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ordersOf } from '../support/demo-orders.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { fillGuest, placeButton, trackOrder } from './as-guest.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

const guest = { dishes: [], name: 'Meera Joshi', phone: '9876512340' };
const sheetOf = (page: Page, dish: string) => page.getByRole('dialog', { name: dish, exact: true });

test('a guest opens a dish, takes it half, changes it in the cart, and the kitchen cooks it so', async () => {
  const { page } = visit;
  await openMenu(page);
  await page.getByRole('article', { name: 'Aloo Gobi' }).click({ position: { x: 40, y: 60 } });
  const sheet = sheetOf(page, 'Aloo Gobi');
  await sheet.getByText('Potato and cauliflower tossed dry').waitFor();
  expect(new URL(page.url()).searchParams.get('dish')).toMatch(/^\w{12}$/);
  await sheet.getByRole('radio', { name: 'Half' }).check();
  await press(sheet, 'Add 1 · ₹50');

  // Once more, with another choice: a line of its own.
  await page.getByRole('button', { name: 'One Aloo Gobi more' }).click();
  await sheet.getByRole('checkbox', { name: 'No onion, no garlic' }).check();
  await press(sheet, 'Add 1 · ₹90');
  await page.getByRole('button', { name: /140\.00.*2 items.*View cart/s }).click();

  const cart = page.getByRole('region', { name: 'Cart' });
  await cart.getByText('Full, No onion, no garlic').waitFor();
  await cart.getByRole('button', { name: 'Aloo Gobi: change' }).last().click();
  await sheet.getByRole('radio', { name: 'Half' }).check();
  await sheet.getByLabel('A wish for this dish').fill('Less oil');
  await press(sheet, 'Update 1 · ₹50');
  await cart.getByText('Half, No onion, no garlic · “Less oil”').waitFor();

  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await fillGuest(page, guest);
  await placeButton(page).click();
  const orderId = await trackOrder(page);
  await page.getByText('Half, No onion, no garlic').waitFor();
  expect(await ordersOf(journey.siteUrl, guest.name)).toEqual([orderId]);
  expect(await wanted(page)).toEqual([['Half'], ['Half', 'No onion, no garlic', 'Less oil']]);
  expect(visit.problems).toEqual([]);
});

test('Back closes a dish, a link opens it, and an unknown one is the menu', {
  tags: 'long',
}, async () => {
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
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.goto(address);
  await press(sheet, 'Add 1 · ₹180', false);
  await sheet.getByRole('alert').getByText('Please choose 2').waitFor();
  await sheet.getByRole('checkbox', { name: 'Bhindi Masala' }).check();
  await sheet.getByRole('checkbox', { name: 'Chana Masala' }).check();
  expect(await sheet.getByRole('checkbox', { name: 'Aloo Gobi' }).isDisabled()).toBe(true);
  await press(sheet, 'Add 1 · ₹180');

  await page.getByRole('button', { name: 'One Special Thali more' }).click();
  await sheet.getByRole('button', { name: /Repeat last · ₹180/ }).click();
  await page.getByRole('button', { name: /360\.00.*2 items.*View cart/s }).waitFor();

  await page.goto(journey.messUrl('/menu/demo?dish=0'));
  await page.getByRole('heading', { level: 3 }).nth(20).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

async function openMenu(page: Page): Promise<void> {
  await page.goto(journey.messUrl('/menu/demo'));
  await page.getByRole('searchbox', { disabled: false }).waitFor();
}

/** The button that ends the sheet, which says what it comes to. */
async function press(sheet: Locator, text: string, isLast = true): Promise<void> {
  await sheet.getByRole('button').getByText(text).click();
  if (isLast) await sheet.waitFor({ state: 'detached' });
}

/** What the guest chose and wished for each line of the order on screen. */
async function wanted(page: Page): Promise<string[][]> {
  const lines = await page.getByRole('listitem').filter({ hasText: 'Aloo Gobi' }).allInnerTexts();
  return lines.map((text) =>
    ['Half', 'No onion, no garlic', 'Less oil'].filter((one) => text.includes(one)),
  );
}
