import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { addDish, waitForStatus } from '../journeys/as-guest.ts';
import { enrollDevice, press } from '../journeys/as-kitchen.ts';
import { changeSettings } from '../journeys/as-owner.ts';
import { openDashboard, openKitchen, ticketOf } from '../journeys/as-vendor.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { desktop, phone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import type { WireOrder } from '../support/wire-answer.ts';
import { expectAccessible } from './accessible-walk.ts';

const journey = useJourney({ pictures: true });

/** Turns on parcels, tokens, bills and a minimum order. */
beforeAll(async () => {
  const bill = {
    is_on: true,
    scheme: 'regular',
    gstin: '27AAPFU0939F1ZV',
    fssai: '11521999000123',
  };
  const settings = { bill, parcel: { per: 'order', charge: 10 }, minimum_order: 200, tokens: true };
  await changeSettings(journey.siteUrl, settings);
});

const order = { name: 'Meera Joshi', phone: '+919876512377', dishes: { 'veg-thali': 2 } };

function orderUrl({ id, tracking_token: proof }: WireOrder): string {
  return journey.messUrl(`/orders/${id}#token=${proof}`);
}

test('keeps the cart, the order and the bill accessible with a parcel and a token', () =>
  expectAccessible(journey, phone, async (page, check) => {
    await page.goto(journey.messUrl('/menu/demo'));
    await addDish(page, 'Veg Mess Thali');
    await page.getByRole('button', { name: /View cart/ }).click();
    await page.getByRole('radio', { name: /^Parcel/ }).check();
    await page.getByText(/^Minimum order is ₹200/).waitFor();
    await check('cart with a parcel below the minimum');

    const placed = await placeDemoOrder(journey.siteUrl, order);
    await page.goto(orderUrl(placed));
    await page.getByText(`Token ${placed.token}`).first().waitFor();
    await check('order with a token');
    const steps = ['confirmed', 'preparing', 'ready', 'completed'] as const;
    await moveDemoOrder(journey.siteUrl, placed.id, steps);
    await waitForStatus(page, 'Completed');
    await page.getByRole('link', { name: 'View bill' }).click();
    await page.getByRole('article', { name: 'Bill' }).getByText('Tax invoice').waitFor();
    await check('bill');
  }));

test('keeps the settings, today’s thali and the kitchen controls accessible', () =>
  expectAccessible(journey, desktop, async (page, check) => {
    await openDashboard(page, journey.siteUrl, '/vendor/dashboard');
    await page.getByRole('region', { name: 'Today’s thali' }).waitFor();
    await check('overview with the thali of today');
    await openDashboard(page, journey.siteUrl, '/vendor/settings/orders');
    await page.getByRole('switch', { name: 'Tokens', checked: true }).waitFor();
    await check('settings with parcels and tokens');
    await openDashboard(page, journey.siteUrl, '/vendor/settings/bills');
    await page.getByRole('switch', { name: 'Give bills', checked: true }).waitFor();
    await check('settings with bills');

    const { id } = await placeDemoOrder(journey.siteUrl, order);
    await openKitchen(page, journey.siteUrl);
    await ticketOf(page, id).waitFor();
    await press(page, 'Controls');
    await page.getByRole('dialog', { name: 'Controls' }).waitFor();
    await check('controls of the kitchen, with its printer');
  }));

test('keeps the ready board accessible', () =>
  expectAccessible(journey, desktop, async (page, check) => {
    await page.goto(journey.messUrl('/board'));
    await page.getByRole('heading', { name: 'Make this screen the ready board' }).waitFor();
    await check('board without a code');
    await enrollDevice(page, await boardLink(), 'TV at the counter');
    const [preparing, ready] = [
      await placeDemoOrder(journey.siteUrl, order),
      await placeDemoOrder(journey.siteUrl, order),
    ];
    await moveDemoOrder(journey.siteUrl, preparing.id, ['confirmed']);
    await moveDemoOrder(journey.siteUrl, ready.id, ['confirmed', 'preparing', 'ready']);
    await waitForNumber(page, 'Preparing', preparing);
    await waitForNumber(page, 'Ready, please collect', ready);
    await check('board');
    await press(page, 'Settings of this screen');
    await page.getByRole('switch', { name: 'Sound' }).waitFor();
    await check('settings of the board');
  }));

async function boardLink(): Promise<string> {
  const token = await kitchenToken(journey.siteUrl);
  const path = `/vendors/${demoIds.vendor('demo')}/kitchen-devices/codes`;
  const body = { kind: 'board' };
  return (await callSite(journey.siteUrl, 'POST', path, { token, body })).enroll_url;
}

function waitForNumber(page: Page, title: string, { token: number }: WireOrder): Promise<void> {
  const list = page.getByRole('region', { name: title }).getByRole('listitem');
  return list.getByText(String(number), { exact: true }).waitFor();
}
