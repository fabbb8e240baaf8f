import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { siteCodeTo } from '../support/site-outbox.ts';

interface Newcomer {
  name: string;
  /** The national number, without the dial code of India. */
  phone: string;
  email?: string;
}

/** A random Indian mobile number without its dial code. */
export function newPhone(): string {
  return `9${String(randomInt(1e9)).padStart(9, '0')}`;
}

/** Fills in and sends the first step of the registration. */
export async function sendDetails(page: Page, { name, phone, email }: Newcomer): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone number').fill(phone);
  if (email) await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByText('Step 2 of 4').waitFor();
}

/** Requests a code on the sign-in page and waits for its field. */
export async function requestCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('tab', { name: 'Phone OTP' }).click();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await codeField(page).waitFor();
}

/** Enters the code from the SMS. The page sends it after the last digit. */
export async function enterCode(page: Page, siteUrl: string, phone: string): Promise<void> {
  await sendCode(page, await siteCodeTo(siteUrl, `+91${phone}`));
}

/** Enters a code. The page sends a code of six digits by itself. An incomplete code needs the button. */
export async function sendCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  if (code.replaceAll(/\D/g, '').length < 6)
    await page.getByRole('button', { name: 'Verify OTP' }).click();
}

export async function fillPasswords(
  page: Page,
  password: string,
  confirmation = password,
): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
}

export function codeField(page: Page): Locator {
  return page.getByLabel('Verification code');
}

/** The field, not the tab of the same name. */
export function emailField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Email' });
}

export async function waitForToast(page: Page, title: string, description: string): Promise<void> {
  const messages = page.getByRole('region', { name: 'Notifications' });
  await messages.getByText(title, { exact: true }).waitFor();
  await messages.getByText(description, { exact: true }).waitFor();
}
