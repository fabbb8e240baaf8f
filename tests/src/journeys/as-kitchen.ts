/// <reference lib="dom" />
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { readQr } from '../support/read-qr.ts';

/** Hides and shows the page. A kitchen page that becomes hidden sends the steps that still wait for an undo. */
export function hideAndShowPage(kitchen: Page): Promise<void> {
  return kitchen.evaluate(() => {
    for (const visibilityState of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

interface CountingWindow extends Window {
  /** The number of sounds that loop now. */
  loops?: number;
}

export const press = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens a QR code for a device in the owner's settings. @returns the link in the code */
export async function newDeviceLink(owner: Page, button = 'Add a Device'): Promise<string> {
  await press(owner, button);
  const picture = owner.getByRole('img', { name: /connects one device/ });
  const link = readQr((await picture.getAttribute('src')) ?? '').text;
  if (!link) throw new Error('The code can’t be read');
  return link;
}

/** Enrolls a tablet with the link of a QR code. */
export async function enrollDevice(tablet: Page, link: string, name: string): Promise<void> {
  await tablet.goto(link);
  await tablet.getByLabel('Name of this device').fill(name);
  await press(tablet, 'Use This Device');
  await tablet.waitForURL(new URL(new URL(link).pathname, link).href);
}

/** Counts the looping sounds of the browser's pages. Call it before the pages open. */
export function countSounds(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const { start, stop } = AudioBufferSourceNode.prototype;
    const counting = window as CountingWindow;
    counting.loops = 0;
    AudioBufferSourceNode.prototype.start = function (...args) {
      if (this.loop) counting.loops = (counting.loops ?? 0) + 1;
      start.apply(this, args);
    };
    AudioBufferSourceNode.prototype.stop = function (...args) {
      if (this.loop) counting.loops = (counting.loops ?? 0) - 1;
      stop.apply(this, args);
    };
  });
}

export const waitForRinging = (page: Page) =>
  page.waitForFunction(() => (window as CountingWindow).loops === 1);
export const waitForSilence = (page: Page) =>
  page.waitForFunction(() => (window as CountingWindow).loops === 0);
