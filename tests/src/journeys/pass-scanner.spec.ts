/** @module-tag long */

import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken } from '../support/demo-orders.ts';
import { fakeCamera } from '../support/fake-camera.ts';
import { passBody, passSettings, passType } from '../support/make-pass.ts';
import { useJourney } from '../support/use-journey.ts';
import { press } from './as-kitchen.ts';
import { openAs } from './as-person.ts';

const journey = useJourney();
let browser: Browser;
let vendorId: string;
let token: string;

beforeAll(async () => {
  token = await kitchenToken(journey.siteUrl);
  vendorId = (await callSite(journey.siteUrl, 'GET', '/storefront/demo')).vendor.id;
  await send('PUT', `/vendors/${vendorId}`, { settings: passSettings });
  const types = `/vendors/${vendorId}/pass-types`;
  const { revision } = await send('GET', types);
  await send('PUT', types, { types: [passType], known_revision: revision });
  for (const member of [{ name: 'Asha', roll: '21CS07' }, { name: 'Bina' }, { name: 'Chitra' }]) {
    await send('POST', `/vendors/${vendorId}/passes`, passBody(member));
  }
  const { card } = await memberOf('Asha');
  browser = await launchBrowser(await fakeCamera(`CARD-${card}`));
});
afterAll(() => browser?.close());

const send = (method: string, path: string, body?: object) =>
  callSite(journey.siteUrl, method, path, {
    ...{ token, body },
    headers: { 'idempotency-key': randomUUID() },
  });

/** A member in the roster, with the part of the card's code after its kind. */
async function memberOf(name: string) {
  const { members } = await send('GET', `/vendors/${vendorId}/meals/roster`);
  const member = members.find((candidate) => candidate.name === name);
  if (!member) throw new Error(`No member ${name}`);
  return { ...member, card: `${member.pass_id.slice(10)}-${member.card}` };
}

const hasClaimed = async (name: string) => (await memberOf(name)).claimed.length > 0;

async function openScanner(visitor: Browser): Promise<Page> {
  const { page } = await startVisit(visitor, 'desktop');
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, journey.siteUrl, 'vendor', '/kitchen?view=scan');
  return page;
}

test('a scanner claims a meal by its camera, and undoes the claim', async () => {
  const page = await openScanner(browser);
  await result(page).getByText('Asha · 21CS07').waitFor();
  await result(page).getByText('Meal · 59 left').waitFor();
  expect(await hasClaimed('Asha')).toBe(true);
  await page.getByText('1 of 3 taken, 0 skipped').waitFor();
  await undo(page);
  await result(page).getByText('Meal given back · 60 left').waitFor();
  await page.getByText('0 of 3 taken, 0 skipped').waitFor();
  await page.close();
});

test('a scanner undoes an earlier claim, and claims meals and undoes a claim without a network', async () => {
  // Without a camera, so that no card in front of it changes the result.
  const page = await openScanner(journey.browser);
  await claimByHand(page, 'Bina');
  await result(page).getByText('Meal · 59 left').waitFor();
  await claimByHand(page, 'Bina');
  await result(page)
    .getByText(/Already taken at/)
    .waitFor();
  await undo(page);
  await result(page).getByText('Meal given back · 60 left').waitFor();
  expect(await hasClaimed('Bina')).toBe(false);

  await page.context().setOffline(true);
  await claimByHand(page, 'Bina');
  await result(page).getByText('Meal · 59 left · not sent yet').waitFor();
  await undo(page);
  await result(page).getByText('Meal given back · not sent yet').waitFor();
  await claimByHand(page, 'Chitra');
  await result(page).getByText('Meal · 59 left · not sent yet').waitFor();
  await page.getByText('1 meal waits for the network').waitFor();
  await claimByHand(page, 'Chitra');
  await result(page).getByText('Already taken').waitFor();
  expect(await hasClaimed('Chitra')).toBe(false);
  await page.context().setOffline(false);
  await expect.poll(() => hasClaimed('Chitra')).toBe(true);
  await page.getByText('1 meal waits for the network').waitFor({ state: 'detached' });
  expect(await hasClaimed('Bina')).toBe(false);
});

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

async function undo(page: Page): Promise<void> {
  await press(page, 'Undo');
  await press(page, 'Mistake');
  await press(page, 'Give Meal Back');
}

async function claimByHand(page: Page, name: string): Promise<void> {
  await press(page, 'No Phone');
  await page.getByRole('dialog').getByRole('button', { name }).click();
}
