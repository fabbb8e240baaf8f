/** @module-tag long */

import { demoPassword } from '@thali/local/seed/demo-people';
import { clockText } from '@thali/shared/time/clock-text';
import { toIst } from '@thali/shared/time/ist';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { problemsOnWalk } from '../support/screen-problems.ts';
import { siteCodeTo } from '../support/site-outbox.ts';
import { useJourney } from '../support/use-journey.ts';
import { addDish } from './as-guest.ts';
import { changeSettings } from './as-owner.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
let visit: Visit;
let page: Page;

const today = toIst(new Date()).weekday;
/** A day that no test closes. */
const otherDay = today === 'Monday' ? 'Tuesday' : 'Monday';
const vendorCall = /\/api\/vendors\/[^/]+$/;

beforeAll(async () => {
  visit = await startVisit(journey.browser, 'desktop');
  page = visit.page;
  await openDashboard(page, journey.siteUrl, '/vendor/settings');
});

afterEach(() => page.unrouteAll());

async function openSettings(part: 'hours' | 'look' | 'orders' = 'hours'): Promise<void> {
  await page.goto(`${journey.siteUrl}/vendor/settings/${part}`);
  await page.getByRole('navigation', { name: 'Settings' }).waitFor();
}

const section = (name: string) => page.getByRole('region', { name, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const waitForMessage = (text: string) => page.getByText(text, { exact: true }).waitFor();
const hoursOf = (weekday: string) =>
  section('Business Hours').locator('dl > div').filter({ hasText: weekday });

test('tabs have addresses and titles, and Back returns to the last tab', async () => {
  await page.goto(`${journey.siteUrl}/vendor`);
  await page.getByRole('heading', { name: 'Menu QR Code' }).waitFor();
  expect(await page.title()).toBe('Overview · Teen Katori Mess');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await section('Business Hours').waitFor();
  expect(await page.title()).toBe('Settings · Teen Katori Mess');
  await page.goBack();
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Menu QR Code' }).waitFor();
  await page.getByRole('link', { name: 'Manage Hours' }).click();
  await section('Business Hours').waitFor();
  await page.goto(`${journey.siteUrl}/vendor/no-such-tab`);
  await page.getByRole('heading', { name: 'Menu QR Code' }).waitFor();
});

test('limits dishes to their meals, and the menu and the cart say when a dish is served', async () => {
  const clockIn = (hours: number) => toIst(new Date(Date.now() + hours * 3_600_000)).clock;
  const [open, close] = [clockIn(2), clockIn(4)];
  const guest = await startVisit(journey.browser, 'phone');
  await guest.page.goto(journey.messUrl('/menu/demo'));
  await addDish(guest.page, 'Kanda Poha');
  const dish = guest.page.getByRole('article', { name: 'Kanda Poha' });

  await openSettings();
  await page.getByRole('switch', { name: 'Sell dishes only at their meal' }).click();
  await waitForMessage('Setting updated');
  await page.getByLabel('breakfast from').fill(open);
  await page.getByLabel('breakfast until').fill('');
  await page.getByLabel('breakfast until').press('Enter');
  await waitForMessage('Enter both times');
  await page.getByLabel('breakfast until').fill(close);
  await page.getByLabel('breakfast until').press('Enter');
  const from = clockText(open);
  await dish.getByText(`Served at breakfast, from ${from}`).waitFor();
  expect(await problemsOnWalk(page, (look) => look('meal times'))).toBe('');
  await guest.page.getByRole('button', { name: /View cart/ }).click();
  await guest.page.getByText(`Kanda Poha is served at breakfast, from ${from}.`).first().waitFor();
  await guest.page.getByRole('button', { name: 'Remove it' }).click();
  await guest.page.getByText('Your cart is empty').waitFor();

  await page.getByRole('switch', { name: 'Sell dishes only at their meal' }).click();
  await guest.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await dish.getByRole('button', { name: 'Add to Cart: Kanda Poha' }).waitFor();
  await guest.close();
});

test('an owner edits, copies and saves hours, and can cancel the edit', async () => {
  await openSettings();
  await press('Edit Hours');
  await page.getByLabel('Monday opens').fill('18:00');
  await page.getByLabel('Monday closes').fill('02:00');
  await page.getByText('stays open past midnight, until 02:00 on Tuesday').waitFor();
  await press('Cancel');
  await hoursOf('Monday').getByText('Open all day').waitFor();

  await press('Edit Hours');
  expect(await page.getByLabel('Monday opens').inputValue()).toBe('00:00');
  await page.getByLabel('Monday opens').fill('');
  await press('Save');
  await waitForMessage('Give both an opening and a closing time');
  await page.getByLabel('Monday opens').fill('18:00');
  await page.getByLabel('Monday closes').fill('02:00');
  await press('Copy Monday to all days');
  await page.getByLabel('Closed on Sunday').check();
  await press('Save');
  await waitForMessage('Business hours updated');
  await waitForMessage('Your business hours were updated successfully.');
  await page.reload();
  await hoursOf('Friday').getByText('6 pm – 2 am').waitFor();
  await hoursOf('Sunday').getByText('Closed').waitFor();
});

test('an owner adds a second time to a day, and copies it to all days', async () => {
  await openSettings();
  await press('Edit Hours');
  await page.getByLabel('Closed on Sunday').uncheck();
  await page.getByLabel('Monday opens').fill('12:00');
  await page.getByLabel('Monday closes').fill('15:00');
  await press('Add a second time on Monday');
  await press('Save');
  await waitForMessage('Give both an opening and a closing time');
  await page.getByLabel('Monday, time 2, opens').fill('14:00');
  await page.getByLabel('Monday, time 2, closes').fill('22:00');
  await waitForMessage('Give the times in order, without overlap');
  await page.getByLabel('Monday, time 2, opens').fill('19:00');
  await press('Copy Monday to all days');
  await press('Remove time 2 of Tuesday');
  expect(await problemsOnWalk(page, (check) => check('two times a day'))).toBe('');
  await press('Save');
  await page.reload();
  await hoursOf('Monday').getByText('12 pm – 3 pm, 7 pm – 10 pm').waitFor();
  await hoursOf('Sunday').getByText('12 pm – 3 pm, 7 pm – 10 pm').waitFor();
  await hoursOf('Tuesday').getByText('12 pm – 3 pm', { exact: true }).waitFor();

  await press('Edit Hours');
  await press('Copy Tuesday to all days');
  await press('Save');
  await hoursOf('Monday').getByText('12 pm – 3 pm', { exact: true }).waitFor();
});

test('hours that could not be saved stay in the editor', async () => {
  await openSettings();
  await press('Edit Hours');
  await page.getByLabel('Tuesday closes').fill('23:15');
  await page.route(vendorCall, (route) => route.abort());
  await press('Save');
  await waitForMessage('Update failed');
  await waitForMessage('Could not update business hours.');
  expect(await page.getByLabel('Tuesday closes').inputValue()).toBe('23:15');
  await page.unrouteAll();
  await changeSettings(journey.siteUrl, { businessHours: { Monday: { closed: true } } });
  await press('Save');
  await waitForMessage(
    'The hours have changed since you opened them. Cancel to see them, then edit again.',
  );
  await press('Cancel');
  await hoursOf('Monday').getByText('Closed').waitFor();
});

test('an open storefront shows that the mess closes today', async () => {
  await openSettings();
  await setToday({ isClosed: false });
  const guest = await startVisit(journey.browser, 'phone');
  await guest.page.goto(journey.messUrl('/menu/demo'));
  await guest.page.getByText('Open Now').waitFor();
  const documents = guest.documentCount();
  await setToday({ isClosed: true });
  await guest.page.getByText('We are closed today.').first().waitFor();
  expect(guest.documentCount()).toBe(documents);
  await guest.close();
});

/** Opens or closes the mess for the whole day. */
async function setToday({ isClosed }: { isClosed: boolean }): Promise<void> {
  const preview = page.getByText('With these hours, right now:').locator('..');
  await press('Edit Hours');
  await page.getByLabel(`Closed on ${today}`).setChecked(false);
  await page.getByLabel(`${today} opens`).fill('00:00');
  await page.getByLabel(`${today} closes`).fill('00:00');
  await press(`Copy ${today} to all days`);
  await preview.getByText('Open', { exact: true }).waitFor();
  if (isClosed) {
    await page.getByLabel(`Closed on ${today}`).check();
    await preview.getByText('We are closed today.').waitFor();
  }
  await press('Save');
  await page.getByRole('button', { name: 'Edit Hours' }).waitFor();
}

test('a toggle changes at once, and changes back if the server refuses', async () => {
  await openSettings('orders');
  const toggle = page.getByRole('switch', { name: 'Auto-accept orders' });
  expect(await toggle.isChecked()).toBe(false);
  await toggle.click();
  expect(await toggle.isChecked()).toBe(true);
  await waitForMessage('Setting updated');
  await page.reload();
  await toggle.waitFor();
  expect(await toggle.isChecked()).toBe(true);

  const refusal = Promise.withResolvers<void>();
  await page.route(vendorCall, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await refusal.promise;
    await route.fulfill({ status: 500, json: { error: 'No', code: 'INTERNAL_ERROR' } });
  });
  await toggle.click();
  expect(await toggle.isChecked()).toBe(false);
  expect(await toggle.getAttribute('aria-busy')).toBe('true');
  refusal.resolve();
  await waitForMessage('Update failed');
  await waitForMessage('Could not update setting. Please try again.');
  await expect.poll(() => toggle.isChecked()).toBe(true);
  await page.unrouteAll();

  const required = page.getByRole('switch', { name: 'Sign-in required' });
  await required.click();
  await waitForMessage('Setting updated');
  expect(await required.isChecked()).toBe(true);
  await required.click();
  await expect.poll(() => required.isChecked()).toBe(false);
});

test('an owner adds and removes a holiday, and a holiday today closes the mess', async () => {
  await openSettings();
  const holidays = section('Holidays');
  await holidays.getByText('No upcoming holidays.').waitFor();
  await press('Add Holiday');
  await waitForMessage('Please choose a day');
  await holidays.getByRole('button', { name: /^Day/ }).click();
  await page.getByRole('button', { name: /^Today, / }).click();
  await holidays.getByLabel('Note').fill('Kitchen <b>repairs</b>');
  await press('Add Holiday');
  await waitForMessage('Setting updated');
  const row = holidays.getByRole('list', { name: 'Upcoming holidays' }).getByRole('listitem');
  await row.getByText('Kitchen <b>repairs</b>').waitFor();
  await section('Business Hours').getByText('Holiday: Kitchen <b>repairs</b>').waitFor();
  await section('Business Hours').getByText('Closed', { exact: true }).first().waitFor();
  await row.getByRole('button', { name: /^Remove/ }).click();
  await holidays.getByText('No upcoming holidays.').waitFor();
});

test('a link or the Back button does not discard unsaved changes', async () => {
  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' });
  await page.goto(`${journey.siteUrl}/vendor`);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await press('Edit Hours');
  await page.getByLabel(`${otherDay} opens`).fill('07:45');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel(`${otherDay} opens`).inputValue()).toBe('07:45');

  await page.evaluate('history.back()');
  await dialog.waitFor();
  expect(new URL(page.url()).pathname).toBe('/vendor/settings');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel(`${otherDay} opens`).inputValue()).toBe('07:45');
  await page.evaluate('history.back()');
  await dialog.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('heading', { name: 'Menu QR Code' }).waitFor();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await press('Edit Hours');
  expect(await page.getByLabel(`${otherDay} opens`).inputValue()).not.toBe('07:45');
});

