/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { useJourney } from '../support/use-journey.ts';
import { changeSettings } from './as-owner.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();

test('a mess turns on bills, a guest prints a bill, and the owner downloads the month', {
  tags: 'long',
}, async () => {
  const { page: dashboard, problems } = await startVisit(journey.browser, 'desktop');
  await openDashboard(dashboard, journey.siteUrl, '/vendor/settings/bills');
  const section = dashboard.getByRole('region', { name: 'Bills', exact: true });
  await section.getByRole('switch', { name: 'Give bills' }).check();
  await dashboard.getByText('Setting updated', { exact: true }).waitFor();
  await section.getByLabel('FSSAI number').fill('1152 1999 000123');
  await section.getByLabel('GST', { exact: true }).selectOption('regular');
  await section.getByText('Enter the GSTIN, or choose that you are not registered').waitFor();
  await section.getByLabel('GSTIN').fill('27aapfu0939f1zv');
  await section.getByLabel('GSTIN').press('Tab');
  await section.getByText('Saved', { exact: true }).waitFor();

  const guest = { name: 'Meera Joshi', phone: '+919876512377', dishes: { 'veg-thali': 1 } };
  const { id, tracking_token: token } = await placeDemoOrder(journey.siteUrl, guest);
  await moveDemoOrder(journey.siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);

  const { page: phone } = await startVisit(journey.browser, 'phone');
  await phone.goto(journey.messUrl(`/orders/${id}#token=${token}`));
  await phone.getByRole('link', { name: 'View bill' }).click();
  const bill = phone.getByRole('article', { name: 'Bill' });
  await bill.getByText('Tax invoice').waitFor();
  const text = await bill.innerText();
  expect(text).toMatch(/S\/20\d\d-\d\d\/\d{6}/);
  for (const part of ['FSSAI 11521999000123', 'GSTIN 27AAPFU0939F1ZV', 'CGST 2.5%']) {
    expect(text).toContain(part);
  }
  await expect.poll(() => pagesOf(phone)).toEqual({ pages: 1, widthMm: 80 });
  await phone.getByLabel('Paper').selectOption('58');
  await expect.poll(() => pagesOf(phone)).toEqual({ pages: 1, widthMm: 58 });

  const download = dashboard.waitForEvent('download');
  await section.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(id.slice(-6));
  expect(problems).toEqual([]);
});

test('offers the GSTIN of one form in the other form, without storing it', {
  tags: 'long',
}, async () => {
  const { page } = await startVisit(journey.browser, 'desktop');
  const token = await kitchenToken(journey.siteUrl);
  const setBills = (bill: object) => changeSettings(journey.siteUrl, { bill });
  const setReceipts = (gstin: string | null) =>
    callSite(journey.siteUrl, 'PUT', '/billing/gstin', { token, body: { gstin } });
  onTestFinished(async () => {
    await setReceipts(null);
  });

  await setBills({ is_on: false, scheme: 'none' });
  await setReceipts('27AAPFU0939F1ZV');
  await openDashboard(page, journey.siteUrl, '/vendor/settings/bills');
  const section = page.getByRole('region', { name: 'Bills', exact: true });
  const field = section.getByLabel('GSTIN');
  expect(await field.inputValue()).toBe('');
  await section.getByLabel('GST', { exact: true }).selectOption('regular');
  await section.getByText('From Billing. Change it if your bills need another.').waitFor();
  expect(await field.inputValue()).toBe('27AAPFU0939F1ZV');

  await setReceipts(null);
  await setBills({ is_on: false, scheme: 'regular', gstin: '29AAGCB7383J1Z4' });
  await page.goto(`${journey.siteUrl}/billing`);
  await page.getByText('From your bill settings.', { exact: false }).waitFor();
  expect(await page.getByLabel('Your GSTIN').inputValue()).toBe('29AAGCB7383J1Z4');
  const { billing } = await callSite(journey.siteUrl, 'GET', '/billing', { token });
  expect(billing).toMatchObject({ gstin: null });
});

/** The number and the width of the pages that a printer gets. */
async function pagesOf(page: Awaited<ReturnType<typeof startVisit>>['page']) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, points] = /MediaBox \[0 0 ([\d.]+)/.exec(pdf) ?? [];
  return {
    pages: Number(/\/Count (\d+)/.exec(pdf)?.[1]),
    widthMm: Math.round((Number(points) / 72) * 25.4),
  };
}
