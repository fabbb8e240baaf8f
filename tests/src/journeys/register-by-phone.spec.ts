/** @module-tag long */

import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { wrongCode } from '../support/outbox.ts';
import { clearSendLogOn, makeCustomerByPhone } from '../support/platform-people.ts';
import { siteCodeTo } from '../support/site-outbox.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import {
  codeField,
  emailField,
  enterCode,
  fillPasswords,
  newPhone,
  sendCode,
  sendDetails,
} from './as-newcomer.ts';
import { pathOf, readTokens, waitForPage } from './as-person.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');
let page: Page;

beforeEach(async () => {
  page = visit.page;
  await page.clock.install();
});

async function openWizard(query = ''): Promise<void> {
  await page.goto(`${journey.siteUrl}/register${query}`);
  await page.getByRole('progressbar').waitFor();
}

async function waitForStep(step: number): Promise<void> {
  const bar = page.getByRole('progressbar', { name: `Step ${step} of 4` });
  await bar.waitFor();
  await page.getByText(`${step * 25}%`, { exact: true }).waitFor();
}

/** Expects one error, with the focus on its field. */
async function expectFieldError(label: string, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).waitFor();
  const field = page.locator('input[aria-invalid=true]');
  expect(await field.count()).toBe(1);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)).toMatch(
    new RegExp(`^${label}`),
  );
}

test('four steps create a signed-in account, and the page continues after two seconds', async () => {
  const phone = newPhone();
  await openWizard(`?returnUrl=${encodeURIComponent('/customer?tab=cart')}`);
  await waitForStep(1);
  await sendDetails(page, { name: 'Meera Joshi', phone, email: `meera.${phone}@test.example` });

  await waitForStep(2);
  await page.getByText('OTP sent successfully!', { exact: true }).waitFor();
  await page.getByText(`Sent to +91 ${phone.slice(0, 5)} ${phone.slice(5)}`).waitFor();
  expect(await codeField(page).getAttribute('autocomplete')).toBe('one-time-code');
  await enterCode(page, journey.siteUrl, phone);

  await waitForStep(3);
  await page.getByText('OTP verified! Now set your password.', { exact: true }).waitFor();
  expect(await readTokens(page)).toBeUndefined();
  await fillPasswords(page, 'chai 4 u');
  await page.getByRole('button', { name: 'Create account' }).click();

  await waitForStep(4);
  await page.getByRole('heading', { name: 'Account created successfully!' }).waitFor();
  await page.getByText('Registration Successful!', { exact: true }).waitFor();
  expect(await readTokens(page)).toBeDefined();
  expect(new URL(page.url()).pathname).toBe('/register');
  await page.clock.fastForward(2000);
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(pathOf(page)).toBe('/customer?tab=cart');

  await page.goto(`${journey.siteUrl}/register`);
  await waitForPage(page, '/customer');
  expect(visit.problems).toEqual([]);
});

test('problems are shown in order, one at a time', async () => {
  const phone = newPhone();
  const send = () => page.getByRole('button', { name: 'Send OTP' }).click();
  await openWizard();
  await emailField(page).fill('meera@');
  await send();
  await expectFieldError('Name', 'Please enter your name');
  await page.getByLabel('Name').fill('Meera Joshi');
  await page.getByLabel('Phone number').fill('+91 (51234) 567-89');
  expect(await page.getByLabel('Phone number').inputValue()).toBe('51234 56789');
  await page.getByText('Please enter a valid India phone number').waitFor();
  await send();
  await expectFieldError('Phone number', 'Please enter a valid phone number');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByText('✓ Valid India phone number').waitFor();
  await send();
  await expectFieldError('Email', 'Please enter a valid email address');
  await emailField(page).fill('');
  await send();
  await waitForStep(2);

  await sendCode(page, '12x3');
  expect(await codeField(page).inputValue()).toBe('123');
  await expectFieldError('Verification code', 'Please enter a valid 6-digit OTP');
  await enterCode(page, journey.siteUrl, phone);
  await waitForStep(3);
  const create = () => page.getByRole('button', { name: 'Create account' }).click();
  await fillPasswords(page, 'chai1', 'other');
  await create();
  await expectFieldError('Password', 'Password must be at least 6 characters long');
  await fillPasswords(page, 'chai 4 u', 'chai 4 me');
  await create();
  await expectFieldError('Confirm password', 'Passwords do not match');
  expect(visit.problems).toEqual([]);
});

test('refuses a wrong code, sends a new code after a minute, and leads back to the phone', async () => {
  const phone = newPhone();
  await openWizard();
  await sendDetails(page, { name: 'Meera Joshi', phone });
  const first = await siteCodeTo(journey.siteUrl, `+91${phone}`);
  await sendCode(page, wrongCode(first));
  await expectFieldError('Verification code', 'Invalid OTP');
  expect(await codeField(page).inputValue()).toBe('');

  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await page.getByText(/^in (60|5\d) s$/).waitFor();
  expect(await resend.getAttribute('aria-disabled')).toBe('true');
  await page.clock.fastForward(30_000);
  await page.getByText(/^in (30|2\d) s$/).waitFor();
  await page.clock.fastForward(30_000);
  await page.getByText(/^in \d+ s$/).waitFor({ state: 'detached' });
  await clearSendLogOn(journey.platform, `+91${phone}`);
  await resend.click();
  await page.getByText('OTP sent successfully!', { exact: true }).waitFor();
  await page.getByText(/^in (60|5\d) s$/).waitFor();

  await codeField(page).fill('12');
  await page.getByRole('button', { name: 'Back' }).click();
  await waitForStep(1);
  expect(await page.getByLabel('Name').inputValue()).toBe('Meera Joshi');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await waitForStep(2);
  expect(await codeField(page).inputValue()).toBe('');
  const second = await siteCodeTo(journey.siteUrl, `+91${phone}`);
  if (first !== second) {
    await sendCode(page, first);
    await expectFieldError('Verification code', 'Invalid OTP');
  }
  await sendCode(page, second);
  await waitForStep(3);
  expect(visit.apiCalls.filter((call) => call.endsWith('/request-otp'))).toHaveLength(2);
});

test('a person whose phone has an account signs in instead', async () => {
  const phone = newPhone();
  await makeCustomerByPhone(journey.platform, { phone: `+91${phone}`, password: 'chai 4 u' });
  await openWizard();
  await sendDetails(page, { name: 'Meera Joshi', phone });
  await enterCode(page, journey.siteUrl, phone);
  await page.getByRole('alert').getByRole('link', { name: 'Sign in instead' }).click();
  await waitForPage(page, '/login');
  expect(await page.getByLabel('Phone number').inputValue()).toBe(phone);
});
