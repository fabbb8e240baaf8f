/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Keyboard, keyboardOn } from '../support/keyboard.ts';
import { desktop, phone } from '../support/screen-problems.ts';
import { openStillPage, settle } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import {
  availabilityOf,
  dialogOf,
  dishOf,
  openMenuTab,
  signInColleague,
} from './as-menu-editor.ts';

const journey = useJourney();
let page: Page;

beforeAll(async () => {
  page = await openStillPage(journey.browser, desktop);
  await openMenuTab(page, journey.siteUrl);
});

afterEach(() => page.unrouteAll());

async function openMenu(): Promise<void> {
  await page.goto(`${journey.siteUrl}/vendor/menu`);
  await page.getByRole('article').first().waitFor();
}

const category = 'Diwali Sweets';

test('an owner creates a category and its dishes by keyboard alone', { tags: 'long' }, async () => {
  const keys = keyboardOn(page);
  await keys.tabTo(page.getByRole('button', { name: 'New category' }));
  await keys.press('Enter', dialogOf(page, 'New Category'));
  await keys.type('D');
  await keys.press('Enter', page.getByText('Category name must be at least 2 characters long.'));
  await keys.type(category.slice(1));
  await keys.press('Enter', page.getByRole('heading', { name: `No dishes in ${category} yet` }));
  await page.getByText('Category created successfully!').waitFor();

  await keys.tabTo(page.getByRole('button', { name: 'Add Item' }));
  const dialog = dialogOf(page, 'Add Item');
  await keys.press('Enter', dialog);
  await typeDish(keys, 'Laddu', '25');
  await keys.press('Enter', dialog.getByText('Please choose Veg or Non-Veg'));
  await dialog.getByRole('button', { name: 'All', pressed: true }).waitFor();
  const dinner = dialog.getByRole('button', { name: 'Dinner' });
  await keys.tabTo(dinner);
  await keys.press('Space', dialog.getByRole('button', { name: 'Dinner', pressed: true }));
  const veg = dialog.getByRole('group', { name: 'Vegetarian' }).getByRole('radio');
  await keys.tabTo(veg.last(), 'Shift+Tab');
  await keys.press(
    'ArrowLeft',
    dialog.getByRole('radio', { name: 'Veg', exact: true, checked: true }),
  );
  await keys.press('Control+Enter', dialog.getByText('Laddu added'));
  await typeDish(keys, 'Barfi', '-30');
  expect(await dialog.getByLabel('Price').inputValue()).toBe('0');
  await keys.press('Control+Enter', dialog.getByText('Barfi added · 2 so far'));
  await typeDish(keys, 'Jalebi', '45.50');
  await keys.press('Enter', dishOf(page, 'Jalebi'));

  expect(await page.getByRole('article').count()).toBe(3);
  for (const dish of await page.getByRole('article').all()) {
    await dish.getByText('Dinner').waitFor();
    await dish.getByRole('img', { name: 'Veg', exact: true }).waitFor();
  }
  await dishOf(page, 'Jalebi').getByText('45.50').waitFor();
});

/** Types a dish. Requires the focus on the Name field. */
async function typeDish(keys: Keyboard, name: string, price: string): Promise<void> {
  await keys.type(name);
  await keys.tabTo(page.getByLabel('Price'));
  await keys.type(price);
}

test('a copy has everything except the name, and markup stays text', { tags: 'long' }, async () => {
  await openMenu();
  await page.getByRole('button', { name: 'Duplicate Special Thali' }).click();
  await page.keyboard.type('<b>Big</b> <img src=x onerror=alert(1)>');
  await dialogOf(page, 'Add Item')
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      // Submits twice before the screen can disable the form.
      form.requestSubmit();
      form.requestSubmit();
    });
  const copy = page.getByRole('article').filter({ hasText: '<b>Big</b>' });
  await copy.getByText('₹180').waitFor();
  await copy.getByText('25 left').waitFor();
  expect(await copy.locator('b, img').count()).toBe(0);
  await page.reload();
  await copy.waitFor();
  expect(await copy.count()).toBe(1);
});

