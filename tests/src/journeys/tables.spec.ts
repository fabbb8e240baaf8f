import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { kitchenToken } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { placeOrderButton } from './as-customer.ts';
import {
  addDish,
  fillGuest,
  holdStorefrontUntilOrder,
  placeButton,
  trackOrder,
} from './as-guest.ts';
import { changeSettings } from './as-owner.ts';
import { openDashboard, openKitchen, openOrders, ticketOf } from './as-vendor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');
const guest = { name: 'Ravi Deshmukh', phone: '9876512340' };

async function codeOf(name: string): Promise<string> {
  const token = await kitchenToken(journey.siteUrl);
  const path = `/vendors/${demoIds.vendor('demo')}/table-codes`;
  const { tables } = await callSite(journey.siteUrl, 'GET', path, { token });
  return tables.find(({ table }) => table === name)?.code ?? '';
}

afterEach(() => changeSettings(journey.siteUrl, { tables: null }));

/** Opens the menu with the code of a table card. */
async function scan(code: string): Promise<Page> {
  const { page } = visit;
  await page.goto(journey.messUrl(`/menu/demo?t=${code}`));
  await page.waitForURL((address) => !address.searchParams.has('t'));
  return page;
}

async function openCart(page: Page): Promise<void> {
  await addDish(page, 'Veg Mess Thali');
  await page.getByRole('button', { name: /View cart/ }).click();
}

const serviceLabel = (page: Page, text: string) => page.getByText(text, { exact: true });
const tableSelect = (page: Page) => page.getByRole('combobox', { name: 'Which table?' });

test('the kitchen sees the scanned table of an order, and staff can change the table', {
  tags: 'long',
}, async () => {
  const kitchen = await openStillPage(journey.browser, { width: 1024, height: 768 });
  await openDashboard(kitchen, journey.siteUrl, '/vendor/settings/orders');
  const section = kitchen.getByRole('region', { name: 'Tables' });
  await section.getByRole('switch', { name: /^Customers order at their table/ }).click();
  await section.getByLabel('How many tables?').fill('2 x 10');
  await section.getByLabel('How many tables?').blur();
  await section.getByText('Enter 1 to 200 tables').waitFor();
  await section.getByLabel('How many tables?').fill('12');
  await section.getByLabel('How many tables?').press('Enter');
  await expect
    .poll(async () => {
      const path = `/storefront/demo?v=${Date.now()}`;
      return (await callSite(journey.siteUrl, 'GET', path)).vendor.settings.tables;
    })
    .toBe(12);
  await section.getByRole('link', { name: 'Print Table Cards' }).click();
  await kitchen.getByText('12 cards on 3 A4 sheets').waitFor();
  const codes = kitchen.getByRole('article', { name: /^Card for Table/ }).getByRole('img');
  await expect
    .poll(
      async () =>
        new Set(await codes.evaluateAll((all) => all.map((element) => element.getAttribute('src'))))
          .size,
    )
    .toBe(12);

  const page = await scan(await codeOf('7'));
  await page.getByText('You are at Table 7').waitFor();
  await openCart(page);
  expect(await page.getByRole('radio', { name: 'Eat here' }).isChecked()).toBe(true);
  await page.getByText('Table 7', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Parcel' }).check();
  await expect.poll(() => page.getByText('Table 7', { exact: true }).count()).toBe(0);
  await page.getByRole('radio', { name: 'Eat here' }).check();
  await placeOrderButton(page).click();
  await fillGuest(page, guest);
  await placeButton(page).click();
  const orderId = await trackOrder(page);
  await serviceLabel(page, 'Eat here · Table 7').waitFor();

  await openKitchen(kitchen, journey.siteUrl);
  await ticketOf(kitchen, orderId)
    .getByRole('button', { name: /^Table 7/ })
    .click();
  await kitchen.getByRole('dialog').getByRole('button', { name: 'Table 3', exact: true }).click();
  await ticketOf(kitchen, orderId)
    .getByRole('button', { name: /^Table 3/ })
    .waitFor();
  await serviceLabel(page, 'Eat here · Table 3').waitFor();

  await openOrders(kitchen, journey.siteUrl);
  await ticketOf(kitchen, orderId).getByText('Table 3', { exact: true }).waitFor();
  await ticketOf(kitchen, orderId).getByRole('button', { name: 'View' }).click();
  const details = kitchen.getByRole('dialog', { name: 'Order Details' });
  await details.getByRole('button', { name: /^Move to table/ }).click();
  await kitchen.getByRole('button', { name: 'No table', exact: true }).click();
  await serviceLabel(page, 'Eat here').waitFor();
});

test('the menu asks for the table after an unknown code, and again after the table is removed', {
  tags: 'long',
}, async () => {
  await changeSettings(journey.siteUrl, { tables: ['Garden 1', 'Hall'] });
  const page = await scan('0000000000');
  await openCart(page);
  await tableSelect(page).selectOption('Garden 1');
  await page.getByText('Garden 1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Change table' }).click();
  await tableSelect(page).selectOption('Hall');
  await holdStorefrontUntilOrder(page);
  await changeSettings(journey.siteUrl, { tables: ['Garden 1'] });
  await placeOrderButton(page).click();
  await fillGuest(page, guest);
  await placeButton(page).click();
  await page
    .getByRole('alert')
    .getByText('This table is not there any more. Choose another one.')
    .waitFor();
  await page.keyboard.press('Escape');
  await tableSelect(page).selectOption('Garden 1');
  await placeOrderButton(page).click();
  await placeButton(page).click();
  await trackOrder(page);
  await serviceLabel(page, 'Eat here · Garden 1').waitFor();
});

test('a mess without tables ignores a table code', { tags: 'long' }, async () => {
  const page = await scan('0000000000');
  await openCart(page);
  await placeOrderButton(page).waitFor();
  expect(await tableSelect(page).count()).toBe(0);
  expect(await page.getByRole('radio', { name: 'Eat here' }).count()).toBe(0);
});

test('keeps the screens with tables accessible', { tags: 'long' }, async () => {
  await changeSettings(journey.siteUrl, { tables: 40 });
  const expectAccessible = async (page: Page) => expect(await problemsOnPhone(page)).toEqual([]);
  const page = await scan('0000000000');
  await openCart(page);
  await tableSelect(page).waitFor();
  await expectAccessible(page);
  await tableSelect(page).selectOption('7');
  await page.getByRole('button', { name: 'Change table' }).waitFor();
  await expectAccessible(page);
  await placeOrderButton(page).click();
  await fillGuest(page, guest);
  await placeButton(page).click();
  const orderId = await trackOrder(page);
  await serviceLabel(page, 'Eat here · Table 7').waitFor();
  await expectAccessible(page);
  const kitchen = await openStillPage(journey.browser, { width: 1024, height: 768 });
  await openKitchen(kitchen, journey.siteUrl);
  await ticketOf(kitchen, orderId)
    .getByRole('button', { name: /^Table 7/ })
    .click();
  await kitchen.getByRole('dialog').getByRole('button', { name: 'Table 40' }).waitFor();
  await expectAccessible(kitchen);
  await openDashboard(kitchen, journey.siteUrl, '/vendor/settings/orders');
  await kitchen.getByRole('region', { name: 'Tables' }).waitFor();
  await expectAccessible(kitchen);
});
