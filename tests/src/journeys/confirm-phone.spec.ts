import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { codeSentBy } from '../support/site-outbox.ts';
import { smallTargetsOn } from '../support/targets.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { fillCheckout, placeButton, trackOrder } from './as-guest.ts';
import { codeField, newPhone, sendCode } from './as-newcomer.ts';
import { visitForOffline } from './as-offline.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

/** For a quarter of an hour the mess asks unproven guests for a code. */
beforeAll(async () => {
  const { requirePhoneProofs } = await import('@thali/functions/vendors/change-vendor.table');
  await requirePhoneProofs(demoIds.vendor('demo'), new Date());
});

const question = () => visit.page.getByRole('dialog', { name: 'Confirm your phone' });
const dishes = ['Veg Mess Thali'];

/** The keys of all orders that this page sends. */
function keysSent(): string[] {
  const keys: string[] = [];
  visit.page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/orders')) return;
    keys.push(request.headers()['idempotency-key'] ?? 'no key');
  });
  return keys;
}

async function enterCode(page: Page, phone: string): Promise<void> {
  await codeField(page).waitFor();
  await sendCode(page, await codeSentBy(journey.siteUrl, `+91${phone}`));
}

test('in a surge the code replaces the sheet, the same order goes out, and the next order needs no code', async () => {
  const { page } = visit;
  const [phone, keys] = [newPhone(), keysSent()];
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await fillCheckout(page, { dishes, name: 'Ravi Kale', phone });
  await placeButton(page).click();
  await question()
    .getByText(/getting many orders right now/)
    .waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await codeField(page).waitFor();
  expect(await codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await smallTargetsOn(page)).toEqual([]);

  await question().getByRole('button', { name: 'Back' }).click();
  await placeButton(page).click();
  // The code that is out is still good.
  await codeField(page).waitFor();
  await sendCode(page, '000000');
  await question().getByText('Invalid OTP').waitFor();
  await enterCode(page, phone);
  await trackOrder(page);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[2]);

  await page.goto(`${journey.siteUrl}/menu/demo`);
  await fillCheckout(page, { dishes, name: 'Ravi Kale', phone });
  await placeButton(page).click();
  await trackOrder(page);
});

test('an order that waited for the network asks for the code if the server requires it', {
  tags: 'long',
}, async () => {
  const kept = await startVisit(journey.browser, 'phone', 'allow');
  onTestFinished(kept.close);
  const { page } = kept;
  const phone = newPhone();
  await visitForOffline(page, journey.messUrl('/menu/demo'));
  await page.context().setOffline(true);
  await fillCheckout(page, { dishes, name: 'Held Back', phone });
  await placeButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/Your order is kept/)
    .waitFor();
  await page.context().setOffline(false);
  await enterCode(page, phone);
  await trackOrder(page);
});