test('an open storefront follows an availability switch without a reload', {
  tags: 'long',
}, async () => {
  await openMenu();
  const customer = await openStillPage(journey.browser, phone);
  await customer.goto(journey.messUrl('/menu/demo'));
  const dish = customer.getByRole('article').filter({ hasText: 'Rajma Chawal' });
  await dish.waitFor();
  const waits: number[] = [];
  for (const [elementState, state] of [
    ['detached', 'unavailable'],
    ['attached', 'available'],
  ] as const) {
    await availabilityOf(page, 'Rajma Chawal').press('Space');
    await page.getByText(`Rajma Chawal is now ${state}`).waitFor();
    const answeredAt = performance.now();
    await dish.waitFor({ state: elementState });
    waits.push(performance.now() - answeredAt);
  }
  // Polling would take up to 15 s, so a faster update came through the live link.
  expect(Math.min(...waits)).toBeLessThan(5000);
  await customer.close();
});

test('a switch returns to its state if the server refuses', { tags: 'long' }, async () => {
  await openMenu();
  await page.route('**/menu-items/*', (route) =>
    route.fulfill({ status: 409, json: { error: 'Not now.', code: 'SERVICE_BUSY' } }),
  );
  const toggle = availabilityOf(page, 'Chicken Thali');
  await toggle.press('Space');
  await page.getByText('Failed to update Chicken Thali availability').waitFor();
  await page.getByText('Not now.').waitFor();
  expect(await toggle.isChecked()).toBe(true);
});

test('an edit sends only changed fields, and keeps the change of a colleague', {
  tags: 'long',
}, async () => {
  await openMenu();
  const callAsColleague = await signInColleague(journey.siteUrl);
  const sentBodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sentBodies.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: 'Edit Veg Mess Thali' }).click();
  const dialog = dialogOf(page, 'Edit Item');
  await dialog.getByLabel('Description').fill('Everything a lunch needs');
  await callAsColleague('PUT', `menu-items/${demoIds.item('demo', 'veg-thali')}`, { price: 117 });
  await expect.poll(() => dialog.getByLabel('Price').inputValue()).toBe('117');
  await dialog.getByRole('button', { name: 'Update Item' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(sentBodies).toEqual([{ description: 'Everything a lunch needs' }]);
  await dishOf(page, 'Veg Mess Thali').getByText('₹117').waitFor();
  await dishOf(page, 'Veg Mess Thali').getByText('Everything a lunch needs').waitFor();
});

