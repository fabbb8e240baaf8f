/// <reference lib="dom" />

import type { Platform } from '@thali/local/platform-options';
import type { CheckoutResult } from '@thali/local/stand-ins/razorpay/pay-order';
import type { Page } from 'playwright-core';

interface CheckoutOptions {
  key: string;
  amount: number;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  modal: { ondismiss(): void };
  handler(answer: CheckoutResult): void;
}

declare global {
  interface Window {
    openedCheckouts: { options: CheckoutOptions; failed?: () => void; isClosed?: boolean }[];
  }
}

/** Replaces Razorpay's script. It records each opened Checkout and shows nothing. */
const script = `
  window.openedCheckouts = [];
  window.Razorpay = class {
    constructor(options) { this.record = { options }; }
    on(event, listener) { if (event === 'payment.failed') this.record.failed = listener; }
    open() { window.openedCheckouts.push(this.record); }
    close() { this.record.isClosed = true; this.record.options.modal.ondismiss(); }
  };`;

export interface Checkout {
  /** Number of times that the page loaded the script. */
  scriptLoads(): number;
  /** Waits until Checkout has opened `count` times. @returns the options of the last opening */
  waitUntilOpened(
    count: number,
  ): Promise<Pick<CheckoutOptions, 'key' | 'amount' | 'order_id' | 'prefill'>>;
  /** Fakes a refusal by the bank. The buyer stays in Checkout. */
  refuse(): Promise<void>;
  dismiss(): Promise<void>;
  /** Waits until the site has closed the last Checkout. */
  waitUntilClosed(): Promise<void>;
  /** Pays at the stand-in Razorpay without a webhook. @param amountPaise a wrong amount; default: the requested amount */
  pay(amountPaise?: number): Promise<void>;
}

/** Replaces the page's Checkout with a Checkout that the test controls. */
export async function controlCheckout(page: Page, platform: Platform): Promise<Checkout> {
  let loads = 0;
  await page.route('https://checkout.razorpay.com/**', (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return {
    scriptLoads: () => loads,
    waitUntilOpened: async (count) => {
      await page.waitForFunction((minCount) => window.openedCheckouts?.length >= minCount, count);
      return page.evaluate(() => {
        const { key, amount, order_id, prefill } = window.openedCheckouts.at(-1)?.options ?? {};
        return JSON.parse(JSON.stringify({ key, amount, order_id, prefill }));
      });
    },
    refuse: () => page.evaluate(() => window.openedCheckouts.at(-1)?.failed?.()),
    waitUntilClosed: async () => {
      await page.waitForFunction(() => window.openedCheckouts.at(-1)?.isClosed);
    },
    dismiss: () => page.evaluate(() => window.openedCheckouts.at(-1)?.options.modal.ondismiss()),
    pay: async (amountPaise) => {
      const orderId = await page.evaluate(() => window.openedCheckouts.at(-1)?.options.order_id);
      const url = `${platform.endpoints.razorpay}/local/orders/${orderId}/pay?webhook=none${amountPaise ? `&amount=${amountPaise}` : ''}`;
      const answer: CheckoutResult = await (await fetch(url, { method: 'POST' })).json();
      await page.evaluate((paid) => window.openedCheckouts.at(-1)?.options.handler(paid), answer);
    },
  };
}
