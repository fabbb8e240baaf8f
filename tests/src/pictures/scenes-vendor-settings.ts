import type { Page } from 'playwright-core';
import { openDashboard } from '../journeys/as-vendor.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

/** The overview, the settings and the cards for the tables. */
export const vendorSettingsScenes: readonly Scene[] = [
  {
    name: 'vendor-overview',
    isLong: true,
    open: async (page, { siteUrl }) => {
      await openDashboard(page, siteUrl, '/vendor/overview');
      await page.getByText('Action Required').waitFor();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
  { name: 'vendor-settings', isLong: true, open: openSettings },
  {
    name: 'vendor-settings-hours',
    isLong: true,
    open: async (page, world) => {
      await openSettings(page, world);
      await page.getByRole('button', { name: 'Edit Hours' }).click();
      await page.getByLabel('Friday opens').fill('18:00');
      await page.getByLabel('Friday closes').fill('02:00');
      await page.getByLabel('Closed on Sunday').check();
    },
  },
  {
    name: 'vendor-settings-holiday',
    open: async (page, world) => {
      await openSettings(page, world);
      await page.getByRole('button', { name: /^Day/ }).click();
      await page.getByRole('button', { name: /^Today, / }).waitFor();
    },
  },
  {
    name: 'vendor-settings-unsaved',
    open: async (page, world) => {
      await openSettings(page, world);
      await page.getByRole('button', { name: 'Edit Hours' }).click();
      await page.getByLabel('Closed on Sunday').check();
      await page.evaluate('history.back()');
      await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    },
  },
  {
    name: 'vendor-settings-fixed-look',
    isLong: true,
    open: async (page, { siteUrl }) => {
      await openDashboard(page, siteUrl, '/vendor/settings', 'vendor@annapurna.example');
      await page.getByText(/comes with the Enterprise plan/).waitFor();
    },
  },
  {
    name: 'vendor-table-cards',
    isLong: true,
    open: async (page, { siteUrl }) => {
      await openDashboard(page, siteUrl, '/vendor/table-cards');
      await page.getByLabel('Tables').fill('1-6, Window');
      await page
        .getByRole('img', { name: /^QR code/ })
        .last()
        .waitFor();
    },
  },
];

async function openSettings(page: Page, { siteUrl }: World): Promise<void> {
  await openDashboard(page, siteUrl, '/vendor/settings');
  await page.getByRole('heading', { name: 'Business Hours' }).waitFor();
}
