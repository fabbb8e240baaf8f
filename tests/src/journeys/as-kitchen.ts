/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { readQr } from '../support/read-qr.ts';

/** The cook turns to something else for a moment: what could still be undone goes out. */
export function lookAway(kitchen: Page): Promise<void> {
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

interface Heard extends Window {
  /** Sounds that go round and round at this moment. */
  loops?: number;
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens a code in the owner's settings. @returns what a camera reads of it */
export async function newCode(owner: Page, button = 'Add a Device'): Promise<string> {
  await press(owner, button);
  const picture = owner.getByRole('img', { name: /lets one device/ });
  const link = readQr((await picture.getAttribute('src')) ?? '').text;
  if (!link) throw new Error('The code can’t be read');
  return link;
}

/** A tablet comes in by what its camera read. */
export async function comeIn(tablet: Page, link: string, name: string): Promise<void> {
  await tablet.goto(link);
  await tablet.getByLabel('Name of this device').fill(name);
  await press(tablet, 'Use This Device');
  await tablet.waitForURL(new URL(new URL(link).pathname, link).href);
}

/** Has the pages of a browser count the sounds that repeat; call it before they open. */
export function listen(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const { start, stop } = AudioBufferSourceNode.prototype;
    const counted = window as Heard;
    counted.loops = 0;
    AudioBufferSourceNode.prototype.start = function (...args) {
      if (this.loop) counted.loops = (counted.loops ?? 0) + 1;
      start.apply(this, args);
    };
    AudioBufferSourceNode.prototype.stop = function (...args) {
      if (this.loop) counted.loops = (counted.loops ?? 0) - 1;
      stop.apply(this, args);
    };
  });
}

export const rings = (page: Page) => page.waitForFunction(() => (window as Heard).loops === 1);
export const isSilent = (page: Page) => page.waitForFunction(() => (window as Heard).loops === 0);
