import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  availabilityOf,
  dialogOf,
  dishOf,
  openMenuTab,
  signInColleague,
} from '../journeys/as-menu-editor.ts';
import { desktop } from '../support/screen-problems.ts';
import { openStillPage, settle } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney();
let page: Page;

beforeEach(async () => {
  page = await openStillPage(journey.browser, desktop);
  await openMenuTab(page, journey.siteUrl);
});

afterEach(() => page.close());

test('Escape asks every time, and the dialog stays open until the owner discards the changes', async () => {
  await page.getByRole('button', { name: 'Add Item' }).click();
  const dialog = dialogOf(page, 'Add Item');
  const question = dialogOf(page, 'Discard your changes?');
  await dialog.getByLabel('Name').fill('Half a dish');
  for (let press = 1; press <= 8; press += 1) {
    await page.keyboard.press('Escape');
    await question.waitFor({ state: press % 2 === 1 ? 'visible' : 'detached' });
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Half a dish');
    expect(await dialog.isVisible()).toBe(true);
  }
  // A browser may close the dialog itself, for example on the back gesture of a phone. The page asks in this case too.
  await dialog.evaluate((element: HTMLDialogElement) => element.close());
  await question.waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Half a dish');
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await dialog.waitFor({ state: 'detached' });

  for (let round = 1; round <= 6; round += 1) {
    await page.getByRole('button', { name: 'Add Item' }).press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

test('Back after a saved category leads to the previous screen', async () => {
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'New category' }).click();
  await dialogOf(page, 'New Category').getByLabel('Name').fill('Rice Bowls');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'No dishes in Rice Bowls yet' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has('category')).toBe(true);
  await settle(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'No dishes in Rice Bowls yet' }).waitFor();
});

test('the row of a dish shows that it is sold out, and the owner can set its portions', async () => {
  const asColleague = await signInColleague(journey.siteUrl);
  await asColleague('PUT', `menu-items/${demoIds.item('demo', 'veg-thali')}`, { quantity: 0 });
  const dish = dishOf(page, 'Veg Mess Thali');
  await dish.getByText('0 portions left').waitFor();
  expect(await availabilityOf(page, 'Veg Mess Thali').count()).toBe(0);
  await dish.getByRole('button', { name: 'Set portions of Veg Mess Thali' }).click();
  await dialogOf(page, 'Edit Item').waitFor();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await dish.getByText('12 left').waitFor();
  expect(await availabilityOf(page, 'Veg Mess Thali').isChecked()).toBe(true);
});
