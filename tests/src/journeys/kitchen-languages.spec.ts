/** @module-tag long */
/// <reference lib="dom" />
import { randomUUID } from 'node:crypto';
import { demoIds } from '@thali/local/seed/demo-ids';
import { weekdays } from '@thali/shared/time/ist';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import * as board from '../../../web/src/kitchen/board/controls-texts.hi.ts';
import * as boardMr from '../../../web/src/kitchen/board/controls-texts.mr.ts';
import * as controls from '../../../web/src/kitchen/controls-texts.hi.ts';
import * as controlsMr from '../../../web/src/kitchen/controls-texts.mr.ts';
import * as counter from '../../../web/src/kitchen/counter/counter-texts.hi.ts';
import * as counterMr from '../../../web/src/kitchen/counter/counter-texts.mr.ts';
import * as device from '../../../web/src/kitchen/device/device-texts.hi.ts';
import * as deviceMr from '../../../web/src/kitchen/device/device-texts.mr.ts';
import * as kitchen from '../../../web/src/kitchen/kitchen-texts.hi.ts';
import * as kitchenMr from '../../../web/src/kitchen/kitchen-texts.mr.ts';
import * as pots from '../../../web/src/kitchen/pots/pots-texts.hi.ts';
import * as potsMr from '../../../web/src/kitchen/pots/pots-texts.mr.ts';
import * as scan from '../../../web/src/kitchen/scan/scan-texts.hi.ts';
import * as scanMr from '../../../web/src/kitchen/scan/scan-texts.mr.ts';
import * as staff from '../../../web/src/orders/staff/staff-texts.hi.ts';
import * as staffMr from '../../../web/src/orders/staff/staff-texts.mr.ts';
import { violationsOn } from '../support/accessibility.ts';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, placeDemoOrder } from '../support/demo-orders.ts';
import { latinOnPage, stringsOf } from '../support/latin-on-page.ts';
import { passBody, passType } from '../support/make-pass.ts';
import { overflowOn } from '../support/overflow.ts';
import { settle } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { press } from './as-kitchen.ts';

const journey = useJourney();
const vendorId = demoIds.vendor('demo');

const languages = {
  hi: {
    ...{ name: 'हिन्दी', board: board.texts, controls: controls.texts, counter: counter.texts },
    ...{ device: device.texts, kitchen: kitchen.texts, pots: pots.texts, scan: scan.texts },
    ...{ staff: staff.texts, live: 'लाइव', ticket: /टोकन \d+.*व्हेज थाळी.*कुल: 1/ },
  },
  mr: {
    ...{
      name: 'मराठी',
      board: boardMr.texts,
      controls: controlsMr.texts,
      counter: counterMr.texts,
    },
    ...{ device: deviceMr.texts, kitchen: kitchenMr.texts, pots: potsMr.texts, scan: scanMr.texts },
    ...{ staff: staffMr.texts, live: 'लाइव्ह', ticket: /टोकन \d+.*व्हेज थाळी.*एकूण: 1/ },
  },
} as const;

/** One meal is over since midnight, and one lasts all day. */
const meals = [
  { id: 'DAWN', name: 'न्याहारी', from: '00:00', to: '00:01', weekdays: [...weekdays] },
  {
    ...{ id: passType.meals[0] ?? '', name: 'जेवण' },
    ...{ from: '00:02', to: '23:59', weekdays: [...weekdays] },
  },
];

let token: string;
const send = (method: string, path: string, body?: object) =>
  callSite(journey.siteUrl, method, path, {
    ...{ token, body },
    headers: { 'idempotency-key': randomUUID() },
  });

