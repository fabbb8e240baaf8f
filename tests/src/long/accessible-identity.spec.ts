import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPhone } from '../journeys/as-newcomer.ts';
import { waitForPage } from '../journeys/as-person.ts';
import { type Keyboard, keyboardOn } from '../support/keyboard.ts';
import { desktop, phone } from '../support/screen-problems.ts';
import { siteCodeTo } from '../support/site-outbox.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { expectAccessible } from './accessible-walk.ts';
import { walkPasswords, walkRegistration, walkSignIn } from './walk-identity.ts';

const journey = useJourney({ pictures: true });

test('keeps the sign-in accessible', () => expectAccessible(journey, phone, walkSignIn));
test('keeps the registration accessible', () => expectAccessible(journey, phone, walkRegistration));
test('keeps the password pages accessible', () => expectAccessible(journey, phone, walkPasswords));

test('a customer registers by keyboard alone with a foreign phone number', async () => {
  const page = await openStillPage(journey.browser, desktop);
  const keys = keyboardOn(page);
  // Numbers in Singapore have eight digits.
  const number = newPhone().slice(0, 8);
  await page.goto(`${journey.siteUrl}/login`);
  await waitForPage(page, '/login');
  await keys.tabTo(page.getByRole('link', { name: 'Create an Account' }));
  await keys.press('Enter', page.getByRole('progressbar', { name: 'Step 1 of 4' }));
  await keys.tabTo(page.getByLabel('Name'));
  await keys.type('Meera Joshi');
  await chooseCountry(page, keys, 'singa', 'Singapore');
  await keys.tabTo(page.getByLabel('Phone number'));
  await keys.type(number);
  await page.getByText('✓ Valid Singapore phone number').waitFor();
  await keys.press('Enter', page.getByRole('progressbar', { name: 'Step 2 of 4' }));
  expect(await isFocused(page, 'otp')).toBe(true);

  await keys.type(await siteCodeTo(journey.siteUrl, `+65${number}`));
  await keys.press('Enter', page.getByRole('progressbar', { name: 'Step 3 of 4' }));
  expect(await isFocused(page, 'password')).toBe(true);
  await keys.type('chai 4 u');
  await keys.tabTo(page.getByRole('button', { name: 'Show password' }).first());
  await keys.press('Space', page.getByRole('button', { name: 'Hide password' }));
  await keys.tabTo(page.getByLabel('Confirm password'));
  await keys.type('chai 4 u');
  await keys.press('Enter', page.getByRole('progressbar', { name: 'Step 4 of 4' }));
  await waitForPage(page, '/customer');
  await page.close();
});

/** Escape closes the list without a choice. Typed text finds the country. */
async function chooseCountry(page: Page, keys: Keyboard, text: string, name: string) {
  const search = page.getByRole('combobox', { name: 'Search country' });
  const button = (country: string) => page.getByRole('button', { name: `Country: ${country}` });
  await keys.tabTo(button('India'));
  await keys.press('Enter', search);
  await keys.press('ArrowDown', search);
  await keys.press('Escape', button('India'));
  await search.waitFor({ state: 'detached' });
  await keys.press('ArrowDown', search);
  await keys.type(text);
  await page.getByRole('option', { name }).waitFor();
  expect(await page.getByRole('option').count()).toBe(1);
  await keys.press('Enter', button(name));
}

function isFocused(page: Page, name: string): Promise<boolean> {
  return page.locator(`input[name="${name}"]:focus`).isVisible();
}
