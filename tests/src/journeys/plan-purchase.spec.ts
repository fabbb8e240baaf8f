/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../support/accessibility.ts';
import { startVisit } from '../support/browser-visit.ts';
import { keyboardOn } from '../support/keyboard.ts';
import { overflowOn } from '../support/overflow.ts';
import { siteWelcomeTo } from '../support/site-outbox.ts';
import { openStillPage, settle } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import {
  type BuyerDetails,
  choosePlan,
  fillSubscription,
  newBuyer,
  payButton,
  planCard,
  planDialog,
} from './as-buyer.ts';
import { dialogOf, dishOf } from './as-menu-editor.ts';
import { ticketsFor } from './as-vendor.ts';

const journey = useJourney();

const ownPassword = 'a password of my own';

test('a buyer gets a plan, the e-mail and the first sign-in, and puts a dish on the menu', async () => {
  const buyer = newBuyer();
  const visit = await startVisit(journey.browser, 'phone');
  await buyStarter(visit.page, buyer);
  const card = planCard(visit.page, 'Starter');
  await card.getByText('Payment Completed', { exact: true }).waitFor();
  await card.getByText('Your Starter subscription is active!', { exact: true }).waitFor();
  await card.getByText('Account will be activated within 2 hours', { exact: true }).waitFor();
  // Press the button before the owner signs in, because the card changes after the sign-in.
  await card.getByRole('button', { name: 'Make Another Purchase' }).click();
  await card.getByRole('button', { name: 'Buy Now' }).waitFor();

  const owner = await startVisit(journey.browser, 'desktop');
  const { signInUrl, password } = await readWelcome(buyer);
  await owner.page.addInitScript(countClicks);
  await signInFirst(owner.page, { signInUrl, email: buyer.Email, password });
  await addFirstDish(owner.page);
  await placeTestOrder(owner.page);
  // The click in the e-mail counts too. Rule: dashboard-11
  expect(1 + (await clicksOn(owner.page))).toBeLessThanOrEqual(12);

  const guest = await startVisit(journey.browser, 'phone');
  await guest.page.goto(new URL(`/menu/${buyer.Subdomain}`, signInUrl).href);
  const dish = guest.page.getByRole('article', { name: 'Poha' });
  // A dish without a picture is a compact row.
  await expect.poll(async () => (await dish.boundingBox())?.height ?? 999).toBeLessThan(120);

  expect([visit.problems, owner.problems, guest.problems]).toEqual([[], [], []]);
  await Promise.all([visit.close(), owner.close(), guest.close()]);
});

async function buyStarter(page: Page, buyer: BuyerDetails): Promise<void> {
  const dialog = await choosePlan(page, journey.siteUrl, 'Starter');
  await dialog.getByLabel('Mess name').fill(buyer['Mess name']);
  expect(await dialog.getByLabel('Subdomain').inputValue()).toBe('chulha-canteen');
  await dialog.getByText('Available.').waitFor();
  await fillSubscription(dialog, buyer);
  await payButton(dialog).click();
  const paid = page.getByRole('dialog', { name: 'Payment successful' });
  await paid.getByText('Account will be activated within 2 hours', { exact: true }).waitFor();
  const signIn = paid.getByRole('link', { name: 'It is ready: sign in' });
  expect(await signIn.getAttribute('href')).toBe(
    `/login?role=vendor#email=${encodeURIComponent(buyer.Email)}`,
  );
  await Promise.all([
    page.waitForEvent('load'),
    paid.getByRole('button', { name: 'Continue' }).click(),
  ]);
}

/** Reads the sign-in link and the password from the e-mail. */
async function readWelcome({
  Email,
}: BuyerDetails): Promise<{ signInUrl: string; password: string }> {
  const text = (await siteWelcomeTo(journey.siteUrl, Email)) ?? '';
  const [, signInUrl = ''] = /^(http\S+\/login\S+)$/m.exec(text) ?? [];
  const [, password = ''] = /^Temporary password: (.+)$/m.exec(text) ?? [];
  return { signInUrl, password };
}

async function signInFirst(
  page: Page,
  { signInUrl, email, password }: { signInUrl: string; email: string; password: string },
): Promise<void> {
  await page.goto(signInUrl);
  // The link opens the vendor's tab and fills in the e-mail.
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Choose your own password' }).waitFor();
  expect(await page.getByLabel('Temporary password').count()).toBe(0);
  await page.getByLabel('New password', { exact: true }).fill(ownPassword);
  await page.getByLabel('Confirm new password').fill(ownPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vendor Dashboard: Chulha Canteen' }).waitFor();
}

async function addFirstDish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add a Dish' }).click();
  await dialogOf(page, 'New Category').getByLabel('Name').fill('Breakfast');
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Add Item');
  await dialog.getByLabel('Name').fill('Poha');
  await dialog.getByLabel('Price').fill('40');
  await dialog.getByRole('radio', { name: 'Veg', exact: true }).check();
  await dialog.getByLabel('Price').press('Enter');
  await dishOf(page, 'Poha').waitFor();
}

/** No statistic counts a test order, so the list of first steps does not change. */
async function placeTestOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('button', { name: 'Place Test Order' }).click();
  await ticketsFor(page, 'Test order').getByRole('button', { name: 'Confirm' }).waitFor();
}

function countClicks(): void {
  addEventListener('click', ({ isTrusted, detail }) => {
    if (!isTrusted || detail === 0) return;
    sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
  });
}

function clicksOn(page: Page): Promise<number> {
  return page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}

test('a buyer gets a plan by keyboard alone, and each step is accessible', {
  tags: 'long',
}, async () => {
  const page = await openStillPage(journey.browser, { width: 320, height: 568 });
  const keys = keyboardOn(page);
  await page.goto(`${journey.siteUrl}/#pricing`);
  const card = planCard(page, 'Starter');
  const dialog = planDialog(page, 'Starter');
  await card.getByRole('button', { name: 'Buy Now', disabled: false }).focus();
  await keys.press('Enter', dialog);
  await fillSubscription(dialog, newBuyer());
  await keys.tabTo(payButton(dialog));
  const paid = page.getByRole('dialog', { name: 'Payment successful' });
  await keys.press('Enter', paid);
  await paid.getByRole('button', { name: 'Continue' }).and(page.locator(':focus')).waitFor();
  expect(await findProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await card.getByText('Payment Completed', { exact: true }).waitFor();
  expect(await findProblems(page)).toEqual([]);
  await keys.tabTo(card.getByRole('button', { name: 'Make Another Purchase' }));
  await keys.press(
    'Enter',
    card.getByRole('button', { name: 'Buy Now' }).and(page.locator(':focus')),
  );
  await page.close();
});

/** Finds accessibility problems in both colour schemes. */
async function findProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    problems.push(...(await violationsOn(page)), ...(await overflowOn(page)));
  }
  return problems;
}
