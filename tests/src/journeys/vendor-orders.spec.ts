/** @module-tag long */

import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsOn } from '../support/accessibility.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { writePastOrders, writeUnansweredOrder } from '../support/past-orders.ts';
import { desktop } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { openOrders, ticketOf } from './as-vendor.ts';

const journey = useJourney();
let page: Page;
let patches: Request[];

const phone = '+919876512340';

beforeAll(async () => {
  page = await openStillPage(journey.browser, desktop);
  page.on('request', (request) => {
    if (request.method() === 'PATCH') patches.push(request);
  });
  await openOrders(page, journey.siteUrl);
});

beforeEach(() => {
  patches = [];
});

afterEach(() => page.unrouteAll());

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const waitForMessage = (text: string) => page.getByText(text, { exact: true }).waitFor();
const rowOf = (id: string): Locator => page.getByRole('row').filter({ hasText: id.slice(-6) });
const bodyRows = () => page.getByRole('table').locator('tbody tr');
const query = () => new URL(page.url()).search;
const search = () => page.getByRole('searchbox', { name: 'Search orders' });
const waitForTitle = (name: string) => page.getByRole('heading', { level: 3, name }).waitFor();

async function open(path: string): Promise<void> {
  await page.goto(`${journey.siteUrl}/vendor/orders${path}`);
  await page.getByRole('heading', { name: 'Orders Management' }).waitFor();
}

async function placeOrder(name: string): Promise<string> {
  const order = { name, phone, dishes: { 'veg-thali': 2, 'masala-chai': 1 } };
  return (await placeDemoOrder(journey.siteUrl, order)).id;
}

test('staff find an order by name, phone and number, and a reload keeps the search', async () => {
  await writePastOrders(journey.platform, 100);
  const id = await placeOrder('Zubeida Kazi');
  await open('');
  const searches: string[] = [];
  page.on('request', (request) => {
    const text = new URL(request.url()).searchParams.get('search');
    if (text) searches.push(text);
  });
  await search().fill('zUBEI');
  await page.getByText('1 found', { exact: true }).first().waitFor();
  await rowOf(id).getByText('Zubeida Kazi').waitFor();
  expect(await bodyRows().count()).toBe(1);
  expect(searches).toEqual(['zUBEI']);
  expect(query()).toBe('?search=zUBEI');
  await page.reload();
  await rowOf(id).waitFor();
  expect(await search().inputValue()).toBe('zUBEI');

  await search().fill(id.slice(-7, -1));
  await page.waitForURL(`**?search=${id.slice(-7, -1)}`);
  await rowOf(id).waitFor();
  await search().fill('nobody of this name');
  await waitForMessage('No orders match “nobody of this name”');
  await press('Clear Search');
  await rowOf(id).waitFor();
  expect(query()).toBe('');
});

test('saves all pages of a search as a file', async () => {
  await writePastOrders(journey.platform, 130);
  const id = await placeOrder('Farida Shaikh');
  await open('?status=completed');
  const save = async () => {
    const download = page.waitForEvent('download');
    await press('Save as CSV');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^thali-demo-orders-[\d-]{10}\.csv$/);
    return (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
  };
  await bodyRows().nth(49).waitFor();
  const completed = await save();
  expect(completed.length).toBeGreaterThan(100);
  expect(completed.filter((line) => !line.includes(',Completed,'))).toEqual([]);
  await open('?search=Farida');
  await rowOf(id).waitFor();
  expect(await save()).toEqual([
    expect.stringMatching(
      new RegExp(`^${id.slice(-6)},.*,Farida Shaikh,.*"2 × .*, 1 × Masala Chai"`),
    ),
  ]);
});

