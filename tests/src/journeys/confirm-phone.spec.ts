import { demoIds } from '@thali/local/seed/demo-ids';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { smallTargetsOn } from '../support/targets.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { fillCheckout, placeButton, trackOrder } from './as-guest.ts';
import { codeField, enterCode, newPhone, sendCode } from './as-newcomer.ts';
import { openUntilCached } from './as-offline.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

/** For 15 minutes the mess asks guests without a confirmed phone for a code. */
beforeAll(async () => {
  const { requirePhoneProofs } = await import('@thali/functions/vendors/change-vendor.table');
  await requirePhoneProofs(demoIds.vendor('demo'), new Date());
});

const question = () => visit.page.getByRole('dialog', { name: 'Confirm your phone' });
const dishes = ['Veg Mess Thali'];

/** Collects the idempotency keys of the orders that the page sends. */
function collectOrderKeys(): string[] {
  const keys: string[] = [];
  visit.page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/orders')) return;
    keys.push(request.headers()['idempotency-key'] ?? 'no key');
  });
  return keys;
}

test('in a surge a guest confirms the phone by code before the order, and the next order needs no code', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  const [phone, keys] = [newPhone(), collectOrderKeys()];
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
  // The first code is still valid.
  await codeField(page).waitFor();
  await sendCode(page, '000000');
  await question().getByText('Invalid OTP').waitFor();
  await enterCode(page, journey.siteUrl, phone);
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
  const waiting = await startVisit(journey.browser, 'phone', 'allow');
  onTestFinished(waiting.close);
  const { page } = waiting;
  const phone = newPhone();
  await openUntilCached(page, journey.messUrl('/menu/demo'));
  await page.context().setOffline(true);
  await fillCheckout(page, { dishes, name: 'Held Back', phone });
  await placeButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/Your order is kept/)
    .waitFor();
  await page.context().setOffline(false);
  await codeField(page).waitFor();
  await enterCode(page, journey.siteUrl, phone);
  await trackOrder(page);
});
