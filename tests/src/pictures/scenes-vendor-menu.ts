import type { Page } from 'playwright-core';
import { dialogOf, openMenuTab } from '../journeys/as-menu-keeper.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

/** A scene of the demo's Menu tab, after something was done there. */
function menuScene(name: string, reach: (page: Page) => Promise<unknown>): Scene {
  return {
    name: `vendor-menu-${name}`,
    open: async (page: Page, { siteUrl }: World) => {
      await openMenuTab(page, siteUrl);
      await reach(page);
    },
  };
}

export const vendorMenuScenes: readonly Scene[] = [
  { ...menuScene('tab', async () => undefined), isLong: true },
  menuScene('item-wrong', async (page) => {
    await page.getByRole('button', { name: 'Add Item' }).click();
    const dialog = dialogOf(page, 'Add Item');
    await dialog.getByLabel('Image URL').fill('no address');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await dialog.getByRole('status').getByText('Invalid URL').waitFor();
  }),
  menuScene('item', async (page) => {
    await page.getByRole('button', { name: 'Edit Special Thali' }).click();
    await dialogOf(page, 'Edit Item').getByAltText('Preview').waitFor();
  }),
  menuScene('unsaved', async (page) => {
    await page.getByRole('button', { name: 'Add Item' }).click();
    await dialogOf(page, 'Add Item').getByLabel('Name').fill('Misal Pav');
    await page.keyboard.press('Escape');
    await dialogOf(page, 'Discard your changes?').waitFor();
  }),
  menuScene('sold-out', async (page) => {
    await page.getByRole('button', { name: 'Edit Special Thali' }).click();
    await dialogOf(page, 'Edit Item').getByLabel('Portions left').fill('0');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Set portions of Special Thali' }).waitFor();
    await page.getByRole('switch', { name: /Chicken Thali/ }).press('Space');
    await page.getByText('Chicken Thali is now unavailable').waitFor();
  }),
  menuScene('category', async (page) => {
    await page.getByRole('button', { name: 'New category' }).click();
    await dialogOf(page, 'New Category').waitFor();
  }),
  menuScene('move-dishes', async (page) => {
    await page.getByRole('button', { name: /^Delete category/ }).click();
    await page.getByLabel('Move them to').waitFor();
  }),
  menuScene('order', async (page) => {
    await page.getByRole('button', { name: 'Reorder dishes' }).click();
    await dialogOf(page, /^Order of/).waitFor();
  }),
  menuScene('search', async (page) => {
    await page.getByLabel('Search dishes').fill('paneer');
    await page
      .getByRole('status')
      .getByText(/dishes found/)
      .waitFor();
  }),
  {
    name: 'vendor-menu-loading',
    open: async (page, { siteUrl }) => {
      await openMenuTab(page, siteUrl);
      await page.route('**/api/vendors/*/menu-items', () => new Promise(() => undefined));
      await page.reload();
      await page.getByText('Loading menu...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'vendor-menu-empty',
    open: async (page, { siteUrl }) => {
      await openMenuTab(page, siteUrl);
      await page.route('**/api/vendors/*/menu-items', (route) =>
        route.fulfill({ json: { menu_items: [] } }),
      );
      await page.reload();
      await page.getByRole('heading', { name: /^No dishes in/ }).waitFor();
    },
  },
];
