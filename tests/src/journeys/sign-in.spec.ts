import { demoPassword } from '@thali/local/seed/demo-people';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { emails } from '../support/demo-sign-in.ts';
import { makeCustomerByPhone } from '../support/platform-people.ts';
import { siteCodeTo } from '../support/site-outbox.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import {
  codeField,
  emailField,
  enterCode,
  fillPasswords,
  newPhone,
  requestCode,
  sendCode,
  waitForToast,
} from './as-newcomer.ts';
import { fillSignIn, pathOf, readTokens, waitForPage } from './as-person.ts';

const journey = useJourney();
const visit = useVisit(journey, 'desktop');
let page: Page;

beforeEach(async () => {
  page = visit.page;
  await page.goto(`${journey.siteUrl}/login`);
  await waitForPage(page, '/login');
});

const signIn = () => page.getByRole('button', { name: 'Sign in' }).click();
const waitForRefusal = (text: string) =>
  page.getByRole('alert').getByText(text, { exact: true }).waitFor();

test('a customer signs in by e-mail and password', { tags: 'long' }, async () => {
  await signIn();
  await waitForRefusal('Please fill in all fields');
  await fillSignIn(page, emails.student);
  await waitForPage(page, '/customer');
  await page.goto(`${journey.siteUrl}/login`);
  await waitForPage(page, '/customer');
  expect(visit.problems).toEqual([]);
});

test('refuses a vendor on the customer tab, and keeps the e-mail on the vendor tab', {
  tags: 'long',
}, async () => {
  await fillSignIn(page, emails.vendor);
  await waitForRefusal('Login failed. Please check your credentials.');
  await waitForRefusal('Customers and vendors sign in on different tabs.');
  expect(await readTokens(page)).toBeUndefined();
  await page.getByRole('tab', { name: 'Vendor' }).click();
  expect(await emailField(page).inputValue()).toBe(emails.vendor);
  expect(await page.getByRole('tab', { name: 'Phone OTP' }).count()).toBe(0);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await signIn();
  await waitForToast(page, 'Welcome back!', 'Successfully logged in as vendor');
  await waitForPage(page, '/vendor');
});

test('a customer signs in by a code, even after going back to the number', {
  tags: 'long',
}, async () => {
  const phone = newPhone();
  await makeCustomerByPhone(journey.platform, { phone: `+91${phone}`, password: 'chai 4 u' });
  await page.getByRole('tab', { name: 'Phone OTP' }).click();
  await requestCode(page, phone);
  await waitForToast(page, 'OTP Sent!', 'Check your phone for the verification code');
  expect(await codeField(page).getAttribute('maxlength')).toBe('6');

  await codeField(page).fill('123');
  await page.reload();
  await codeField(page).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByLabel('Phone number').inputValue()).toBe(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  expect(await codeField(page).inputValue()).toBe('');
  await enterCode(page, journey.siteUrl, phone);
  await waitForPage(page, '/customer');
  // The first code is still valid, so the platform sends no second SMS.
  expect(visit.apiCalls.filter((call) => call.endsWith('/request-otp'))).toHaveLength(1);
  expect(visit.problems).toEqual([]);
});

test('accepts a code pasted with spaces, and clears a wrong code', {
  tags: 'long',
}, async () => {
  const phone = newPhone();
  await makeCustomerByPhone(journey.platform, { phone: `+91${phone}`, password: 'chai 4 u' });
  await requestCode(page, phone);
  const code = await siteCodeTo(journey.siteUrl, `+91${phone}`);
  await sendCode(page, code === '000000' ? '111111' : '000000');
  await page.getByText('Invalid OTP', { exact: true }).waitFor();
  expect(await codeField(page).inputValue()).toBe('');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const message = `${code.slice(0, 3)} ${code.slice(3)} `;
  await page.evaluate((text) => navigator.clipboard.writeText(text), message);
  await codeField(page).press('ControlOrMeta+v');
  await waitForPage(page, '/customer');
});

test('a customer without a password sets one after the code', { tags: 'long' }, async () => {
  const phone = newPhone();
  await makeCustomerByPhone(journey.platform, { phone: `+91${phone}` });
  await requestCode(page, phone);
  await enterCode(page, journey.siteUrl, phone);
  await page
    .getByText('Please set a password to complete your registration', { exact: true })
    .waitFor();
  expect(await readTokens(page)).toBeUndefined();
  await fillPasswords(page, 'chai 4 u');
  await page.getByRole('button', { name: 'Set password' }).click();
  await waitForPage(page, '/customer');
});

test('on a mess’s page a guest orders at once, and a new customer needs only a code and a name', async () => {
  await page.goto(journey.messUrl('/login?returnUrl=%2Fmenu%2Fdemo'));
  const guest = page.getByRole('link', { name: 'Order as a guest' });
  expect(await guest.getAttribute('href')).toBe('/menu/demo');
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Phone OTP', 'Email']);
  await page.getByRole('button', { name: 'Sign in as Vendor' }).click();
  await page.getByRole('button', { name: 'Sign in as Customer' }).click();

  const phone = newPhone();
  await requestCode(page, phone);
  await enterCode(page, journey.siteUrl, phone);
  await page.getByLabel('Name').fill('Meera');
  await page.getByRole('button', { name: 'Continue' }).click();
  await waitForPage(page, '/menu/demo');
  expect(await readTokens(page)).toBeDefined();
});

test('a deep link leads through sign-in and back', { tags: 'long' }, async () => {
  // A slow run must not count as inactivity.
  await page.clock.setFixedTime(Date.now());
  await page.goto(`${journey.siteUrl}/admin`);
  await waitForPage(page, '/login');
  await fillSignIn(page, emails.admin);
  await waitForPage(page, '/admin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await waitForPage(page, '/login');
  expect(pathOf(page)).toBe('/login?role=admin');
  expect(await readTokens(page)).toBeUndefined();
});
