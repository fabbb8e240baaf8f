import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { enterAs, fillSignIn, pathOf, waitForPage } from '../journeys/as-person.ts';
import { emails } from '../support/demo-sign-in.ts';
import { settle } from '../support/still-page.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney();
const visit = useVisit(journey, 'desktop');
let page: Page;
/** Requests of the page to any other origin. */
let foreignRequests: string[];

beforeEach(async () => {
  page = visit.page;
  foreignRequests = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== journey.siteUrl)
      foreignRequests.push(request.url());
  });
});

test('the sign-in leads back to the page that asked for it', async () => {
  await page.goto(`${journey.siteUrl}/vendor/orders?status=ready`);
  await waitForPage(page, '/login');
  expect(pathOf(page)).toBe('/login?returnUrl=%2Fvendor%2Forders%3Fstatus%3Dready');
  await page.getByRole('tab', { name: 'Vendor', selected: true }).waitFor();
  await fillSignIn(page, emails.vendor);
  await waitForPage(page, '/vendor');
  expect(pathOf(page)).toBe('/vendor/orders?status=ready');
});

test('the return address survives the pages of registration and password reset', async () => {
  const back = '?returnUrl=%2Fcustomer%3Ftab%3Dcart';
  await page.goto(`${journey.siteUrl}/login${back}`);
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await waitForPage(page, '/register');
  expect(pathOf(page)).toBe(`/register${back}`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await waitForPage(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(pathOf(page)).toBe(`/forgot-password${back}`);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await waitForPage(page, '/login');
  await fillSignIn(page, emails.student);
  await page.waitForURL(`${journey.siteUrl}/customer?tab=cart`);
});

/** Values of `returnUrl` as in the address bar. */
const hostileUrls = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/customer',
  'javascript:alert(1)',
  '%2F%2Fevil.example',
  '%2F%5Cevil.example',
  '%252F%252Fevil.example',
  '%25252F%25252Fevil.example',
  '%68ttps%3A%2F%2Fevil.example',
  '/%09/evil.example',
  '%09//evil.example',
  '/%0A/evil.example',
  '/.//evil.example',
  '/customer/..//evil.example',
  '/%2e%2e//evil.example',
  '@evil.example',
  '.evil.example',
];

test('a sign-in never leads to another site', async () => {
  for (const returnUrl of ['//evil.example', '%2F%5Cevil.example']) {
    await page.goto(`${journey.siteUrl}/login?returnUrl=${returnUrl}`);
    await fillSignIn(page, emails.student);
    await waitForPage(page, '/customer');
    expect(page.url(), returnUrl).toBe(`${journey.siteUrl}/customer`);
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(foreignRequests).toEqual([]);
});

test('the sign-in pages never send a signed-in user to another site', async () => {
  await enterAs(page, journey.siteUrl, 'admin');
  for (const [path, returnUrl] of [
    ['login', '/\\evil.example'],
    ['register', 'https:evil.example'],
    ['forgot-password', '%252F%252Fevil.example'],
  ]) {
    await page.goto(`${journey.siteUrl}/${path}?returnUrl=${returnUrl}`);
    await page.waitForURL(`${journey.siteUrl}/admin`);
  }
  expect(foreignRequests).toEqual([]);
});

test('a link never leads to another site, in any spelling of the address', async () => {
  await enterAs(page, journey.siteUrl, 'admin');
  await page.goto(`${journey.siteUrl}/change-password`);
  const link = page.getByRole('link', { name: 'Keep my current password' });
  await link.waitFor();
  /** The target of the link as the browser resolves it. */
  async function targetFor(returnUrl: string): Promise<string> {
    const path = `/change-password?returnUrl=${returnUrl}`;
    await page.evaluate((address) => history.replaceState(null, '', address), path);
    await settle(page);
    return link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  }
  for (const returnUrl of hostileUrls) {
    expect(await targetFor('%2Fadmin%3Ftab%3Dvendors')).toBe(
      `${journey.siteUrl}/admin?tab=vendors`,
    );
    expect(await targetFor(returnUrl), returnUrl).toBe(`${journey.siteUrl}/admin`);
  }
  expect(foreignRequests).toEqual([]);
});
