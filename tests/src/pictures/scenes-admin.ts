import type { Page } from 'playwright-core';
import { openAs } from '../journeys/as-person.ts';
import { answerBusyAdmin } from './busy-admin.ts';
import { answerBusyVendor } from './busy-vendor.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

/** The admin home, of a platform that has just begun and of one with much to do. Nothing is changed. */
export const adminScenes: readonly Scene[] = [
  {
    name: 'admin',
    isLong: true,
    open: async (page, world) => {
      await openAdmin(page, world, '');
      await page.getByText('Nothing right now.').waitFor();
    },
  },
  {
    name: 'admin-busy',
    isLong: true,
    open: async (page, world) => {
      await answerBusyAdmin(page);
      await openAdmin(page, world, '');
      await page.getByText('Suspended: Fees unpaid for three months').waitFor();
    },
  },
  {
    name: 'admin-failure',
    open: async (page, world) => {
      await page.route('**/api/admin/analytics*', (route) =>
        route.fulfill({ status: 403, json: { error: 'You may not see this.', code: 'X' } }),
      );
      await openAdmin(page, world, '');
      await page.getByText('You may not see this.').waitFor();
    },
  },
  {
    name: 'admin-vendors',
    open: async (page, world) => {
      await openAdmin(page, world, '/vendors');
      await page.getByRole('button', { name: 'Teen Katori Mess', exact: true }).waitFor();
    },
  },
  {
    name: 'admin-vendors-busy',
    isLong: true,
    open: async (page, world) => {
      await answerBusyAdmin(page);
      await openAdmin(page, world, '/vendors');
      await page.getByRole('button', { name: 'Show more vendors' }).waitFor();
    },
  },
  {
    name: 'admin-vendor',
    open: async (page, world) => {
      await openAdmin(page, world, '/vendors');
      await page.getByRole('button', { name: 'Teen Katori Mess', exact: true }).click();
      await page.getByRole('heading', { name: /^Customers \(/ }).waitFor();
    },
  },
  {
    name: 'admin-vendor-busy',
    open: async (page, world) => {
      await answerBusyAdmin(page);
      await answerBusyVendor(page);
      await openAdmin(page, world, '/vendors');
      await page.getByRole('button', { name: 'Annapurna Canteen', exact: true }).click();
      await page.getByRole('button', { name: 'Show more customers' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-suspend',
    open: async (page, world) => {
      await openAdmin(page, world, '/vendors');
      await page.getByRole('button', { name: 'Suspend Teen Katori Mess' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
      await page.getByText('Please give a reason').waitFor();
    },
  },
  {
    name: 'admin-payments',
    isLong: true,
    open: async (page, world) => {
      await answerBusyAdmin(page);
      await openAdmin(page, world, '/payments');
      await page.getByRole('button', { name: 'Show older payments' }).waitFor();
    },
  },
  {
    name: 'admin-payments-none',
    open: async (page, world) => {
      await openAdmin(page, world, '/payments?list=open');
      await page.getByText('No open payments.').waitFor();
    },
  },
  {
    name: 'admin-payment',
    open: async (page, world) => {
      await answerBusyAdmin(page);
      await openAdmin(page, world, '/payments');
      await page.getByRole('button', { name: 'Savita Mess', exact: true }).click();
      await page.getByLabel('Another subdomain').fill('admin');
      await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'admin-subscriptions',
    open: async (page, world) => {
      await answerBusyAdmin(page);
      await openAdmin(page, world, '/subscriptions');
      await page.getByText('Grace period').first().waitFor();
    },
  },
  {
    name: 'admin-audit',
    isLong: true,
    open: async (page, world) => {
      await answerBusyAdmin(page);
      await openAdmin(page, world, '/audit');
      await page.getByText('Outcome unknown').waitFor();
    },
  },
  { name: 'admin-account', open: (page, world) => openAdmin(page, world, '/account') },
];

async function openAdmin(page: Page, { siteUrl }: World, path: string): Promise<void> {
  await openAs(page, siteUrl, 'admin', `/admin${path}`);
  await page.getByRole('heading', { name: 'Platform administration' }).waitFor();
}
