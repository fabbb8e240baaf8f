/** @module-tag long */
/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { latinWords } from '../../../web/src/lib/texts/latin-words.ts';
import { texts as billHi } from '../../../web/src/orders/bill/bill-texts.hi.ts';
import { texts as billMr } from '../../../web/src/orders/bill/bill-texts.mr.ts';
import { texts as cartHi } from '../../../web/src/storefront/cart/cart-texts.hi.ts';
import { texts as cartMr } from '../../../web/src/storefront/cart/cart-texts.mr.ts';
import { texts as checkoutHi } from '../../../web/src/storefront/cart/checkout-texts.hi.ts';
import { texts as checkoutMr } from '../../../web/src/storefront/cart/checkout-texts.mr.ts';
import { texts as menuHi } from '../../../web/src/storefront/menu/menu-texts.hi.ts';
import { texts as menuMr } from '../../../web/src/storefront/menu/menu-texts.mr.ts';
import { violationsOn } from '../support/accessibility.ts';
import { callSite } from '../support/call-site.ts';
import { moveDemoOrder } from '../support/demo-orders.ts';
import { overflowOn } from '../support/overflow.ts';
import { phone } from '../support/screen-problems.ts';
import { siteCodeTo } from '../support/site-outbox.ts';
import { openStillPage, settle } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { newPhone } from './as-newcomer.ts';
import { changeSettings } from './as-owner.ts';

const journey = useJourney();

const texts = {
  hi: { ...menuHi, ...cartHi, ...checkoutHi, ...billHi },
  mr: { ...menuMr, ...cartMr, ...checkoutMr, ...billMr },
};

const guest = 'Ravi Deshmukh';

/** Words that the mess, the guest or the system wrote, and the names of languages. */
let typedWords: Set<string>;

beforeAll(async () => {
  const { requirePhoneProofs } = await import('@thali/functions/vendors/change-vendor.table');
  await requirePhoneProofs(demoIds.vendor('demo'), new Date());
  await changeSettings(journey.siteUrl, { bill: { isOn: true, scheme: 'none' } });
  const storefront = await callSite(journey.siteUrl, 'GET', '/storefront/demo');
  typedWords = new Set([storefront, guest, 'am pm English'].flatMap(wordsBelow));
});

test.each(['hi', 'mr'] as const)(
  'a guest orders, pays and gets a bill in %s',
  async (language) => {
    await changeSettings(journey.siteUrl, {
      languages: { offered: ['en', 'hi', 'mr'], first: language },
    });
    const page = await openStillPage(journey.browser, phone);
    const problems: string[] = [];
    const check = async (screen: string) =>
      problems.push(...(await problemsIn(page, language)).map((text) => `${screen}: ${text}`));
    await orderInLanguage(page, language, check);
    await lookAtOtherScreens(page, check);
    await page.context().close();
    expect(problems.join('\n')).toBe('');
  },
  300_000,
);

type Check = (screen: string) => Promise<unknown>;

async function orderInLanguage(page: Page, language: 'hi' | 'mr', check: Check): Promise<void> {
  const words = texts[language];
  const number = newPhone();
  await page.goto(journey.messUrl('/menu/demo'));
  await page.getByRole('article').nth(20).waitFor();
  await check('menu');
  await page
    .locator(`[data-press="dish ${demoIds.item('demo', 'special-thali')}"]`)
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
  await check('dish');
  await page.keyboard.press('Escape');
  await page.locator(`[data-press="add ${demoIds.item('demo', 'veg-thali')}"]`).click();
  await page.getByRole('button', { name: words.viewCart.trim() }).click();
  await page.getByRole('button', { name: words.placeOrder, exact: true }).waitFor();
  await check('cart');
  await page.getByRole('button', { name: words.placeOrder, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.guestCheckout });
  await dialog.getByLabel(words.name).fill(guest);
  await dialog.getByLabel(words.phone).fill(number);
  await check('guest checkout');
  await dialog.getByRole('button', { name: words.placeOrderOf.slice(0, -3) }).click();
  const question = page.getByRole('dialog', { name: words.confirmPhone });
  await question.getByRole('textbox').fill('000000');
  await question.getByRole('alert').filter({ hasText: 'OTP' }).waitFor();
  await check('code');
  await question.getByRole('textbox').fill(await siteCodeTo(journey.siteUrl, `+91${number}`));
  await page.getByRole('heading', { name: words.orderPlaced }).waitFor();
  await check('order placed');
  await page.getByRole('link', { name: words.trackOrder }).click();
  await page.waitForURL(/\/orders\/[0-9A-Z]{26}$/);
  const orderId = new URL(page.url()).pathname.slice('/orders/'.length);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('order');
  for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const) {
    await moveDemoOrder(journey.siteUrl, orderId, [status]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check(`order, ${status}`);
  }
  await page.goto(journey.messUrl(`/payment/${orderId}`));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('payment');
  await page.goto(journey.messUrl(`/orders/${orderId}`));
  await page.getByRole('link', { name: words.viewBill }).click();
  await page.getByRole('article', { name: words.bill }).getByText(words.total).waitFor();
  await check('bill');
}

async function lookAtOtherScreens(page: Page, check: Check): Promise<void> {
  for (const path of ['/menu/demo?tab=orders', '/menu/demo?tab=favorites', '/menu/demo/week']) {
    await page.goto(journey.messUrl(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await check(path);
  }
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(journey.messUrl(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await check(path);
  }
}

async function problemsIn(page: Page, language: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await settle(page);
    const found = await overflowOn(page);
    const isLarge = width === 1280;
    if (width > 320)
      found.push(...(await violationsOn(page, isLarge ? {} : { without: ['target-size'] })));
    problems.push(...found.map((text) => `${width} px: ${text}`));
  }
  await page.setViewportSize(phone);
  const { lang, texts: shown } = await page.evaluate(readTexts);
  if (lang !== language) problems.push(`lang is ${lang}`);
  for (const text of shown) {
    const foreign = wordsIn(text).filter((word) => !isAllowed(word));
    if (foreign.length > 0) problems.push(`“${text}” has ${foreign.join(', ')}`);
  }
  return problems;
}

/** The words of all strings below a value. */
function wordsBelow(value: unknown): string[] {
  if (typeof value === 'string') return wordsIn(value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(wordsBelow)
    : [];
}

function isAllowed(word: string): boolean {
  // Ids are in capital letters.
  return /^[A-Z]{1,6}$/.test(word) || latinWords.includes(word) || typedWords.has(word);
}

/** The words in Latin letters, without ids and addresses. */
function wordsIn(text: string): string[] {
  return (
    text.replaceAll(/\S*(?:\d[A-Z]|[A-Z]\d|\/|@)\S*/g, ' ').match(/[A-Za-z]+(?:-[A-Za-z]+)*/g) ?? []
  );
}

/** Runs in the page. The visible texts and the names for screen readers, without texts in another language. */
function readTexts(): { lang: string; texts: string[] } {
  const isForeign = (element: Element | null) => element?.closest('[lang]')?.localName !== 'html';
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.matches('script, style, noscript') || isForeign(parentElement)) continue;
    texts.push(textContent?.trim() ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!isForeign(element)) texts.push(element.getAttribute(name) ?? '');
    }
  }
  return { lang: document.documentElement.lang, texts: [...new Set(texts)].filter(Boolean) };
}