beforeAll(async () => {
  token = await kitchenToken(journey.siteUrl);
  const { menu_items } = await callSite(journey.siteUrl, 'GET', '/storefront/demo');
  const rule = { meal_id: meals[1]?.id, skip_until: { days_before: 0, time: '09:00' } };
  await send('PUT', `/vendors/${vendorId}`, {
    settings: {
      ...{ tokens: true, tables: 12, meals },
      passes: { meals: [{ ...rule, min_skip_days: 1, max_skips: 31 }], grace: 0 },
      pots: {
        run_out_one_in: 10,
        dishes: menu_items.slice(0, 3).map(({ id }) => ({ item_id: id, portions: 20 })),
      },
    },
  });
  await send('PUT', `/vendors/${vendorId}/pass-types`, { types: [passType], known_revision: 0 });
  for (const name of ['Asha', 'Ravi', 'Meera'])
    await send('POST', `/vendors/${vendorId}/passes`, passBody({ name }));
});

const placeOrder = (name: string, dishes: Record<string, number>, note?: string) =>
  placeDemoOrder(journey.siteUrl, { name, phone: '+919876512340', dishes, ...(note && { note }) });

/** Opens a device in a language, from the page that enrols it. */
async function enroll(language: keyof typeof languages, kind: 'kitchen' | 'counter' | 'board') {
  const codes = `/vendors/${vendorId}/kitchen-devices/codes`;
  const { enroll_url } = await send('POST', codes, { kind });
  const { page } = await startVisit(journey.browser, 'desktop');
  await page.goto(String(enroll_url));
  await press(page, languages[language].name);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  await page.getByLabel(languages[language].device.deviceNameLabel).fill(kind);
  return page;
}

/** Collects the problems of screens at three widths: Latin words, overflow, the language and axe. */
async function screenChecks(language: string) {
  const problems: string[] = [];
  const answers = await Promise.all([
    send('GET', '/kitchen'),
    callSite(journey.siteUrl, 'GET', '/storefront/demo'),
    send('GET', `/vendors/${vendorId}/meals/roster`),
  ]);
  const typed = answers
    .flatMap(stringsOf)
    .flatMap((text) => [text, text.slice(-6), ...text.split(', ')])
    .filter((text) => text.length > 2)
    .concat('kitchen', 'counter', 'board', 'English', 'Sunita', new URL(journey.messUrl('/')).host);
  return {
    ...{ problems, typed },
    async check(page: Page, screen: string) {
      const report = (width: number, texts: readonly string[]) =>
        problems.push(...texts.map((text) => `${screen}, ${width} px: ${text}`));
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await settle(page);
        report(width, await latinOnPage(page, typed));
        report(width, await overflowOn(page));
        if (width !== 320) report(width, await violationsOn(page, { without: ['target-size'] }));
        const lang = await page.evaluate(() => document.documentElement.lang);
        if (lang !== language) report(width, [`the language is ${lang}`]);
      }
    },
  };
}

