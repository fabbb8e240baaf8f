import type { Scene } from './scene.ts';

export const mainSiteScenes: readonly Scene[] = [
  {
    name: 'landing',
    isLong: true,
    open: async (page, world) => {
      await page.goto(world.siteUrl);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'page-not-found',
    open: async (page, world) => {
      await page.goto(`${world.siteUrl}/no-such-page`);
      await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    },
  },
  {
    name: 'sign-in-customer',
    open: async (page, world) => {
      await page.goto(`${world.siteUrl}/login`);
      await page.getByRole('tab', { name: 'Customer', selected: true }).waitFor();
    },
  },
  {
    name: 'sign-in-vendor',
    open: async (page, world) => {
      await page.goto(`${world.siteUrl}/login?role=vendor`);
      await page.getByRole('tab', { name: 'Vendor', selected: true }).waitFor();
    },
  },
  {
    name: 'sign-in-error',
    open: async (page, world) => {
      await page.goto(`${world.siteUrl}/login?role=vendor`);
      await page.getByLabel('Email').fill('somebody@else.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').getByText(/\w/).waitFor();
    },
  },
];
