import type { Page } from 'playwright-core';
import {
  codeField,
  emailField,
  enterCode,
  fillPasswords,
  newPhone,
  requestCode,
  sendCode,
  sendDetails,
} from '../journeys/as-newcomer.ts';
import { fillSignIn, waitForPage } from '../journeys/as-person.ts';
import { wrongCode } from '../support/outbox.ts';
import { makeNewVendor } from '../support/platform-people.ts';
import type { CheckScreen } from '../support/screen-problems.ts';
import { siteCodeTo } from '../support/site-outbox.ts';
import type { Journey } from '../support/use-journey.ts';

/** Enters a wrong code, then the right code for a number without an account. */
export async function walkSignIn(page: Page, check: CheckScreen, journey: Journey): Promise<void> {
  const phone = newPhone();
  await page.goto(`${journey.siteUrl}/login`);
  await waitForPage(page, '/login');
  await page.getByRole('tab', { name: 'Phone OTP' }).click();
  await page.getByLabel('Phone number').fill('12345');
  await page.getByText('Please enter a valid India phone number').waitFor();
  await check('sign-in by phone');
  await requestCode(page, phone);
  const code = await siteCodeTo(journey.siteUrl, `+91${phone}`);
  await sendCode(page, wrongCode(code));
  await page.getByText('Invalid OTP').waitFor();
  await sendCode(page, code);
  await page.getByRole('link', { name: 'Create an account with this number' }).waitFor();
  await check('sign-in of a number without an account');
}

/** Walks the three steps that have fields. The fourth step continues by itself. */
export async function walkRegistration(
  page: Page,
  check: CheckScreen,
  journey: Journey,
): Promise<void> {
  const phone = newPhone();
  await page.goto(`${journey.siteUrl}/register`);
  await waitForPage(page, '/register');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByText('Please enter your name').waitFor();
  await check('registration with an error');
  await page.getByRole('button', { name: /^Country/ }).click();
  await page.getByRole('listbox', { name: 'Countries' }).waitFor();
  await check('countries');
  await page.keyboard.press('Escape');
  await sendDetails(page, { name: 'Meera Joshi', phone });
  await check('registration, the code');
  await enterCode(page, journey.siteUrl, phone);
  await page.getByText('Step 3 of 4').waitFor();
  await fillPasswords(page, 'chai 4 u', 'other');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await check('registration, the password');
}

/** Walks the pages for a forgotten and for a temporary password. */
export async function walkPasswords(
  page: Page,
  check: CheckScreen,
  journey: Journey,
): Promise<void> {
  const email = `${newPhone()}@test.example`;
  await page.goto(`${journey.siteUrl}/forgot-password`);
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await check('forgotten password');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await codeField(page).waitFor();
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByText('Please enter a valid 6-digit OTP').waitFor();
  await check('a new password for a code');

  await makeNewVendor(journey.platform, email);
  await page.goto(`${journey.siteUrl}/login?role=vendor`);
  await fillSignIn(page, email);
  await page.getByRole('heading', { level: 1, name: 'Choose your own password' }).waitFor();
  await check('a temporary password');
}
