/** @module-tag long */

/// <reference lib="dom" />
import { demoVendors } from '@thali/local/demo/demo-vendors';
import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { press } from './as-kitchen.ts';
import {
  connectPrinter,
  darkDotsOf,
  dotsOf,
  readDrawing,
  rowsOf,
  setPaper,
  widthOf,
} from './as-printer.ts';
import { openDashboard, openKitchen, ticketOf, waitForKitchen } from './as-vendor.ts';

const journey = useJourney();
let visit: Visit;
let page: Page;
let paper: number[][];

beforeAll(async () => {
  visit = await startVisit(journey.browser, 'desktop');
  page = visit.page;
  paper = await connectPrinter(page.context());
  await openKitchen(page, journey.siteUrl);
});

afterAll(() => page.evaluate(() => localStorage.removeItem('thali.device.printer')));

const placeOrder = (name: string) =>
  placeDemoOrder(journey.siteUrl, { name, phone: '+919876512388', dishes: { 'veg-thali': 2 } });
const confirm = (id: string) => moveDemoOrder(journey.siteUrl, id, ['confirmed']);
const ticketCount = () => paper.length;
const controls = () => page.getByRole('dialog', { name: 'Controls' });

async function openControls(): Promise<void> {
  await press(page, 'Controls');
  await controls().waitFor();
}

test('a device prints each confirmed order once, even after a reload, and reprints on demand', async () => {
  const before = await placeOrder('Before');
  await confirm(before.id);
  await ticketOf(page, before.id).waitFor();
  await openControls();
  await controls().getByRole('button', { name: 'USB', exact: true }).click();
  await controls()
    .getByText(/Ready\. Each order is printed once/)
    .waitFor();
  await controls().getByRole('button', { name: 'Print Test Page' }).click();
  await expect.poll(ticketCount).toBe(1);
  expect(widthOf(paper[0])).toBe(576);
  expect(darkDotsOf(paper[0])).toBeGreaterThan(2000);
  await page.keyboard.press('Escape');

  const { id } = await placeOrder('Printed');
  await ticketOf(page, id).waitFor();
  await confirm(id);
  await expect.poll(ticketCount).toBe(2);

  await page.reload();
  await waitForKitchen(page);
  const next = await placeOrder('After the reload');
  await confirm(next.id);
  await expect.poll(ticketCount).toBe(3);

  await ticketOf(page, id).getByRole('button', { name: /More/ }).click();
  await press(page, 'Print ticket');
  await expect.poll(ticketCount).toBe(4);
  // A reprint has one more line that marks the reprint.
  expect(rowsOf(paper[3])).toBeGreaterThan(rowsOf(paper[1]));

  // The device prints a cancellation notice, because the cooks already have the ticket.
  await callSite(journey.siteUrl, 'POST', `/orders/${id}/not-collected`, {
    token: await kitchenToken(journey.siteUrl),
    body: { return_portions: false, reason: 'closing' },
  });
  await expect.poll(ticketCount).toBe(5);
  expect(visit.problems).toEqual([]);
});

test('prints an order that arrived without paper as soon as the paper is back', {
  tags: 'long',
}, async () => {
  const countBefore = ticketCount();
  await setPaper(page, false);
  const { id } = await placeOrder('Without paper');
  await confirm(id);
  await ticketOf(page, id).getByText('Not printed').waitFor();
  await page.getByRole('alert').getByText('No paper').waitFor();
  expect(ticketCount()).toBe(countBefore);
  await setPaper(page, true);
  await expect.poll(ticketCount).toBe(countBefore + 1);
  await ticketOf(page, id).getByText('Not printed').waitFor({ state: 'detached' });
  await stopPrinting();
});

test('prints Hindi, the rupee sign, long names and many lines dot by dot', {
  tags: 'long',
}, async () => {
  const { id } = await placeLongOrder('+919876512389');
  await confirm(id);
  await ticketOf(page, id).waitFor();
  for (const [paperWidth, dots] of [
    ['58 mm', 384],
    ['80 mm', 576],
  ] as const) {
    await choosePrinter(paperWidth);
    const before = ticketCount();
    await controls().getByRole('button', { name: 'Print Test Page' }).click();
    await expect.poll(ticketCount).toBe(before + 1);
    await expectDrawing(page, dots);
    await page.keyboard.press('Escape');
    await ticketOf(page, id).getByRole('button', { name: /More/ }).click();
    await press(page, 'Print ticket');
    await expect.poll(ticketCount).toBe(before + 2);
    await expectDrawing(page, dots);
    expect(rowsOf(paper.at(-1))).toBeGreaterThan(40 * 24);
    await page.keyboard.press('Escape');
  }
  await stopPrinting();
});

