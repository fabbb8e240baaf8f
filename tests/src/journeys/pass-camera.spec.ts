/** @module-tag long */

import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken } from '../support/demo-orders.ts';
import { fakeCamera } from '../support/fake-camera.ts';
import { passBody, passSettings, passType } from '../support/make-pass.ts';
import { useJourney } from '../support/use-journey.ts';
import { openAs } from './as-person.ts';

const journey = useJourney();
const members = 20;
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
  for (let index = 0; index < members; index += 1) {
    await send('POST', `/vendors/${vendorId}/passes`, passBody({ name: `Member ${index}` }));
  }
  const { members: roster } = await send('GET', `/vendors/${vendorId}/meals/roster`);
  const cards = roster.map(({ pass_id, card }) => `CARD-${pass_id.slice(10)}-${card}`);
  browser = await launchBrowser(await fakeCamera(...cards));
});
afterAll(() => browser?.close());

const send = (method: string, path: string, body?: object) =>
  callSite(journey.siteUrl, method, path, {
    ...{ token, body },
    headers: { 'idempotency-key': randomUUID() },
  });

test('a scanner takes the meals of 20 cards that pass its camera in a minute', async () => {
  const { page } = await startVisit(browser, 'desktop');
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, journey.siteUrl, 'vendor', '/kitchen?view=scan');
  const header = page.getByText(`${members} of ${members} taken, 0 skipped`);
  // On a busy computer, the scanner reads some cards only when the camera shows them again.
  await header.waitFor({ timeout: 280_000 });
  const { members: roster } = await send('GET', `/vendors/${vendorId}/meals/roster`);
  expect(roster.map(({ claimed }) => claimed)).toEqual(
    Array.from({ length: members }, () => [expect.any(String)]),
  );
}, 300_000);