test('shows a problem that the server finds at its field', { tags: 'long' }, async () => {
  await openMenu();
  const callAsColleague = await signInColleague(journey.siteUrl);
  const { menu_category: shortLived } = await callAsColleague('POST', 'menu-categories', {
    name: 'Short-lived',
  });
  await page.getByRole('button', { name: 'Short-lived' }).click();
  await page.getByRole('button', { name: 'Add Item' }).click();
  const dialog = dialogOf(page, 'Add Item');
  await dialog.getByLabel('Name').fill('Too late');
  await dialog.getByLabel('Price').fill('10');
  await dialog.getByRole('radio', { name: 'Non-Veg' }).check();
  await callAsColleague('DELETE', `menu-categories/${shortLived.id}`);
  await dialog.getByText('Select a category').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await dialog.getByText('Failed to save menu item').first().waitFor();
  const select = dialog.getByRole('combobox', { name: 'Category' });
  expect(await select.getAttribute('aria-invalid')).toBe('true');
  await select.selectOption('Snacks & Chaat');
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('an owner moves the dishes of a category and deletes it', { tags: 'long' }, async () => {
  await openMenu();
  await page.getByRole('button', { name: 'Snacks & Chaat' }).click();
  await page.getByRole('heading', { name: 'Snacks & Chaat' }).waitFor();
  const dishes = await page.getByRole('article').getByRole('heading').allInnerTexts();
  await page.getByRole('button', { name: 'Delete category Snacks & Chaat' }).click();
  const dialog = dialogOf(page, 'Delete Snacks & Chaat?');
  await dialog.getByText(`It still has ${dishes.length} dishes.`).waitFor();
  await dialog.getByLabel('Move them to').selectOption('Drinks & Sweets');
  await dialog.getByRole('button', { name: 'Move and Delete' }).click();
  await page.getByText('Category deleted successfully!').waitFor();
  await page.getByRole('heading', { name: 'Drinks & Sweets' }).waitFor();
  await page.reload();
  for (const dish of dishes) await dishOf(page, dish).waitFor();
  expect(await page.getByRole('button', { name: 'Snacks & Chaat' }).count()).toBe(0);
});

test('an owner sorts dishes by keyboard', { tags: 'long' }, async () => {
  await openMenu();
  const keys = keyboardOn(page);
  const names = () => page.getByRole('article').getByRole('heading').allInnerTexts();
  const before = await names();
  await keys.tabTo(page.getByRole('button', { name: 'Reorder dishes' }));
  await keys.press('Enter', dialogOf(page, /^Order of/));
  const down = page.getByRole('button', { name: `Move ${before[0]} down` });
  await keys.tabTo(down);
  await keys.press('Enter', page.getByText(`${before[0]}: 2 of ${before.length}`));
  await keys.press('Enter', page.getByText(`${before[0]}: 3 of ${before.length}`));
  await keys.tabTo(page.getByRole('button', { name: 'Save Order' }));
  await keys.press('Enter', page.getByText('Order saved'));
  const after = [before[1], before[2], before[0], ...before.slice(3)];
  expect(await names()).toEqual(after);
  await page.reload();
  await page.getByRole('article').first().waitFor();
  expect(await names()).toEqual(after);
});

test('the editor asks before it discards typed text', { tags: 'long' }, async () => {
  await openMenu();
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Add Item' }).click();
  const dialog = dialogOf(page, 'Add Item');
  const question = dialogOf(page, 'Discard your changes?');
  await dialog.getByLabel('Name').fill('Half a dish');
  for (const way of ['Escape', 'Close', 'Back']) {
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'Close') await dialog.getByRole('button', { name: 'Close' }).click();
    else await page.evaluate(() => history.back());
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Half a dish');
  }
  const leaveQuestion = page.waitForEvent('dialog');
  // Reloads from a timer, because the question of the browser would block this call.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const leaving = await leaveQuestion;
  expect(leaving.type()).toBe('beforeunload');
  await leaving.dismiss();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await settle(page);
  expect(new URL(page.url()).pathname).toBe('/vendor/menu');
  await page.goBack();
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
});

test('an owner imports a list despite a lost answer, and changes prices together', {
  tags: 'long',
}, async () => {
  await openMenu();
  await page.getByRole('button', { name: 'Import menu' }).click();
  const dialog = dialogOf(page, 'Import menu');
  const lines = [
    'CHAAT',
    '1. Sev Puri ..... ₹45/-',
    'Dahi Puri 60',
    'Egg Puff 30',
    'Misal Half 40 Full 70.50',
    'Idli Sambar 50',
    'Parcel charges 5 extra',
  ];
  await dialog.getByLabel('Your list').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Read list' }).click();
  await dialog.getByText('Already on the menu').waitFor();
  await dialog.getByText('Line 7 was not understood. This looks like a charge.').waitFor();
  await dialog.getByRole('button', { name: 'Leave out: line 7' }).click();
  await dialog.getByLabel('Price of Dahi Puri').fill('Rs. 65/-');
  await dialog.getByLabel('Price of Half of Misal').fill('45');
  await dialog.getByRole('button', { name: 'Add 4 dishes' }).click();
  await dialog.getByRole('alert').getByText('3 dishes to complete.').waitFor();
  await dialog.getByRole('button', { name: 'All veg' }).click();
  await dialog.getByText('dishes to complete').waitFor({ state: 'detached' });

  // A colleague creates the list's category meanwhile. The import must not create it again.
  const callAsColleague = await signInColleague(journey.siteUrl);
  await callAsColleague('POST', 'menu-categories', { name: 'Chaat' });

  let lostAnswers = 0;
  await page.route('**/menu-items', async (route) => {
    if (route.request().method() !== 'POST' || lostAnswers > 0) return route.fallback();
    lostAnswers += 1;
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Add 4 dishes' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(lostAnswers).toBe(1);
  await page.getByRole('button', { name: /^Chaat/i }).click();
  await dishOf(page, 'Dahi Puri').getByText('₹65').waitFor();
  await dishOf(page, 'Egg Puff').getByRole('img', { name: 'Non-Veg' }).waitFor();
  await dishOf(page, 'Misal').getByText('Half ₹45').waitFor();
  await dishOf(page, 'Misal').getByText('Full ₹70.50').waitFor();
  expect(await page.getByRole('article').count()).toBe(4);
  await page.getByRole('button', { name: 'Edit prices in bulk' }).click();
  const bulkDialog = dialogOf(page, 'Edit prices in bulk');
  await bulkDialog.getByRole('checkbox', { name: 'Sev Puri' }).check();
  await bulkDialog.getByRole('checkbox', { name: 'Dahi Puri' }).check();
  await bulkDialog.getByLabel('By how much').fill('10');
  await bulkDialog.getByLabel('Rupees or per cent').selectOption('%');
  await bulkDialog.getByLabel('Rounding').selectOption('Round to ₹5');
  await bulkDialog.getByRole('button', { name: 'Change 2 dishes' }).click();
  await bulkDialog.waitFor({ state: 'detached' });
  await dishOf(page, 'Sev Puri').getByText('₹50').waitFor();
  await dishOf(page, 'Dahi Puri').getByText('₹70').waitFor();
  await dishOf(page, 'Egg Puff').getByText('₹30').waitFor();

  // The owner edits a price in its row. The screen shows a colleague's price before it is overwritten.
  await dishOf(page, 'Misal').getByRole('button', { name: 'Price of Full of Misal' }).click();
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  await dishOf(page, 'Misal').getByText('Full ₹80').waitFor();
  const asColleague = await signInColleague(journey.siteUrl);
  const { menu_items } = await asColleague('GET', 'menu-items');
  const puff = menu_items.find(({ name }) => name === 'Egg Puff');
  await dishOf(page, 'Egg Puff').getByRole('button', { name: 'Price of Egg Puff' }).click();
  await asColleague('PUT', `menu-items/${puff?.id}`, { price: 33 });
  await page.keyboard.type('35');
  await page.keyboard.press('Enter');
  await dishOf(page, 'Egg Puff').getByText('It is ₹33 now. Press Enter to replace it.').waitFor();
  await page.keyboard.press('Enter');
  await dishOf(page, 'Egg Puff').getByText('₹35').waitFor();
});

test('an owner assigns the columns of an imported table once', { tags: 'long' }, async () => {
  await openMenu();
  await page.getByRole('button', { name: 'Import menu' }).click();
  const dialog = dialogOf(page, 'Import menu');
  await dialog
    .getByLabel('Your list')
    .fill('Dish,Lunch rate,Evening\nUkdiche Modak,35,40\nSol Kadhi,20,25');
  await dialog.getByRole('button', { name: 'Read list' }).click();
  await dialog.getByRole('cell', { name: 'Ukdiche Modak' }).waitFor();
  await dialog.getByLabel('What is in Evening').selectOption('Leave out');
  await dialog.getByRole('button', { name: 'Use these columns' }).click();
  await dialog.getByRole('alert').getByText('Please choose the column for the price.').waitFor();
  await dialog.getByLabel('What is in Lunch rate').selectOption('Price');
  await dialog.getByRole('button', { name: 'Use these columns' }).click();
  expect(await dialog.getByLabel('Price of Sol Kadhi').inputValue()).toBe('20');

  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Read list' }).click();
  expect(await dialog.getByLabel('Price of Ukdiche Modak').inputValue()).toBe('35');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await dialog.waitFor({ state: 'detached' });
});
