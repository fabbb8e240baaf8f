/// <reference lib="dom" />
import { demoVendors } from '@thali/local/demo/demo-vendors';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { problemsHere } from '../support/look-at.ts';
import { useJourney } from '../support/use-journey.ts';
import { press } from './as-kitchen.ts';
import { openKitchen, seesKitchen, ticketOf } from './as-vendor.ts';

interface FakeUsb extends Window {
  noteParts?: (part: number[]) => void;
  hasPaper?: boolean;
  /** What was drawn last: a digit for each dot, 1 where it is dark. */
  drawn?: string;
}

const journey = useJourney();
let visit: Visit;
let page: Page;
/** What came out: of each ticket its bytes. */
let paper: number[][];

beforeAll(async () => {
  visit = await startVisit(journey.browser, 'desk');
  page = visit.page;
  paper = [];
  await page.exposeFunction('noteParts', (part: number[]) => {
    // Each ticket begins with a reset of the printer.
    if (part[0] === 0x1b && part[1] === 0x40) paper.push([]);
    paper.at(-1)?.push(...part);
  });
  await page.addInitScript(fakeUsb);
  await openKitchen(page, journey.siteUrl);
});

afterAll(() => page.evaluate(() => localStorage.removeItem('thali.device.printer')));

const orderOf = (name: string) =>
  placeDemoOrder(journey.siteUrl, { name, phone: '+919876512388', dishes: { 'veg-thali': 2 } });
const confirm = (id: string) => moveDemoOrder(journey.siteUrl, id, ['confirmed']);
const tickets = () => paper.length;
const controls = () => page.getByRole('dialog', { name: 'Controls' });

async function openControls(): Promise<void> {
  await press(page, 'Controls');
  await controls().waitFor();
}

test('a device prints each confirmed order once, also through a reload, and a reprint on demand', async () => {
  const before = await orderOf('Before');
  await confirm(before.id);
  await ticketOf(page, before.id).waitFor();
  await openControls();
  expect(await problemsHere(page)).toEqual([]);
  await controls().getByRole('button', { name: 'USB', exact: true }).click();
  await controls()
    .getByText(/Ready\. Each order is printed once/)
    .waitFor();
  await controls().getByLabel('Language on tickets').selectOption('mr');
  await controls().getByRole('button', { name: 'Print Test Page' }).click();
  await expect.poll(tickets).toBe(1);
  expect(widthOf(paper[0])).toBe(576);
  expect(darkDotsOf(paper[0])).toBeGreaterThan(2000);
  await page.keyboard.press('Escape');

  const { id } = await orderOf('Printed');
  await ticketOf(page, id).waitFor();
  await confirm(id);
  await expect.poll(tickets).toBe(2);

  await page.reload();
  await seesKitchen(page);
  const next = await orderOf('After the reload');
  await confirm(next.id);
  await expect.poll(tickets).toBe(3);

  await ticketOf(page, id).getByRole('button', { name: /More/ }).click();
  await press(page, 'Print ticket');
  await expect.poll(tickets).toBe(4);
  // A line more: that it is a reprint.
  expect(rowsOf(paper[3])).toBeGreaterThan(rowsOf(paper[1]));
  expect(visit.problems).toEqual([]);
});

test('what came while the printer was away is printed when it is back', async () => {
  const known = tickets();
  await page.evaluate(() => {
    (window as FakeUsb).hasPaper = false;
  });
  const { id } = await orderOf('Without paper');
  await confirm(id);
  await ticketOf(page, id).waitFor();
  await openControls();
  await controls()
    .getByText(/does not answer/)
    .waitFor();
  expect(tickets()).toBe(known);
  await page.evaluate(() => {
    (window as FakeUsb).hasPaper = true;
  });
  await expect.poll(tickets, { timeout: 15_000 }).toBe(known + 1);
  await page.keyboard.press('Escape');
  await stopPrinting();
});

