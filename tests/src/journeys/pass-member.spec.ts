/** @module-tag long */

import { randomUUID } from 'node:crypto';
import { demoStudent } from '@thali/local/seed/demo-people';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken } from '../support/demo-orders.ts';
import { allDayMeal, passBody, passSettings, passType } from '../support/make-pass.ts';
import { readQr } from '../support/read-qr.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { press } from './as-kitchen.ts';
import { reopen, waitUntilCached } from './as-offline.ts';
import { openAs } from './as-person.ts';

const journey = useJourney();
let vendorId: string;
let token: string;

beforeAll(async () => {
  token = await kitchenToken(journey.siteUrl);
  const { vendor } = await callSite(journey.siteUrl, 'GET', '/storefront/demo');
  vendorId = vendor.id;
  const send = (method: string, path: string, body?: object) =>
    callSite(journey.siteUrl, method, path, { token, body });
  await send('PUT', `/vendors/${vendorId}`, { settings: passSettings });
  const { revision } = await send('GET', `/vendors/${vendorId}/pass-types`);
  await send('PUT', `/vendors/${vendorId}/pass-types`, {
    types: [passType],
    known_revision: revision,
  });
});

test('a member skips a meal, shows the code offline, and sees the claim of a meal', async () => {
  const { page } = await startVisit(journey.browser, 'phone', 'allow');
  const host = new URL(journey.messUrl('/')).origin;
  await openAs(page, journey.siteUrl, 'student', '/customer', undefined, host);
  await page.getByRole('heading', { level: 1, name: 'Teen Katori Mess' }).waitFor();
  await page.getByRole('button', { name: 'Meal pass' }).waitFor({ state: 'detached' });
  await callSite(journey.siteUrl, 'POST', `/vendors/${vendorId}/passes`, {
    token,
    body: passBody({ name: 'Asha', phone: demoStudent.phone }),
    headers: { 'idempotency-key': randomUUID() },
  });
  await page.reload();
  await press(page, 'Meal pass');
  await page.getByText('60 meals left').waitFor();
  await page.getByText(`${allDayMeal.name} today`).waitFor();
  await page
    .getByRole('button', { name: /^Skip Meal, / })
    .last()
    .click();
  await page.getByText('Meal skipped.').waitFor();
  await page.getByRole('button', { name: /Take the skip back$/ }).click();
  await page.getByText('You get Meal again.').waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);

  await waitUntilCached(page);
  await page.context().setOffline(true);
  await reopen(page, `${host}/customer?tab=pass`);
  await press(page, 'Show Code');
  const code = await readCode(page);
  expect(code).toMatch(/^PASS-/);
  await page.context().setOffline(false);

  await callSite(journey.siteUrl, 'POST', `/vendors/${vendorId}/claims`, {
    token,
    body: { code },
    headers: { 'idempotency-key': randomUUID() },
  });
  await page.getByText('Meal taken').waitFor({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await page.getByText('59 meals left').waitFor();
  await press(page, 'Statement');
  await page.getByRole('dialog').getByText('Bought').waitFor();
});

async function readCode(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: 'QR code for your meal' });
  return readQr((await picture.getAttribute('src')) ?? '').text ?? '';
}
