/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { keyboardOn } from '../support/keyboard.ts';
import { desktop } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { dialogOf, dishOf, openMenuTab, signInColleague } from './as-menu-editor.ts';

const journey = useJourney();
let page: Page;

beforeAll(async () => {
  page = await openStillPage(journey.browser, desktop);
  await openMenuTab(page, journey.siteUrl);
});

const dish = 'Veg Mess Thali';

test('an owner creates and sorts options by keyboard inside the dish editor', {
  tags: 'long',
}, async () => {
  const keys = keyboardOn(page);
  await dishOf(page, dish)
    .getByRole('button', { name: `Edit ${dish}` })
    .click();
  const item = dialogOf(page, 'Edit Item');
  await item.getByLabel('Description').fill('Two of everything');
  const dialog = dialogOf(page, 'New Option Group');
  await keys.tabTo(item.getByRole('button', { name: 'New Option Group' }));
  await keys.press('Enter', dialog);
  // Escape closes only the upper dialog, and the text in the editor below stays.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await item.getByLabel('Description').inputValue()).toBe('Two of everything');
  await keys.press('Enter', dialog);

  await keys.type('Plate size');
  const name = (place: number) => dialog.getByLabel(`Name of choice ${place}`);
  await keys.tabTo(name(1));
  await keys.type('Full');
  await page.keyboard.press('Enter');
  await keys.type('Half');
  await page.keyboard.press('Tab');
  await keys.type('2 x 20');
  await page.keyboard.press('Tab');
  await dialog.getByText('“x” is not clear.').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+A');
  await keys.type('20');
  await dialog.getByRole('region', { name: 'As guests see it' }).getByText('+₹20').waitFor();
  await keys.tabTo(dialog.getByRole('button', { name: 'Move Half up' }));
  await page.keyboard.press('Enter');
  expect(await name(1).inputValue()).toBe('Half');
  expect(await focusedLabel(page)).toBe('Move Half up');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'hidden' });

  await item.getByText('Guests must choose 1: Half, Full').waitFor();
  await keys.press('Control+Enter', dishOf(page, dish).getByText('Options: Plate size'));
});

test('one tap marks a choice as sold out, and the dish shows the mark', {
  tags: 'long',
}, async () => {
  await page.getByRole('tab', { name: 'Options' }).click();
  const group = page.getByRole('article', { name: 'Plate size' });
  // Two quick taps: the second tap must not undo the first.
  await group.getByRole('switch', { name: 'Half' }).click();
  await group.getByRole('switch', { name: 'Full' }).click();
  await expect.poll(() => group.getByText('Sold out').count()).toBe(2);
  await group.getByText('dishes with it can’t be ordered now').waitFor();

  // An open form keeps its typed text and takes over the changes of a colleague.
  await group.getByRole('button', { name: 'Edit Plate size' }).click();
  const editor = dialogOf(page, 'Edit Option Group');
  await editor.getByLabel('Name of choice 1').fill('Half plate');
  const colleague = await signInColleague(journey.siteUrl);
  const { option_groups } = await colleague('GET', 'option-groups');
  const plateSize = option_groups.find(({ name }) => name === 'Plate size');
  await colleague('PUT', `option-groups/${plateSize?.id}`, {
    choices: [...(plateSize?.choices ?? []), { name: 'Family', price: 60 }],
  });
  await expect.poll(() => editor.getByLabel('Name of choice 3').inputValue()).toBe('Family');
  await editor.getByRole('button', { name: 'Update Option Group' }).click();
  await editor.waitFor({ state: 'hidden' });
  for (const name of ['Half plate', 'Full', 'Family']) await group.getByText(name).waitFor();

  await group.getByRole('button', { name: 'Delete Plate size' }).click();
  const dialog = dialogOf(page, 'Delete Plate size?');
  await dialog.getByText(`${dish} has these options`).waitFor();
  await dialog.getByRole('button', { name: 'Delete Option Group' }).click();
  await group.waitFor({ state: 'detached' });
});

function focusedLabel(from: Page): Promise<string | null> {
  return from.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
}
