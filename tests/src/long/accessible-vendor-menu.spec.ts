import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { dialogOf, openMenuTab } from '../journeys/as-menu-editor.ts';
import { desktop } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { expectAccessible } from './accessible-walk.ts';

const journey = useJourney({ pictures: true });

/** The screens of the Menu tab, each with the steps from the screen before it. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  menu: async () => undefined,
  'empty item dialog': async (page) => {
    await page.getByRole('button', { name: 'Add Item' }).click();
    const dialog = dialogOf(page, 'Add Item');
    await dialog.getByText('More details').click();
    await dialog.getByLabel('Image URL').fill('nonsense');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await dialog.getByText('Please enter a name').waitFor();
    await dialog.getByRole('status').getByText('Invalid URL').waitFor();
  },
  'discard question': async (page) => {
    await page.keyboard.press('Escape');
    await dialogOf(page, 'Discard your changes?').waitFor();
  },
  'order of dishes': async (page) => {
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await page.getByRole('button', { name: 'Reorder dishes' }).click();
  },
  'category dialog': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Edit category/ }).click();
  },
  'category with dishes': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Delete category/ }).click();
  },
  search: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByLabel('Search dishes').fill('paneer');
    await page
      .getByRole('status')
      .getByText(/dishes found/)
      .waitFor();
  },
};

test('keeps the Menu tab accessible', async () => {
  await expectAccessible(journey, desktop, async (page, check) => {
    await openMenuTab(page, journey.siteUrl);
    for (const [screen, reach] of Object.entries(screens)) {
      await reach(page);
      await check(screen);
    }
  });
});
