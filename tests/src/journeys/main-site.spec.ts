/** @module-tag long */

/// <reference lib="dom" />
import { publicPaths } from '@thali/shared/site/public-pages';
import type { Dialog, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../support/accessibility.ts';
import { overflowOn } from '../support/overflow.ts';
import { openStillPage, settle } from '../support/still-page.ts';
import { smallTargetsOn } from '../support/targets.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { planDialog } from './as-buyer.ts';
import { fillSignUp } from './as-prospect.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('the landing page shows its sections, prices and menu without an API call', async () => {
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/#faq`);
  await page.getByRole('heading', { level: 1, name: 'Lunch, without the queue.' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.waitForFunction(() => scrollY > 1000);
  for (const anchor of ['#features', '#pricing', '#testimonials', '#faq', '#newsletter']) {
    expect(await page.locator(`section${anchor}`).count(), anchor).toBe(1);
  }
  const cards = page.locator('#pricing ul > li:has(h3)');
  expect(await cards.count()).toBe(3);
  expect(await cards.nth(0).innerText()).toMatch(/Starter\s.*₹1,999\s+per month.*Buy Now/s);
  expect(await cards.nth(1).innerText()).toMatch(/Most Popular\s.*₹4,999\s.*Buy Now/s);
  expect(await cards.nth(2).innerText()).toMatch(/Custom\s.*Contact Sales/s);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const header = page.getByRole('banner');
  await page.waitForFunction(() => !document.querySelector('header[data-raised]'));
  await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
  await page.waitForFunction(() => document.querySelector('header[data-raised]'));
  await header.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await header.getByRole('button', { name: 'Open menu' }).click();
  await page.touchscreen.tap(40, 780);
  await menu.waitFor({ state: 'hidden' });
  await header.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#pricing');
  expect(visit.apiCalls).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('a prospect tries every screen of the demo without an API call', async () => {
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/#tour`);
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await page.getByText('Demo with sample data. Nothing is sent or saved.').waitFor();
  const ticket = page.getByRole('article').filter({ hasText: 'Ravi' });
  await ticket.getByRole('button', { name: 'Confirm' }).click();
  await ticket.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /Cooking/ }).click();
  await ticket.waitFor();
  for (const [screen, text] of [
    ['Orders', 'Sunita'],
    ['Today', 'Popular Items'],
    ['Menu', 'Today’s thali'],
    ['Analytics', 'Revenue Trend'],
    ['Wallet', 'You owe'],
    ['Settings', 'Tokens, rush, tables, parcel'],
    ['Bill', 'Tax invoice'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Demo' }).getByText(screen).click();
    await page.getByText(text).first().waitFor();
    expect([screen, ...(await overflowOn(page))]).toEqual([screen]);
  }
  await page.goBack();
  await page.getByRole('link', { name: /^Taking orders/ }).click();
  await page.waitForURL('**/demo/settings/orders');
  const tokens = page.getByRole('switch', { name: 'Tokens' });
  await tokens.click();
  await page.getByText('Not saved in the demo').waitFor();
  expect(await tokens.getAttribute('aria-checked')).toBe('true');
  expect(visit.apiCalls).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('an unknown page shows one notice, with a link to the home page', async () => {
  const { page } = visit;
  for (const path of ['/no-such-page', '/menu/', '/menu/demo/x', '/orders/', '/customer/x']) {
    const answer = await page.goto(journey.siteUrl + path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  }
  expect(visit.documentCount()).toBe(5);
});

test('the business sign-up names missing fields, confirms, and closes automatically', async () => {
  const { page } = visit;
  const alerts = collectAlerts(page);
  await page.clock.install();
  await page.goto(journey.siteUrl);
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Launch Your Success' });
  const submit = dialog.getByRole('button', { name: 'Get Started' });
  await dialog.getByLabel('Business name').fill('Teen Katori');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).click();
  expect(await dialog.getByLabel('Business name').inputValue()).toBe('Teen Katori');
  await submit.click();
  await fillSignUp(page);
  expect(await dialog.getByLabel('Subdomain').inputValue()).toBe('teenkatori');
  await submit.click();
  await dialog.getByRole('checkbox').check();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await dialog.getByRole('heading', { name: 'Welcome, Teen Katori Foods!' }).waitFor();
  await page.clock.fastForward(2500);
  expect(await dialog.isVisible()).toBe(true);
  await page.clock.fastForward(500);
  await dialog.waitFor({ state: 'detached' });
  await page.clock.resume();
  const plan = planDialog(page, 'Professional');
  await plan.getByText('₹4,999 per month. All fields are required.').waitFor();
  expect(await plan.getByLabel('Mess name').inputValue()).toBe('Teen Katori Mess');
  expect(await plan.getByLabel('Email').inputValue()).toBe('owner@mess.example');
  expect(await plan.getByLabel('Your name').inputValue()).toBe('Teen Katori Foods');
  expect(await plan.getByRole('checkbox').isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  expect(alerts).toEqual([
    'Please fill in all required fields',
    'You must agree to the Terms & Conditions',
  ]);
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  expect(await dialog.getByLabel('Business name').inputValue()).toBe('');
  await fillSignUp(page);
  await dialog.getByLabel('Plan', { exact: true }).selectOption('free');
  await dialog.getByText('There is no free plan; Starter is ₹1,999 per month.').waitFor();
  await dialog.getByRole('checkbox').check();
  await submit.click();
  await dialog.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.clock.fastForward(3000);
  await planDialog(page, 'Starter')
    .getByText(/^There is no free plan; Starter is ₹1,999/)
    .waitFor();
  expect(new Set(visit.apiCalls)).toEqual(new Set([subdomainCheck]));
  expect(visit.problems).toEqual([]);
});

const subdomainCheck = 'GET /api/payments/subdomain-availability';

test('the contact form confirms a request for a plan, and the newsletter confirms after two seconds', async () => {
  const { page } = visit;
  const alerts = collectAlerts(page);
  await page.clock.install();
  await page.goto(journey.siteUrl);
  await page.locator('#newsletter').getByLabel('Email').fill('owner@mess.example');
  // Stop the clock, so that a slow machine does not add waiting time.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.locator('#newsletter').getByRole('button', { name: 'Subscribing...' }).waitFor();
  await page.clock.fastForward(1500);
  expect(alerts).toEqual([]);
  await page.clock.fastForward(500);
  await page
    .locator('#newsletter')
    .getByRole('button', { name: 'Subscribe', exact: true })
    .waitFor();
  expect(alerts).toEqual(['Thank you for subscribing!']);
  expect(visit.apiCalls.splice(0)).toEqual(['POST /api/newsletter']);
  await page.clock.resume();

  await page.getByRole('button', { name: 'Contact Sales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  expect(await dialog.getByLabel('Message').inputValue()).toContain('Enterprise');
  await dialog.getByLabel('Name').fill('   ');
  await dialog.getByLabel('Email').fill('owner@mess.example');
  await dialog.getByLabel('Phone').fill('9876543210');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await dialog.getByLabel('Name').and(page.locator(':invalid:focus')).waitFor();
  await dialog.getByLabel('Name').fill('Asha Patil');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await dialog.getByRole('heading', { name: 'Thank you, Asha Patil!' }).waitFor();
  const mail = await dialog.getByRole('link', { name: 'Send it by email' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:support@localhost\?subject=.*Asha.*Enterprise/);
  expect(visit.apiCalls).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('keeps every public page accessible on small phones, and the docs keep their ten anchors', async () => {
  const page = await openStillPage(journey.browser, { width: 320, height: 568 });
  const problems: string[] = [];
  for (const path of publicPaths) {
    await page.goto(journey.siteUrl + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle(page);
    const layoutProblems = [...(await overflowOn(page)), ...(await smallTargetsOn(page))];
    problems.push(...layoutProblems.map((text) => `${path}: ${text}`));
    if (path === '/docs') expect(await sectionIds(page)).toEqual(docsAnchors);
    for (const colorScheme of schemesOf[path] ?? []) {
      await page.emulateMedia({ colorScheme });
      problems.push(
        ...(await violationsOn(page)).map((text) => `${path}, ${colorScheme}: ${text}`),
      );
    }
  }
  await page.close();
  expect(problems).toEqual([]);
});

/** All text pages share one layout, so each colour scheme is checked on one page. */
const schemesOf: Record<string, ('light' | 'dark')[]> = {
  '/docs': ['light'],
  '/contact': ['dark'],
};

/** Rule: site-10 */
const docsAnchors = [
  'overview',
  'getting-started',
  'account-management',
  'features',
  'roles',
  'menu-orders',
  'analytics',
  'security',
  'support',
  'faq',
];

function sectionIds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section[id]')].map(({ id }) => id),
  );
}

/** Collects the texts of the browser's alerts and closes each alert. */
function collectAlerts(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', (alert: Dialog) => {
    texts.push(alert.message());
    void alert.accept();
  });
  return texts;
}
