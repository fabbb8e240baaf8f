import { demoIds } from '@thali/local/seed/demo-ids';
import { expect, test } from 'vitest';
import { desktop } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { dishOf, openEditor, signInColleague } from './as-menu-editor.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

const thali = 'Ghar ki Thali';

test('the owner reuses last week’s thali with a change, and guests see this thali first until it is sold out', {
  tags: 'long',
}, async () => {
  const colleague = await signInColleague(journey.siteUrl);
  const dish = `menu-items/${demoIds.item('demo', 'todays-thali')}`;
  await colleague('PUT', `${dish}/day-menu`, { contents: null });

  const guest = await openStillPage(journey.browser, desktop);
  await guest.goto(journey.messUrl('/menu/demo'));
  const firstHeading = guest.getByRole('heading', { level: 2 }).first();
  const todaySection = guest.getByRole('region', { name: 'Today’s thali' });
  await dishOf(guest, thali).getByText('Whatever is cooked').waitFor();
  expect(await todaySection.count()).toBe(0);

  const { page } = visit;
  await openDashboard(page, journey.siteUrl, '/vendor/dashboard');
  const card = page.getByRole('region', { name: 'Today’s thali' });
  const field = card.getByRole('textbox', { name: 'What is in it today?' });
  // Two taps reuse last week's thali. The owner also adds a dish.
  await card.getByRole('button', { name: /^Last \w+day: Rajma, Rice/ }).click();
  await field.press('End');
  await field.pressSequentially(', sweet curd');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('status').getByText('On the menu', { exact: true }).waitFor();
  await card.getByText(/^Rajma.· Rice.*· Sweet curd$/).waitFor();

  await todaySection.getByText(/^Rajma.· Rice.*· Sweet curd$/).waitFor();
  expect(await firstHeading.innerText()).toBe('Today’s thali');
  expect(await dishOf(guest, thali).count()).toBe(1);
  await todaySection.getByRole('link', { name: thali }).click();
  const sheet = guest.getByRole('dialog', { name: thali });
  await sheet.getByRole('list', { name: 'What comes with it' }).getByText('Sweet curd').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();

  const chip = (name: string) => guest.getByRole('button', { name, exact: true });
  await chip('Today’s thali').click();
  await dishOf(guest, 'Masala Chai').waitFor({ state: 'detached' });
  await colleague('PUT', `${dish}/today`, { soldOutToday: true });
  await todaySection.waitFor({ state: 'detached' });
  await dishOf(guest, 'Masala Chai').waitFor();
  expect(await chip('All').getAttribute('aria-pressed')).toBe('true');
  expect(await firstHeading.innerText()).not.toBe('Today’s thali');
  expect(visit.problems).toEqual([]);
  await guest.context().close();
});

test('an owner marks a dish as changing daily, and writes its contents for today and tomorrow', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await openDashboard(page, journey.siteUrl, '/vendor/menu');
  await openEditor(page, 'Rajma Chawal');
  const dialog = page.getByRole('dialog', { name: 'Edit Item' });
  await dialog.getByLabel('What comes with it').fill('rajma, rice');
  await dialog.getByRole('switch', { name: 'Contents change every day' }).check();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor({ state: 'detached' });
  await dishOf(page, 'Rajma Chawal').getByText('With Rajma, Rice').waitFor();

  await page.getByRole('heading', { name: 'Today’s thali' }).click();
  const field = page.getByRole('textbox', { name: 'What is in Rajma Chawal today?' });
  await page.getByRole('button', { name: /^Write tomorrow’s ?: Rajma Chawal/ }).click();
  const tomorrow = page.getByRole('textbox', { name: 'What is in Rajma Chawal tomorrow?' });
  const item = page.getByRole('listitem').filter({ has: tomorrow });
  await item.getByRole('button', { name: 'Save' }).click();
  await item.getByText('Please type what is in it').waitFor();
  await tomorrow.fill('rajma, jeera rice');
  await item.getByRole('button', { name: 'Save' }).click();
  await page.getByText('On the menu tomorrow').waitFor();
  await page.getByRole('button', { name: /^Back to today ?: Rajma Chawal/ }).click();
  await field.waitFor();
  expect(visit.problems).toEqual([]);
});
