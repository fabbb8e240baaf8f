/** @module-tag long */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { drawOrderQr } from '../../../web/src/lib/ui/qr/order-qr.ts';
import { violationsOn } from '../support/accessibility.ts';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { readQr } from '../support/read-qr.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { settle } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney({ pictures: true });
let visit: Visit;
let page: Page;

const logoUrl = 'https://logo.example/logo.png';
const red: Rgb = [200, 30, 30];

beforeAll(async () => {
  visit = await startVisit(journey.browser, 'desktop');
  page = visit.page;
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await openDashboard(page, journey.siteUrl, '/vendor/overview');
});

afterEach(() => page.unrouteAll());

const openOverview = () => page.goto(`${journey.siteUrl}/vendor`);
const menuLink = () => journey.messUrl('/menu/demo');
const codeImage = () => page.getByRole('img', { name: /^QR code of the menu of/ }).first();

/** Waits until the code on screen differs from the previous code, and reads it. */
async function codeOnScreen(previous?: string): Promise<string> {
  await codeImage().waitFor();
  await expect.poll(() => codeImage().getAttribute('src')).not.toBe(previous ?? '');
  return (await codeImage().getAttribute('src')) ?? '';
}

/** Changes some fields in the answer of the vendor call. */
async function fakeVendor(changes: Record<string, unknown>): Promise<void> {
  await page.route(/\/api\/vendors\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const { vendor } = await response.json();
    await route.fulfill({ response, json: { vendor: { ...vendor, ...changes } } });
  });
}

async function serveLogo(headers: Record<string, string>): Promise<void> {
  const body = plainPng(120, 120, red);
  await page.route(logoUrl, (route) => route.fulfill({ contentType: 'image/png', headers, body }));
}

test('the card shows the code of the menu, with a link to copy and a picture to download', async () => {
  const code = readQr(await codeOnScreen());
  expect(code.text).toBe(menuLink());
  expect([code.width, code.height]).toEqual([256, 256]);
  expect(await page.getByLabel('Menu Link', { exact: true }).inputValue()).toBe(menuLink());

  await page.getByRole('button', { name: 'Copy Menu Link' }).click();
  await page.getByRole('button', { name: 'Copied!' }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download QR' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('menu-qr-demo.png');
  expect(readQr(pngUrl(await readFile(await download.path()))).text).toBe(menuLink());
  expect(visit.problems).toEqual([]);
});

test.each([
  ['fails', { status: 503, json: { error: 'Busy', code: 'SERVICE_BUSY' } }],
  ['answers something else', { json: { qr_code: 'https://evil.example/x.png' } }],
  ['answers no JSON', { body: '<html>' }],
])('the card works if the server %s', async (_what, answer) => {
  const requests: string[] = [];
  await page.route('**/api/qr/menu/*', async (route) => {
    requests.push(route.request().url());
    await route.fulfill(answer);
  });
  await openOverview();
  const code = readQr(await codeOnScreen());
  expect(code.text).toBe(menuLink());
  expect(code.width).toBe(256);
  expect(requests).toHaveLength(1);
  expect(await page.getByText(/Server error|Failed to generate/).count()).toBe(0);
});

test('the code of the longest subdomain is readable with and without a logo', async () => {
  const subdomain = 'm'.repeat(63);
  await fakeVendor({ subdomain, logo_url: logoUrl });
  await serveLogo({ 'access-control-allow-origin': '*' });
  await page.route('**/api/qr/menu/*', (route) => route.abort());
  await openOverview();
  const link = journey.messUrl(`/menu/${subdomain}`, subdomain);
  const plain = await codeOnScreen();
  expect(readQr(plain).text).toBe(link);

  await page.getByRole('switch', { name: 'With your logo' }).click();
  const code = await codeOnScreen(plain);
  expect(readQr(code).text).toBe(link);
  expectLogoInTheMiddle(code);
});

test('reports a logo that blocks drawing, and keeps the plain code', async () => {
  await fakeVendor({ logo_url: logoUrl });
  // Without this header, Playwright would add a header that allows drawing.
  await serveLogo({ 'access-control-allow-origin': 'https://elsewhere.example' });
  await openOverview();
  await codeOnScreen();
  await page.getByRole('switch', { name: 'With your logo' }).click();
  await page.getByText(/does not allow it inside the code/).waitFor();
  await page.getByText('Failed to generate QR code').waitFor();
  await page.getByRole('switch', { name: 'With your logo' }).click();
  expect(readQr(await codeOnScreen()).text).toBe(menuLink());

  await page.getByRole('link', { name: 'Print Table Cards' }).click();
  await page.getByText(/does not allow it inside the code/).waitFor();
  expect(readQr(await codeOnScreen()).text).toBe(menuLink());
});

test('the code of an order is 300 px wide and links to its page', async () => {
  const origin = 'https://demo.thali.example';
  const order = readQr(await drawOrderQr(origin, '01K5ZZZZZZZZZZZZZZZZZZZZZZ'));
  expect(order.text).toBe(`${origin}/order/01K5ZZZZZZZZZZZZZZZZZZZZZZ`);
  expect([order.width, order.height]).toEqual([300, 300]);
});

test('prints one card for each table, and nothing else', async () => {
  const displayName = '<img src=x onerror="document.title=1"> & Sons';
  await fakeVendor({ display_name: displayName, logo_url: logoUrl });
  await serveLogo({ 'access-control-allow-origin': '*' });
  await openOverview();
  await page.getByRole('link', { name: 'Print Table Cards' }).click();
  await page.getByText('4 cards on 1 A4 sheet').waitFor();
  await page.getByLabel('Tables').fill('1-5');
  await page.getByText('5 cards on 2 A4 sheets').waitFor();
  const card = page.getByRole('article', { name: 'Card for Table 5' });
  await card.getByText('Scan to order').waitFor();
  expect(await card.getByRole('heading').textContent()).toBe(displayName);
  await card.getByText(menuLink().replace('http://', '')).waitFor();
  const code = await codeOnScreen();
  expect(readQr(code).text).toBe(menuLink());
  expectLogoInTheMiddle(code);
  expect(await page.title()).toBe(`Table cards · ${displayName}`);

  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.locator('body').getAttribute('data-printed')).toBe('yes');
  expect(await problemsOnPhone(page)).toEqual([]);
  expect(await papersOf(page)).toEqual(['595x842', '595x842']);
  await page.getByLabel('Paper').selectOption('a6');
  await page.getByText('5 cards on 5 A6 sheets').waitFor();
  expect(await papersOf(page)).toEqual(Array(5).fill('298x420'));

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'Table cards' }).isVisible()).toBe(false);
  expect(await card.getByRole('img').isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Menu QR Code' }).waitFor();
});