async function stopPrinting(): Promise<void> {
  await openControls();
  await controls().getByRole('button', { name: 'Stop Printing Here' }).click();
  await controls().getByRole('button', { name: 'USB', exact: true }).waitFor();
  await page.keyboard.press('Escape');
}

/** Orders two of every dish without options, with a long name and a long note. */
function placeLongOrder(phone: string) {
  const menu = demoVendors.find(({ subdomain }) => subdomain === 'demo')?.items ?? [];
  const plain = menu.filter((dish) => dish.isAvailable && !dish.optionGroupKeys && !dish.quantity);
  return placeDemoOrder(journey.siteUrl, {
    name: 'विश्वनाथ प्रतापनारायण Venkatanarasimharajuvaripeta',
    phone,
    dishes: Object.fromEntries(plain.map(({ key }) => [key, 2])),
    note: 'कृपया सब कुछ कम तीखा बनाइए, ₹500 का छुट्टा लाइए. '.repeat(8),
  });
}

/** Chooses the paper, and the printer if none is chosen. Leaves the controls open. */
async function choosePrinter(paperWidth: string): Promise<void> {
  await openControls();
  await controls().getByLabel('Paper').selectOption(paperWidth);
  const usb = controls().getByRole('button', { name: 'USB', exact: true });
  if (await usb.isVisible()) await usb.click();
}

async function expectDrawing(drawingPage: Page, width: number): Promise<void> {
  // The printer gets its data in parts.
  await expect
    .poll(async () => dotsOf(paper.at(-1)) === (await readDrawing(drawingPage)))
    .toBe(true);
  expect(widthOf(paper.at(-1))).toBe(width);
  expect(dotsOf(paper.at(-1))).toContain('1');
}

test('prints a bill dot by dot through an open kitchen tab, or without such a tab through the dashboard', {
  tags: 'long',
}, async () => {
  const change = async (path: string, body: object) =>
    callSite(journey.siteUrl, 'PUT', `/vendors/${demoIds.vendor('demo')}${path}`, {
      token: await kitchenToken(journey.siteUrl),
      body,
    });
  const legalName = 'श्री अन्नपूर्णा महिला बचत गट भोजनालय, विश्वनाथनगर';
  const bill = { is_on: true, scheme: 'regular', gstin: '27AAPFU0939F1ZV', legal_name: legalName };
  const name = 'विशेष महाराष्ट्रीयन पुरणपोळी थाळी, कटाची आमटी, भजी आणि साजूक तूप यांसह';
  await change('', { settings: { bill } });
  await change(`/menu-items/${demoIds.item('demo', 'masala-chai')}`, { name });
  onTestFinished(async () => {
    await change('', { settings: { bill: { is_on: false, scheme: 'none' } } });
  });
  const { id } = await placeLongOrder('+919876512390');
  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
  await choosePrinter('58 mm');
  await controls()
    .getByText(/^USB · Ready/)
    .waitFor();

  const dashboard = await page.context().newPage();
  await openDashboard(dashboard, journey.siteUrl, `/vendor/orders?search=${id.slice(-6)}`);
  const printBill = async () => {
    await dashboard.getByRole('button', { name: /^Print bill/ }).click();
    await dashboard.getByText('Sent to the printer').waitFor();
  };
  await press(dashboard, 'View');
  await dashboard.getByRole('button', { name: /^Print bill/ }).waitFor();
  expect(await problemsOnPhone(dashboard)).toEqual([]);
  const before = ticketCount();
  await printBill();
  await expect.poll(ticketCount).toBe(before + 1);
  await expectDrawing(page, 384);
  expect(rowsOf(paper.at(-1))).toBeGreaterThan(40 * 28);

  await controls().getByLabel('Paper').selectOption('80 mm');
  await page.goto('about:blank');
  await dashboard.reload();
  await press(dashboard, 'View');
  await printBill();
  await expect.poll(ticketCount).toBe(before + 2);
  await expectDrawing(dashboard, 576);
  await openKitchen(page, journey.siteUrl);
  await stopPrinting();
});

test('a device without a printer prints through the dialog of the browser', {
  tags: 'long',
}, async () => {
  const { id } = await placeOrder('By the dialog');
  await confirm(id);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('[data-print-now]')?.textContent ?? '';
    };
  });
  await ticketOf(page, id).getByRole('button', { name: /More/ }).click();
  await press(page, 'Print ticket');
  const printed = () => page.evaluate(() => document.body.dataset.printed);
  await expect.poll(printed).toContain(id.slice(-6));
  expect(await printed()).toContain('2 × Veg Mess Thali');
});
