import { publicPaths } from '@thali/shared/site/public-pages';
import { fillSignUp } from '../journeys/as-prospect.ts';
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
    name: 'landing-menu',
    only: 'phone',
    open: async (page, world) => {
      await page.goto(world.siteUrl);
      await page.mouse.wheel(0, 400);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'landing-sign-up',
    open: async (page, world) => {
      await page.goto(world.siteUrl);
      await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
      await fillSignUp(page);
    },
  },
  {
    name: 'landing-contact',
    open: async (page, world) => {
      await page.goto(world.siteUrl);
      await page.getByRole('button', { name: 'Contact Sales' }).click();
      await page.getByRole('dialog', { name: 'Contact Us' }).waitFor();
    },
  },
  ...staticScenes(),
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
      await page.getByText('Login failed. Please check your credentials.').waitFor();
    },
  },
];

function staticScenes(): Scene[] {
  return publicPaths.slice(1).map((path) => ({
    name: `site${path.replaceAll('/', '-')}`,
    isLong: true,
    open: async (page, world) => {
      await page.goto(world.siteUrl + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  }));
}
