import { randomBytes } from 'node:crypto';
import { demoPassword } from '@thali/local/seed/demo-people';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { wrongCode } from '../support/outbox.ts';
import {
  makeCustomerByEmail,
  makeCustomerByPhone,
  makeNewVendor,
} from '../support/platform-people.ts';
import { siteCodeTo } from '../support/site-outbox.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { codeField, emailField, newPhone, waitForToast } from './as-newcomer.ts';
import { fillSignIn, pathOf, waitForPage } from './as-person.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');
let page: Page;

beforeEach(() => {
  page = visit.page;
});

const newEmail = () => `${randomBytes(6).toString('hex')}@test.example`;
const waitForText = (text: string) => page.getByText(text, { exact: true }).waitFor();

async function fillNewPassword(password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmation);
}

test('a customer resets a forgotten password by e-mail', { tags: 'long' }, async () => {
  const email = newEmail();
  await makeCustomerByEmail(journey.platform, email, 'the old one');
  await page.goto(`${journey.siteUrl}/login?returnUrl=%2Fcustomer%3Ftab%3Dcart`);
  await emailField(page).fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  expect(await emailField(page).inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page
    .getByText(`If there is an account for ${email}, a code is on its way there.`)
    .waitFor();

  const save = () => page.getByRole('button', { name: 'Set new password' }).click();
  const code = await siteCodeTo(journey.siteUrl, email);
  await codeField(page).fill(wrongCode(code));
  await fillNewPassword('the new one');
  await save();
  await waitForText('Invalid OTP');
  await codeField(page).fill(code);
  await save();

  await waitForToast(page, 'Password changed', 'Sign in with your new password.');
  expect(await emailField(page).inputValue()).toBe(email);
  await fillSignIn(page, email, 'the new one');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(pathOf(page)).toBe('/customer?tab=cart');
});

test('a customer resets a forgotten password by phone', { tags: 'long' }, async () => {
  const [phone, email] = [newPhone(), newEmail()];
  await makeCustomerByPhone(journey.platform, {
    phone: `+91${phone}`,
    email,
    password: 'the old one',
  });
  await page.goto(`${journey.siteUrl}/forgot-password`);
  await page.getByRole('tab', { name: 'Phone' }).click();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await codeField(page).waitFor();
  await codeField(page).fill(await siteCodeTo(journey.siteUrl, `+91${phone}`));
  await fillNewPassword('the new one');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await waitForToast(page, 'Password changed', 'Sign in with your email and the new password.');
  await fillSignIn(page, email, 'the new one');
  await waitForPage(page, '/customer');
  expect(visit.problems).toEqual([]);
});

test('asks for a code even if the account does not exist', {
  tags: 'long',
}, async () => {
  await page.goto(`${journey.siteUrl}/forgot-password?role=vendor`);
  expect(await page.getByRole('tab').count()).toBe(0);
  const email = newEmail();
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page
    .getByText(`If there is an account for ${email}, a code is on its way there.`)
    .waitFor();
  await codeField(page).fill('123456');
  await fillNewPassword('1234567');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await waitForText('Password must be at least 8 characters long');
  await fillNewPassword('12345678');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await waitForText('Invalid OTP');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('tab', { name: 'Vendor', selected: true }).waitFor();
});

test('a vendor must replace a temporary password before anything else', {
  tags: 'long',
}, async () => {
  const email = newEmail();
  await makeNewVendor(journey.platform, email);
  await page.goto(`${journey.siteUrl}/login?role=vendor`);
  await fillSignIn(page, email);
  const waitForPrompt = () =>
    page.getByRole('heading', { level: 1, name: 'Choose your own password' }).waitFor();
  await waitForPrompt();
  for (const path of ['/vendor', '/login', '/register']) {
    await page.goto(journey.siteUrl + path);
    await waitForPrompt();
    expect(new URL(page.url()).pathname, path).toBe('/change-password');
  }

  const change = () => page.getByRole('button', { name: 'Change password' }).click();
  await change();
  await waitForText('Please enter your current password');
  await page.getByLabel('Temporary password').fill('not the one');
  await fillNewPassword('1234567');
  await change();
  await waitForText('Password must be at least 8 characters long');
  await fillNewPassword('my own one');
  await change();
  await page.getByLabel('Temporary password').and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByLabel('Temporary password').fill(demoPassword);
  await change();
  await waitForPage(page, '/vendor');
  await page.reload();
  await waitForPage(page, '/vendor');
});