test('a printed menu page is a sheet with the code, the dishes and their prices', async () => {
  await page.goto(menuLink());
  const sheet = page.getByRole('article', { name: 'Menu of Teen Katori Mess' });
  const print = () => dispatchEvent(new Event('beforeprint'));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(async () => [await page.evaluate(print), await sheet.count()][1]).toBe(1);
  const code = await sheet.getByRole('img', { name: 'QR code of the menu' }).getAttribute('src');
  expect(readQr(code ?? '').text).toBe(menuLink());
  const drinks = sheet.getByRole('region', { name: 'Drinks & Sweets' });
  expect(await drinks.innerText()).toMatch(/Masala Chai.*₹\s?15/s);
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await sheet.waitFor({ state: 'detached' });
  await page.emulateMedia({ media: null });

  await openOverview();
  await page.getByRole('link', { name: 'Print Menu' }).click();
  await drinks.waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);
});

test('keeps the overview accessible', async () => {
  await openOverview();
  await codeOnScreen();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect(await violationsOn(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
});

/** The logo takes 20 % of the width, with a white margin. Rule: qr-5 */
function expectLogoInTheMiddle(code: string): void {
  const white = [255, 255, 255];
  for (const [x, y] of [
    [0.5, 0.5],
    [0.41, 0.5],
    [0.59, 0.5],
    [0.5, 0.41],
    [0.5, 0.59],
  ] as const) {
    expect(colorAt(code, x, y)).toEqual(red);
  }
  for (const at of [0.391, 0.609]) {
    expect(colorAt(code, at, 0.5)).toEqual(white);
    expect(colorAt(code, 0.5, at)).toEqual(white);
  }
}

/** The sizes of the printed pages, in points. */
async function papersOf(printed: Page): Promise<string[]> {
  const pdf = await printed.pdf({ preferCSSPageSize: true });
  const boxes = pdf.toString('latin1').matchAll(/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points))).join('x'),
  );
}

type Rgb = [number, number, number];

/** A picture of one colour. */
function plainPng(width: number, height: number, color: Rgb): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...color, 255], at);
  return PNG.sync.write(png);
}

/** The colour of a picture at x and y, both from 0 to 1. */
function colorAt(dataUrl: string, x: number, y: number): Rgb {
  const { data, width, height } = PNG.sync.read(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'));
  const at = 4 * (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1)));
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function pngUrl(file: Buffer): string {
  return `data:image/png;base64,${file.toString('base64')}`;
}