test('checks a colour for contrast, and saves it', async () => {
  await openSettings('look');
  const look = section('Storefront Look');
  await look.getByLabel('Accent colour', { exact: false }).last().fill('#ffffff');
  await look.getByText(/In light:.*a shade of your colour/).waitFor();
  await look.getByLabel('Logo URL').fill('javascript:alert(1)');
  await look.getByText('Invalid URL').waitFor();
  await look.getByLabel('Logo URL').blur();
  expect(await look.getByText('Saved', { exact: true }).count()).toBe(0);
  await look.getByLabel('Logo URL').fill('');
  await look.getByLabel('Accent colour', { exact: false }).last().fill('#1f6e3a');
  await look.getByText(/In light:.*your colour as it is/).waitFor();
  await look.getByLabel('Accent colour', { exact: false }).last().blur();
  await look.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  expect(await look.getByLabel('Accent colour', { exact: false }).last().inputValue()).toBe(
    '#1f6e3a',
  );
});

test('a field saves itself when the owner leaves it, and keeps its value after a failure', async () => {
  await visit.page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${journey.siteUrl}/vendor/settings`);
  await page.getByRole('link', { name: /^Taking orders/ }).click();
  const amount = page.getByLabel('Minimum order (₹)');
  await page.route(vendorCall, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await amount.fill('150');
  await amount.blur();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  expect(await amount.inputValue()).toBe('150');
  await page.getByRole('link', { name: 'All settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.unrouteAll();
  await press('Try Again');
  await section('Parcel and Minimum Order').getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByRole('link', { name: /^Payments/ }).click();
  await section('Payments').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^Taking orders/ }).click();
  expect(await amount.inputValue()).toBe('150');

  await page.getByRole('switch', { name: 'Ask: eat here or parcel?' }).click();
  await waitForMessage('Setting updated');
  await changeSettings(journey.siteUrl, { parcel: { per: 'portion', charge: 0 } });
  await page.getByLabel('Amount (₹)').fill('5');
  await page.getByLabel('Amount (₹)').press('Enter');
  const rule = page.getByLabel('Parcel charge');
  await expect.poll(() => rule.inputValue()).toBe('portion');
  await expect.poll(() => page.getByLabel('Amount (₹)').inputValue()).toBe('5');
  await page.getByRole('switch', { name: 'Ask: eat here or parcel?' }).click();
  await rule.waitFor({ state: 'detached' });

  await amount.fill('');
  await amount.press('Enter');
  await section('Parcel and Minimum Order').getByText('Saved', { exact: true }).waitFor();
  await visit.page.setViewportSize({ width: 1280, height: 800 });
});

test('keeps the settings accessible while the owner edits hours', async () => {
  await openSettings();
  await press('Edit Hours');
  expect(await problemsOnWalk(page, (check) => check('settings'))).toBe('');
});

test('an owner changes their own name and email: a code goes to the new email', async () => {
  await openSettings();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByLabel('Name').fill('Sunita P');
  await page.getByLabel('Name').blur();
  await page.getByText('Saved', { exact: true }).waitFor();
  const email = 'sunita.new@demo.example';
  await press('Change email');
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(demoPassword);
  await press('Send code');
  await page.getByLabel('Verification code').waitFor();
  await page.getByLabel('Verification code').fill(await siteCodeTo(journey.siteUrl, email));
  await page.getByRole('region', { name: 'Email' }).getByText('Confirmed').waitFor();
  await page.getByText(email, { exact: true }).waitFor();
  expect(await problemsOnWalk(page, (check) => check('your account'))).toBe('');
});
