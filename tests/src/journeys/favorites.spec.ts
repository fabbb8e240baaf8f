/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emails } from '../support/demo-sign-in.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { enterAsCustomer, heartOf, messages, openTab, signInCustomer } from './as-customer.ts';
import { addDish, fillNote } from './as-guest.ts';
import { fillSignIn, pathOf } from './as-person.ts';

const thali = demoIds.item('demo', 'veg-thali');
const chai = demoIds.item('demo', 'masala-chai');

const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('a guest’s favorites and cart merge with the customer’s', { tags: 'long' }, async () => {
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await markAsGuest(page);
  await addDish(page, 'Vada Pav');
  await signInFromTab(page);

  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
  const note = page.getByLabel('Special Instructions');
  await expect.poll(() => note.inputValue()).toBe('Less spicy');
  await page.getByText('Order Details').waitFor();
  await openTab(page, 'Favorites');
  await page.getByRole('article').filter({ hasText: 'Masala Chai' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  await expect.poll(() => guestFavorites(page)).toBeNull();
  expect(await serverFavorites()).toEqual([thali, chai]);

  await addDish(page, 'Masala Chai');
  await heartOf(page, 'Veg Mess Thali').click();
  await heartOf(page, 'Veg Mess Thali').waitFor({ state: 'detached' });
  await expect.poll(serverFavorites).toEqual([chai]);
  expect(visit.problems).toEqual([]);
});

async function markAsGuest(page: Page): Promise<void> {
  for (const dish of ['Veg Mess Thali', 'Masala Chai']) await heartOf(page, dish).click();
  await page.getByRole('button', { name: 'Favourite: Masala Chai', pressed: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Favourite: Masala Chai', pressed: true }).waitFor();
  expect(await guestFavorites(page)).toBe(JSON.stringify([thali, chai]));
}

test('a guest can filter the menu by favorite dishes', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  const chip = page.getByRole('button', { name: 'Your favourites' });
  await page.goto(`${journey.siteUrl}/menu/demo`);
  expect(await chip.count()).toBe(0);
  await heartOf(page, 'Kanda Poha').click();
  await chip.click();
  await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
  await page.getByRole('article', { name: 'Kanda Poha' }).waitFor();
  await heartOf(page, 'Kanda Poha').click();
  await chip.waitFor({ state: 'detached' });
  await page.getByRole('article').nth(5).waitFor();
});

/** Opens the tabs of a guest, then signs in and expects to return to the same page. */
async function signInFromTab(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Favourites' }).click();
  await page.getByRole('article').filter({ hasText: 'Masala Chai' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  await bar.getByRole('button', { name: 'My orders' }).click();
  await page.getByText('No orders yet').waitFor();
  await openTab(page, 'Cart');
  await fillNote(page, 'Less spicy');
  await bar.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login?**');
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/menu/demo?tab=cart');
  await fillSignIn(page, emails.student);
  await page.waitForURL('**/menu/demo?tab=cart');
  expect(pathOf(page)).toBe('/menu/demo?tab=cart');
}

test('a heart returns to its former state with a message if the server can’t be reached', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await enterAsCustomer(page, journey.siteUrl);
  await page.route('**/api/customers/**', (route) => route.abort('connectionreset'));
  const heart = heartOf(page, 'Kanda Poha');
  await heart.click();
  await messages(page).getByText('Your favourites could not be changed').waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
});

function guestFavorites(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('guestFavorites'));
}

async function serverFavorites(): Promise<string[]> {
  const student = await signInCustomer(journey.siteUrl);
  return (await student.call('GET', '/auth/profile')).user.favorites;
}
