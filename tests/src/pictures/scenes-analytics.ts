import type { Page } from 'playwright-core';
import { openDashboard } from '../journeys/as-vendor.ts';
import { answerBusy, answerCustomers, answerFirstOrder } from './busy-analytics.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

const beginner = 'vendor@annapurna.example';

/** Figures of a mess on its first day, with its first order, and of one that has seen thousands. */
export const analyticsScenes: readonly Scene[] = [
  {
    name: 'analytics-none',
    isLong: true,
    open: async (page, world) => {
      await openAnalytics(page, world, '', beginner);
      await page.getByText('No Analytics Data Available').waitFor();
    },
  },
  {
    name: 'analytics-none-viewed',
    isLong: true,
    open: async (page, world) => {
      await openAnalytics(page, world, '', beginner);
      await page.getByRole('button', { name: 'View Analytics' }).click();
      await reportShown(page);
    },
  },
  {
    name: 'analytics-one',
    isLong: true,
    open: async (page, world) => {
      await answerFirstOrder(page);
      await openAnalytics(page, world, '?period=today');
      await reportShown(page);
    },
  },
  {
    name: 'analytics',
    isLong: true,
    open: async (page, world) => {
      await openAnalytics(page, world);
      await reportShown(page);
    },
  },
  ...(['last7', 'last90'] as const).map((period) => ({
    name: `analytics-busy-${period}`,
    isLong: true,
    open: async (page: Page, world: World) => {
      await answerBusy(page);
      await openAnalytics(page, world, `?period=${period}`);
      await reportShown(page);
      if (period === 'last90') return;
      await page.getByRole('button', { name: 'Show the table: Revenue Trend' }).click();
    },
  })),
  {
    name: 'analytics-day',
    open: async (page, world) => {
      await answerBusy(page);
      await openAnalytics(page, world, '?date=2026-03-02');
      await reportShown(page);
      await page.getByRole('button', { name: /^Single day/ }).click();
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'analytics-failure',
    open: async (page, world) => {
      await page.route('**/api/vendors/*/analytics*', (route) =>
        route.fulfill({ status: 403, json: { error: 'Access denied to this vendor', code: 'X' } }),
      );
      await openAnalytics(page, world);
      await page.getByText('Access denied to this vendor').waitFor();
    },
  },
  {
    name: 'vendor-overview-none',
    isLong: true,
    open: async (page, world) => {
      await openDashboard(page, world.siteUrl, '/vendor/overview', beginner);
      await page.getByText('Nothing sold yet today.').waitFor();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
  {
    name: 'vendor-overview-busy',
    isLong: true,
    open: async (page, world) => {
      await answerBusy(page);
      await openDashboard(page, world.siteUrl, '/vendor/overview');
      await page.getByText('64 sold').waitFor();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
  {
    name: 'customers-none',
    open: async (page, world) => {
      await openDashboard(page, world.siteUrl, '/vendor/customers', beginner);
      await page.getByText('No customers yet').waitFor();
    },
  },
  {
    name: 'customers',
    isLong: true,
    open: async (page, world) => {
      await answerCustomers(page);
      await openDashboard(page, world.siteUrl, '/vendor/customers');
      await page.getByText('Showing 1 to 50 of 1,834').waitFor();
    },
  },
  {
    name: 'customers-searched',
    open: async (page, world) => {
      await openDashboard(page, world.siteUrl, '/vendor/customers?search=nobody');
      await page.getByText('No customers match this search').waitFor();
    },
  },
];

async function openAnalytics(
  page: Page,
  { siteUrl }: World,
  search = '',
  email?: string,
): Promise<void> {
  await openDashboard(page, siteUrl, `/vendor/analytics${search}`, email);
  await page.getByRole('heading', { name: 'Analytics', exact: true }).waitFor();
}

async function reportShown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Strategic Recommendations' }).waitFor();
  await page.locator('.recharts-surface').first().waitFor();
}