test('filters by status, shows expired orders only in their own filter, and Back returns to the last filter', async () => {
  await open('');
  expect(await page.getByLabel('Status').getByRole('option').allInnerTexts()).toEqual([
    'All',
    'Pending',
    'Confirmed',
    'Preparing',
    'Ready',
    'Completed',
    'Cancelled',
    'Expired',
  ]);
  const unansweredOrder = await writeUnansweredOrder(journey.platform);
  await press('Expire Old');
  await page.getByRole('dialog', { name: 'Expire 1 order?' }).waitFor();
  await press('Expire');
  await waitForMessage('Orders Expired');
  await waitForMessage('1 orders have been expired.');

  const listRequest = page.waitForRequest((request) => request.url().includes('status=pending%2C'));
  await press('Refresh');
  expect(new URL((await listRequest).url()).searchParams.get('status')).toBe(
    'pending,confirmed,preparing,ready,completed,cancelled',
  );
  await page.getByRole('table', { name: 'All orders' }).waitFor();
  await page.getByLabel('Status').selectOption('cancelled');
  await page.getByRole('table', { name: 'Cancelled orders' }).waitFor();
  await page.getByLabel('Status').selectOption('expired');
  await waitForTitle('Expired orders');
  await rowOf(unansweredOrder).getByText('Expired', { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('table', { name: 'Cancelled orders' }).waitFor();
  expect(await page.getByLabel('Status').inputValue()).toBe('cancelled');

  await page.getByLabel('Payment').selectOption('upi');
  await waitForTitle('Cancelled orders, UPI');
  await waitForMessage('No cancelled orders match these filters');
  expect(query()).toBe('?status=cancelled&payment=upi');
});

test('selected orders move one step together, and the page names an order that cannot move and keeps it selected', async () => {
  const ids = [
    await placeOrder('Anil One'),
    await placeOrder('Anil Two'),
    await placeOrder('Anil Three'),
  ];
  const [cancelledId = '', confirmedId = ''] = ids;
  await moveDemoOrder(journey.siteUrl, confirmedId, ['confirmed']);
  await open('?search=anil');
  await page.getByText('3 found', { exact: true }).first().waitFor();
  await page.route(`**/api/orders/${cancelledId}/status`, async (route) => {
    await moveDemoOrder(journey.siteUrl, cancelledId, ['cancelled']);
    await route.continue();
  });
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await waitForMessage('2 × Confirm, 1 × Prepare');
  expect(await violationsOn(page)).toEqual([]);
  await press('Move 3 to next step');
  await waitForMessage('2 of 3 orders moved on');
  await page
    .getByText(`Order ${cancelledId.slice(-6)} is Cancelled now, changed on another device`, {
      exact: true,
    })
    .waitFor();
  await rowOf(confirmedId).getByText('Preparing', { exact: true }).waitFor();
  expect(await rowOf(cancelledId).getByRole('checkbox').isChecked()).toBe(true);
  expect(await rowOf(confirmedId).getByRole('checkbox').isChecked()).toBe(false);
  expect(await page.getByText('Update failed').count()).toBe(0);
  // A new list starts without a selection.
  await page.getByRole('searchbox').fill('anil o');
  await expect.poll(() => rowOf(cancelledId).getByRole('checkbox').isChecked()).toBe(false);
});

test('links to the kitchen, where Confirm all asks first, confirms every new order and can be undone', async () => {
  const ids = [await placeOrder('Sana One'), await placeOrder('Sana Two')];
  await open('');
  await page.getByRole('link', { name: 'Open Kitchen' }).click();
  for (const id of ids) await ticketOf(page, id).waitFor();
  const confirmAll = async () => {
    await press('Confirm all');
    await page.getByRole('dialog', { name: /^Confirm \d+ orders\?$/ }).waitFor();
    await page.getByText(/^Guests see: ready in 20 min\.$/).waitFor();
    await press(/^Confirm \d+$/);
  };
  await confirmAll();
  await press(/^Undo: \d+ orders are Confirmed$/);
  for (const id of ids) await ticketOf(page, id).getByRole('button', { name: 'Confirm' }).waitFor();
  expect(patches).toEqual([]);
  await confirmAll();
  for (const id of ids) await ticketOf(page, id).getByText('Confirmed', { exact: true }).waitFor();
  const newColumn = page.getByRole('region', { name: 'New', exact: true });
  await newColumn.getByText('0', { exact: true }).waitFor();
  const isSent = (id: string) => patches.some((patch) => patch.url().includes(id));
  await expect.poll(() => ids.every(isSent)).toBe(true);
});

test('Cancel asks first, and a confirmation sets the ready time', async () => {
  const id = await placeOrder('Devika Nair');
  await open('');
  const row = rowOf(id);
  await row.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel Order ${id.slice(-6)}?` });
  await dialog.getByRole('button', { name: 'Keep Order' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(patches).toEqual([]);

  await row.getByRole('button', { name: 'View' }).click();
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await details.getByLabel('Ready in').selectOption('30');
  await details.getByRole('button', { name: 'Confirm' }).click();
  await details.getByText('Ready by').waitFor();
  const body = patches[0]?.postDataJSON();
  expect(body).toMatchObject({ status: 'confirmed', readyInMinutes: 30 });
  const minutes = (Date.parse(body.estimatedReadyTime) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(28);
  expect(minutes).toBeLessThanOrEqual(30);
  await page.keyboard.press('Escape');

  const otherOrder = await placeOrder('Kabir Khan');
  await rowOf(otherOrder).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await rowOf(otherOrder).getByText('Cancelled', { exact: true }).waitFor();
});
