/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import {
  askForCode,
  emailField,
  enterCode,
  fillPasswords,
  sendDetails,
} from '../journeys/as-newcomer.ts';
import { fillSignIn } from '../journeys/as-person.ts';
import { openDashboard } from '../journeys/as-vendor.ts';
import { emails } from '../support/demo-sign-in.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

/** Each with a phone of its own: a phone gets one code a minute. */
export const identityScenes: readonly Scene[] = [
  { name: 'sign-in-phone', open: openPhoneEntry },
  {
    name: 'sign-in-phone-invalid',
    open: async (page, world) => {
      await openPhoneEntry(page, world);
      await page.getByLabel('Phone number').fill('12345');
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await page.getByText('Please enter a valid phone number').waitFor();
    },
  },
  {
    name: 'sign-in-code',
    open: async (page, world) => {
      await openCodeEntry(page, world, '9820000001');
      await page.getByLabel('Verification code').fill('482');
    },
  },
  {
    name: 'sign-in-code-wrong',
    open: async (page, world) => {
      await openCodeEntry(page, world, '9820000002');
      await page.getByLabel('Verification code').fill('000000');
      await page.getByRole('button', { name: 'Verify OTP' }).click();
      await page.getByText(/^(Invalid|Wrong)/).waitFor();
    },
  },
  {
    name: 'sign-in-phone-unknown',
    open: async (page, world) => {
      await openCodeEntry(page, world, '9820000003');
      await enterCode(page, world.siteUrl, '9820000003');
      await page.getByRole('link', { name: 'Create an account with this number' }).waitFor();
    },
  },
  {
    name: 'sign-in-admin',
    open: async (page, world) => {
      await page.goto(`${world.siteUrl}/login?role=admin`);
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
    },
  },
  { name: 'register-1-phone', open: openRegistration },
  {
    name: 'register-1-country',
    open: async (page, world) => {
      await openRegistration(page, world);
      await page.getByRole('button', { name: /^Country/ }).click();
      await page.getByRole('listbox', { name: 'Countries' }).waitFor();
    },
  },
  {
    name: 'register-1-error',
    open: async (page, world) => {
      await openRegistration(page, world);
      await page.getByLabel('Phone number').fill('98765 43210');
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await page.getByText('Please enter your name').waitFor();
    },
  },
  { name: 'register-2-otp', open: (page, world) => openOtpStep(page, world, '9820000011') },
  {
    name: 'register-3-password',
    open: (page, world) => openPasswordStep(page, world, '9820000012'),
  },
  {
    name: 'register-4-complete',
    open: async (page, world) => {
      await openPasswordStep(page, world, '9820000013');
      await fillPasswords(page, 'chai 4 u');
      await page.evaluate(stopRedirect);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('heading', { name: 'Account created successfully!' }).waitFor();
    },
  },
  { name: 'forgot-password', open: openForgotten },
  {
    name: 'forgot-password-reset',
    open: async (page, world) => {
      await openForgotten(page, world);
      await emailField(page).fill('somebody@else.example');
      await page.getByRole('button', { name: 'Send code' }).click();
      await page.getByLabel('Verification code').waitFor();
    },
  },
  {
    name: 'change-password',
    open: async (page, world) => {
      await page.goto(`${world.siteUrl}/login?returnUrl=/change-password`);
      await fillSignIn(page, emails.student);
      await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor();
    },
  },
  { name: 'admin', open: openAdmin },
  {
    name: 'inactivity-warning',
    open: async (page, { siteUrl }) => {
      await openDashboard(page, siteUrl, '/vendor/menu');
      await page.getByRole('article').first().waitFor();
      await stopClock(page, 14 * 60 + 18);
    },
  },
  {
    name: 'inactivity-warning-admin',
    open: async (page, world) => {
      await openAdmin(page, world);
      await stopClock(page, 23);
    },
  },
];

async function openAdmin(page: Page, { siteUrl }: World): Promise<void> {
  await page.goto(`${siteUrl}/login?role=admin`);
  await fillSignIn(page, emails.admin);
  await page.waitForURL(/\/admin/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** As if there had been no activity for so long; from here on the clock is fixed. */
async function stopClock(page: Page, afterSeconds: number): Promise<void> {
  await page.clock.setFixedTime(await page.evaluate((ms) => Date.now() + ms, afterSeconds * 1000));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByRole('dialog', { name: 'Session Timeout Warning' }).waitFor();
}

async function openPhoneEntry(page: Page, world: World): Promise<void> {
  await page.goto(`${world.siteUrl}/login`);
  await page.getByRole('tab', { name: 'Phone OTP' }).click();
  await page.getByLabel('Phone number').waitFor();
}

async function openCodeEntry(page: Page, world: World, phone: string): Promise<void> {
  await page.goto(`${world.siteUrl}/login`);
  await askForCode(page, phone);
}

async function openRegistration(page: Page, world: World): Promise<void> {
  await page.goto(`${world.siteUrl}/register`);
  await page.getByText('Step 1 of 4').waitFor();
}

async function openOtpStep(page: Page, world: World, phone: string): Promise<void> {
  await openRegistration(page, world);
  await sendDetails(page, { name: 'Meera Joshi', phone });
}

async function openPasswordStep(page: Page, world: World, phone: string): Promise<void> {
  await openOtpStep(page, world, phone);
  await enterCode(page, world.siteUrl, phone);
  await page.getByText('Step 3 of 4').waitFor();
}

async function openForgotten(page: Page, world: World): Promise<void> {
  await page.goto(`${world.siteUrl}/forgot-password`);
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
}

/** The way on waits until the pictures are taken. */
function stopRedirect(): void {
  const { setTimeout } = window;
  const redirectMs = 2000;
  const startUnlessRedirect = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms === redirectMs ? 0 : setTimeout(handler, ms, ...rest);
  Object.assign(window, { setTimeout: startUnlessRedirect });
}
