/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import { sign } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { type CheckScreen, problemsOnWalk } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
let page: Page;

const account = {
  keyId: 'rzp_test_journey0000000',
  keySecret: 'secret-of-the-journey',
  webhookSecret: '',
};

beforeAll(async () => {
  page = (await startVisit(journey.browser, 'phone')).page;
  await openDashboard(page, journey.siteUrl, '/vendor/settings/payments');
});

const payments = () => page.getByRole('region', { name: 'Payments', exact: true });
const press = (name: string) => payments().getByRole('button', { name, exact: true }).click();
const field = (name: string) => payments().getByLabel(name, { exact: true });

/** Creates the account at the stand-in Razorpay. */
async function openAtRazorpay(): Promise<void> {
  const answer = await fetch(`${journey.platform.endpoints.razorpay}/local/accounts`, {
    method: 'POST',
    body: JSON.stringify(account),
  });
  expect(answer.ok).toBe(true);
}

/** Sends an event that is signed with the webhook secret of the owner. */
async function sendWebhook(): Promise<void> {
  const body = '{"event":"payment.authorized","payload":{}}';
  const address = `/api/payments/razorpay-webhook/${demoIds.vendor('demo')}`;
  const answer = await fetch(`${journey.siteUrl}${address}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(body, account.webhookSecret),
    },
  });
  expect(answer.status).toBe(200);
}

test('an owner enters the Razorpay keys of the mess, sees that they work, and removes them', {
  tags: 'long',
}, async () => {
  await press('Set Up Razorpay');
  expect(await field('Webhook address').inputValue()).toMatch(
    new RegExp(`/api/payments/razorpay-webhook/${demoIds.vendor('demo')}$`),
  );
  account.webhookSecret = await field('Webhook secret').inputValue();
  expect(account.webhookSecret).toMatch(/^\w{24}$/);

  await press('Check Keys');
  await payments().getByText('The key ID begins with rzp_live_').waitFor();
  await field('Key ID').fill(account.keyId);
  await field('Key secret').fill('not the secret of it');
  await press('Check Keys');
  await payments().getByText('The key secret has letters that Razorpay does not use').waitFor();
  await field('Key secret').fill('not-the-secret-of-it');
  await press('Check Keys');
  await payments().getByText('Razorpay does not know this key ID with this key secret.').waitFor();

  await openAtRazorpay();
  await field('Key secret').fill(account.keySecret);
  await press('Check Keys');
  await payments().getByText('No webhook seen yet.').waitFor();
  await payments().getByText(account.keyId).waitFor();
  const browserStorage = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  for (const text of [
    await payments().innerText(),
    await page.content(),
    await page.evaluate(browserStorage),
  ]) {
    expect(text).not.toContain(account.keySecret);
    expect(text).not.toContain(account.webhookSecret);
  }

  // Online payments stay off until the owner turns them on.
  const online = payments().getByRole('switch', { name: 'Accept online payments' });
  expect(await online.isChecked()).toBe(false);
  await payments()
    .getByRole('radio', { name: /^Any time/ })
    .check();
  await online.check();
  await payments().getByText('On, test mode', { exact: true }).waitFor();

  await sendWebhook();
  await page.reload();
  await payments().getByText('Webhook seen just now').waitFor();
  expect(
    await payments()
      .getByRole('radio', { name: /^Any time/ })
      .isChecked(),
  ).toBe(true);

  await press('Remove Keys');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove Keys' }).click();
  await dialog.waitFor({ state: 'detached' });
  await payments().getByRole('button', { name: 'Set Up Razorpay' }).waitFor();
  expect(await payments().getByText('On, test mode').count()).toBe(0);
});

test('keeps the key form and the saved keys accessible', { tags: 'long' }, async () => {
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const walk = async (check: CheckScreen) => {
    await press('Set Up Razorpay');
    await field('Key ID').waitFor();
    await check('the form of the keys');
    account.webhookSecret = await field('Webhook secret').inputValue();
    await openAtRazorpay();
    await field('Key ID').fill(account.keyId);
    await field('Key secret').fill(account.keySecret);
    await press('Check Keys');
    await payments().getByText('No webhook seen yet.').waitFor();
    await check('the keys in use');
  };
  // Scroll to the top, because the fixed header covers elements below it.
  expect(await problemsOnWalk(page, walk, toTop)).toBe('');
});