test('what reaches the printer is the drawing, dot by dot: Hindi, the rupee sign, long names, many lines', {
  tags: 'long',
}, async () => {
  const menu = demoVendors.find(({ subdomain }) => subdomain === 'demo')?.items ?? [];
  const plain = menu.filter((dish) => dish.isAvailable && !dish.optionGroupKeys && !dish.quantity);
  const { id } = await placeDemoOrder(journey.siteUrl, {
    name: 'विश्वनाथ प्रतापनारायण Venkatanarasimharajuvaripeta',
    phone: '+919876512389',
    dishes: Object.fromEntries(plain.map(({ key }) => [key, 2])),
    note: 'कृपया सब कुछ कम तीखा बनाइए, ₹500 का छुट्टा लाइए. '.repeat(8),
  });
  await confirm(id);
  await ticketOf(page, id).waitFor();
  for (const [paperWidth, dots] of [
    ['58 mm', 384],
    ['80 mm', 576],
  ] as const) {
    await openControls();
    await controls().getByLabel('Paper').selectOption(paperWidth);
    const usb = controls().getByRole('button', { name: 'USB', exact: true });
    if (await usb.isVisible()) await usb.click();
    const before = tickets();
    await controls().getByRole('button', { name: 'Print Test Page' }).click();
    await expect.poll(tickets).toBe(before + 1);
    await expectDrawing(dots);
    await page.keyboard.press('Escape');
    await ticketOf(page, id).getByRole('button', { name: /More/ }).click();
    await press(page, 'Print ticket');
    await expect.poll(tickets).toBe(before + 2);
    await expectDrawing(dots);
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

async function expectDrawing(width: number): Promise<void> {
  const printed = dotsOf(paper.at(-1));
  expect(widthOf(paper.at(-1))).toBe(width);
  expect(printed).toContain('1');
  expect(printed === (await page.evaluate(() => (window as FakeUsb).drawn))).toBe(true);
}

test('without a printer of its own a device prints through the dialog, on paper of the right width', {
  tags: 'long',
}, async () => {
  const { id } = await orderOf('By the dialog');
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

/** A printer as WebUSB shows one, which hands what it gets to the test, and a look at what is drawn. */
function fakeUsb(): void {
  const shared = window as FakeUsb;
  shared.hasPaper = true;
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...area) {
    const image = getImageData.apply(this, area);
    const luminanceOf = (dot: number) =>
      [0, 1, 2].reduce((sum, channel) => sum + (image.data[dot * 4 + channel] ?? 0), 0) / 3;
    const dots = Array.from({ length: image.width * image.height }, (_, dot) =>
      luminanceOf(dot) < 128 ? '1' : '0',
    );
    shared.drawn = dots.join('');
    return image;
  };
  const out = { endpointNumber: 1, direction: 'out', type: 'bulk' };
  const device = {
    productName: 'Test printer',
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          alternates: [{ alternateSetting: 0, interfaceClass: 7, endpoints: [out] }],
        },
      ],
    },
    open: async () => undefined,
    close: async () => undefined,
    claimInterface: async () => undefined,
    async transferOut(_endpoint: number, data: Uint8Array) {
      if (!shared.hasPaper) throw new Error('The transfer failed');
      shared.noteParts?.([...data]);
      return { status: 'ok' };
    },
  };
  const usb = { requestDevice: async () => device, getDevices: async () => [device] };
  Object.defineProperty(navigator, 'usb', { value: usb });
}

/** Dots across, as the first band says. */
function widthOf(ticket: readonly number[] = []): number {
  return 8 * ((ticket[6] ?? 0) + 256 * (ticket[7] ?? 0));
}

/** Dots down, of all bands. */
function rowsOf(ticket: readonly number[] = []): number {
  let rows = 0;
  for (let at = 2; ticket[at] === 0x1d && ticket[at + 1] === 0x76; ) {
    const band = (ticket[at + 6] ?? 0) + 256 * (ticket[at + 7] ?? 0);
    rows += band;
    at += 8 + (widthOf(ticket) / 8) * band;
  }
  return rows;
}

/** The picture on the paper, a digit for each dot. */
function dotsOf(ticket: readonly number[] = []): string {
  let dots = '';
  for (let at = 2; ticket[at] === 0x1d && ticket[at + 1] === 0x76; ) {
    const size = (widthOf(ticket) / 8) * ((ticket[at + 6] ?? 0) + 256 * (ticket[at + 7] ?? 0));
    for (const byte of ticket.slice(at + 8, at + 8 + size))
      dots += byte.toString(2).padStart(8, '0');
    at += 8 + size;
  }
  return dots;
}

function darkDotsOf(ticket: readonly number[] = []): number {
  return ticket.reduce((dots, byte) => dots + byte.toString(2).replaceAll('0', '').length, 0);
}
