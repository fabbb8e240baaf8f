import type { Page } from 'playwright-core';
import { openDashboard } from '../journeys/as-vendor.ts';
import { answerForecast, answerNoForecast } from './busy-forecast.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

/** The forecast before the first one, with little to go by, and as it is after some weeks: of answers made for it. */
export const forecastScenes: readonly Scene[] = [
  {
    name: 'forecast-busy',
    isLong: true,
    open: async (page, world) => {
      await answerForecast(page);
      await openReport(page, world);
      await page.getByRole('button', { name: /^Show the table/ }).click();
    },
  },
  {
    name: 'forecast-point',
    open: async (page, world) => {
      await answerForecast(page);
      await openReport(page, world);
      await page.getByLabel(/Use the arrow keys to read each figure/).focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'forecast-alike',
    open: async (page, world) => {
      await answerForecast(page, [2, 2, 2, 2, 2, 2, 2]);
      await openReport(page, world);
      await page.getByText('More data needed for accurate forecasts.').waitFor();
    },
  },
  {
    name: 'forecast-none',
    isLong: true,
    open: async (page, world) => {
      await answerNoForecast(page);
      await openForecast(page, world);
      await page.getByRole('button', { name: 'Initialize AI Model' }).waitFor();
    },
  },
  {
    name: 'forecast-failure',
    open: async (page, world) => {
      await page.route('**/api/vendors/forecast/weekly*', (route) =>
        route.fulfill({ status: 403, json: { error: 'Access denied to this vendor', code: 'X' } }),
      );
      await openForecast(page, world);
      await page.getByText('Access denied to this vendor').waitFor();
    },
  },
  {
    name: 'forecast-kitchen-sheet',
    isLong: true,
    open: async (page, world) => {
      await answerForecast(page);
      await openReport(page, world);
      await page.getByRole('link', { name: 'Print for the kitchen' }).click();
      await page.getByRole('article', { name: 'Portions to prepare' }).waitFor();
    },
  },
  {
    name: 'vendor-overview-forecast',
    isLong: true,
    open: async (page, world) => {
      await answerForecast(page);
      await openDashboard(page, world.siteUrl, '/vendor/overview');
      await page.getByRole('region', { name: 'AI Forecast Alert' }).waitFor();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
];

async function openForecast(page: Page, { siteUrl }: World): Promise<void> {
  await openDashboard(page, siteUrl, '/vendor/forecasting');
  await page.getByRole('heading', { name: 'AI Demand Forecasting' }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
}

async function openReport(page: Page, world: World): Promise<void> {
  await openForecast(page, world);
  await page.getByRole('heading', { name: 'What to Buy' }).waitFor();
  await page.locator('.recharts-surface').first().waitFor();
}
