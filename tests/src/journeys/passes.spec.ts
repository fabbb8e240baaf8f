/** @module-tag long */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { press } from './as-kitchen.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();

test('an owner switches passes on, sells a pass, claims a meal for the member and skips another meal', async () => {
  const { page } = await startVisit(journey.browser, 'desktop');
  await openDashboard(page, journey.siteUrl, '/vendor/settings/hours');
  await addAllDayMeal(page);
  await press(page, 'Edit Meal on passes');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Skip until 9 am the same day, 10 times a month').waitFor();

  await page.getByRole('link', { name: 'Open passes' }).click();
  await press(page, 'Add a Pass');
  await page.getByLabel('Name', { exact: true }).fill('Monthly');
  await page.getByLabel('Price in ₹').fill('2400');
  await press(page, 'Save');
  await page.getByText('Meal: 30 meals in 30 days').waitFor();

  await press(page, 'Sell a Pass');
  await page.getByLabel('Member', { exact: true }).fill('Asha');
  await page.getByLabel('Roll number').fill('21CS07');
  await page.getByRole('dialog').getByRole('button', { name: 'Sell Pass' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Asha' });
  await row.getByText('30 meals').waitFor();

  await press(page, 'Open Asha');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take Today’s Meal Now' }).click();
  await dialog.getByText('Meal taken. 29 meals left.').waitFor();
  await dialog.getByRole('button', { name: 'Skip', exact: true }).click();
  await dialog.getByText('1 meal skipped.').waitFor();
  await dialog.getByLabel('Meals', { exact: true }).fill('4');
  await dialog.getByLabel('Reason', { exact: true }).fill('Refund in cash');
  await dialog.getByRole('button', { name: 'Take Off' }).click();
  await dialog.getByText('4 meals taken off.').waitFor();
  await press(page, 'Change Details');
  await dialog.getByLabel(/^Phone/).fill('98450 12377');
  await press(page, 'Save Details');
  await dialog.getByText('Details saved.').waitFor();
  await dialog.getByRole('button', { name: 'Statement' }).click();
  await dialog.getByText(/Refund in cash$/).waitFor();
  await page.keyboard.press('Escape');
  await row.getByText('25 meals').waitFor();

  await page.goto(`${journey.siteUrl}/vendor/kitchen-sheet`);
  await page.getByText('Meal: 0 with a pass, 1 skipped, so far').waitFor();

  const { page: phone } = await startVisit(journey.browser, 'phone');
  await openDashboard(phone, journey.siteUrl, '/vendor/passes');
  await phone.getByRole('heading', { name: 'Asha' }).waitFor();
  expect(await problemsOnPhone(phone)).toEqual([]);
});

/** A meal at any time, so that the journey can claim it now. */
async function addAllDayMeal(page: Page): Promise<void> {
  await press(page, 'Add a Meal');
  await page.getByLabel('Meal', { exact: true }).fill('Meal');
  await page.getByLabel('From', { exact: true }).fill('00:00');
  await page.getByLabel('To', { exact: true }).fill('23:59');
  await page.getByRole('switch', { name: /order it ahead/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Not part of passes').waitFor();
}