const closeDialogs = async (page: Page) => {
  while ((await page.locator('dialog[open]').count()) > 0) {
    await page.keyboard.press('Escape');
    await settle(page);
  }
};
const ticket = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test.each(['hi', 'mr'] as const)(
  'a kitchen cooks and hands over in %s',
  {
    timeout: 600_000,
  },
  async (language) => {
    const texts = languages[language];
    const { check, problems } = await screenChecks(language);
    const page = await enroll(language, 'kitchen');
    await check(page, 'join');
    await press(page, texts.device.useDevice);
    await page.getByText(texts.live, { exact: true }).waitFor();
    // The device reports its language in the background.
    await expect
      .poll(async () => {
        const { devices } = await send('GET', `/vendors/${vendorId}/kitchen-devices`);
        return devices.at(-1)?.language;
      })
      .toBe(language);

    await placeOrder('Ravi', { 'masala-chai': 2 });
    await placeOrder('Sunita', { 'veg-thali': 1 }, 'कम तीखा');
    await ticket(page, 'Sunita').getByText('व्हेज थाळी').waitFor();
    await check(page, 'new orders');
    await press(page, texts.kitchen.gotIt);
    const step = (name: string) => ticket(page, 'Sunita').getByRole('button', { name }).click();
    await step(texts.kitchen.moves.confirmed);
    await step(texts.kitchen.moves.preparing);
    await check(page, 'cooking');
    await step(texts.kitchen.moves.ready);
    await check(page, 'cooked');
    await ticket(page, 'Sunita').getByRole('button', { name: texts.kitchen.moreActions }).click();
    await check(page, 'order');
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed =
          document.querySelector('[data-print-now]')?.textContent ?? '';
      };
    });
    await press(page, texts.kitchen.printTicket);
    const printed = () => page.evaluate(() => document.body.dataset.printed);
    await expect.poll(printed).toMatch(texts.ticket);
    await closeDialogs(page);
    await step(texts.kitchen.handedOver);
    await page.getByRole('button', { name: new RegExp(`^${texts.staff.undo}`) }).click();
    await step(texts.kitchen.handedOver);
    await ticket(page, 'Sunita').waitFor({ state: 'detached' });

    await ticket(page, 'Ravi')
      .first()
      .getByRole('button', { name: texts.kitchen.moreActions })
      .click();
    await press(page, texts.kitchen.cancelOrder);
    await check(page, 'cancel');
    await closeDialogs(page);
    await press(page, texts.kitchen.soldOut);
    await check(page, 'dishes today');
    await closeDialogs(page);
    await press(page, texts.kitchen.controls);
    await check(page, 'controls');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.controls.lastHandedOver })
      .click();
    await check(page, 'handed over');
    await closeDialogs(page);
    await press(page, texts.pots.enter);
    await page.getByRole('dialog').getByText(texts.pots.more, { exact: true }).first().click();
    await check(page, 'pots');
    expect(problems).toEqual([]);
  },
);

test.each(['hi', 'mr'] as const)(
  'a scanner gives meals in %s',
  {
    timeout: 400_000,
  },
  async (language) => {
    const texts = languages[language].scan;
    const { check, problems } = await screenChecks(language);
    const page = await enroll(language, 'kitchen');
    await press(page, languages[language].device.useDevice);
    await page.getByText(languages[language].live, { exact: true }).waitFor();
    await page.goto(journey.messUrl('/kitchen?view=scan'));
    await press(page, texts.noPhone);
    await check(page, 'members');
    await page.getByRole('button', { name: /^Asha/ }).click();
    await press(page, texts.undo);
    await check(page, 'undo');
    await press(page, texts.mistake);
    await press(page, texts.giveMealBack);
    await page.getByText(texts.givenBack('जेवण', '').replace(/ · $/, '')).waitFor();
    await check(page, 'given back');
    expect(problems).toEqual([]);
  },
);

test.each(['hi', 'mr'] as const)(
  'a counter sells, and a board shows the orders, in %s',
  {
    timeout: 400_000,
  },
  async (language) => {
    const texts = languages[language];
    const { check, problems, typed } = await screenChecks(language);
    const page = await enroll(language, 'counter');
    await press(page, texts.device.useDevice);
    const dishes = page.getByRole('region', { name: texts.counter.dishes, exact: true });
    await dishes.getByRole('button', { name: /^मसाला चाय/ }).click();
    await check(page, 'counter');
    await page.getByRole('button', { name: new RegExp(`^${texts.counter.cash}`) }).click();
    await check(page, 'sold');
    await press(page, texts.counter.newSale);
    await page.getByRole('button', { name: texts.counter.undoSaleButton }).last().click();
    await check(page, 'undo sale');
    await closeDialogs(page);
    await press(page, texts.counter.closeShiftButton);
    await page.getByLabel(texts.counter.cashCounted).fill('100');
    await check(page, 'shift');

    const tv = await enroll(language, 'board');
    await press(tv, texts.device.useDevice);
    await press(tv, texts.board.settings);
    await check(tv, 'settings of the board');
    await closeDialogs(tv);
    await check(tv, 'board');
    await press(tv, texts.board.settings);
    await press(tv, texts.board.showMenu);
    await tv.locator('.tv-dish').first().waitFor();
    expect(await latinOnPage(tv, typed)).toEqual([]);
    expect(problems).toEqual([]);
  },
);
