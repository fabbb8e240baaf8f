import { expect, test } from 'vitest';
import { readPdf } from '../support/read-pdf.ts';
import { desktop } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('the owner pastes and publishes two weeks, and guests read, print and subscribe to them on one page', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await openDashboard(page, journey.siteUrl, '/vendor/menu?view=week');
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const meals = ['Breakfast: poha, tea', 'Lunch: rajma, rice', 'Dinner: aloo gobhi, 3 chapatis'];
  const week = days.map((day) => [day, ...meals].join('\n')).join('\n');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('The list').fill(`${week}\n${week}`);
  await page.getByRole('button', { name: /^Use \d+ meals$/ }).click();
  await page.getByRole('button', { name: /^Publish \d+ days$/ }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();

  const guest = await openStillPage(journey.browser, desktop);
  await guest.goto(journey.messUrl('/menu/demo'));
  await guest.getByRole('link', { name: 'This week' }).click();
  await guest.getByRole('heading', { level: 1, name: 'This week' }).waitFor();
  const dinners = guest.getByText('Aloo gobhi · 3 chapatis');
  await dinners.first().waitFor();
  expect(await dinners.count()).toBeGreaterThanOrEqual(9);
  const subscribe = guest.getByRole('link', { name: 'Subscribe in calendar' });
  expect(await subscribe.getAttribute('href')).toMatch(/^webcal:.*\/menu\/demo\/week\.ics$/);

  const onScreen = await guest.locator('main :is(h2, dd)').allTextContents();
  // The number of days depends on the weekday of the test. Each has a heading and three meals.
  expect(onScreen.length).toBeGreaterThanOrEqual(9 * 4);
  const pages = readPdf(await guest.pdf({ preferCSSPageSize: true }));
  const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
  const paper = withoutSpaces(pages[0]?.text ?? '');
  expect(onScreen.filter((text) => !paper.includes(withoutSpaces(text)))).toEqual([]);
  // One page of A4. Chromium's sizes differ by a point.
  expect(pages.map(({ widthPt, heightPt }) => [widthPt, heightPt].map(toMillimetres))).toEqual([
    [210, 297],
  ]);
  expect(visit.problems).toEqual([]);
  await guest.context().close();
});

function toMillimetres(points: number): number {
  return Math.round((points * 25.4) / 72);
}
