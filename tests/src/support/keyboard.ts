/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { settle } from './still-page.ts';

export interface Keyboard {
  /** Tab by Tab (or Shift+Tab by Shift+Tab) to a control; each stop on the way must be seen. */
  tabTo(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** A key on what has the focus. What it brings about must leave the focus somewhere. */
  press(key: string, outcome: Locator): Promise<void>;
  type(text: string): Promise<void>;
}

const mostStops = 120;

/** A person who has nothing but keys. */
export function keyboardOn(page: Page): Keyboard {
  return {
    async tabTo(target, key = 'Tab') {
      await target.waitFor({ state: 'attached' });
      for (let stop = 0; stop < mostStops; stop += 1) {
        if (stop > 0 || !(await hasFocus(target))) await page.keyboard.press(key);
        // Past the last control come the browser's own; the next key leads back in.
        if ((await nameOfFocus(page)) === 'body') await page.keyboard.press(key);
        await expectSeenFocus(page);
        if (await hasFocus(target)) return;
      }
      throw new Error(`${key} does not lead to ${target}`);
    },
    async press(key, outcome) {
      // A busy button does nothing.
      await page.locator(':focus:not([aria-busy=true])').waitFor({ state: 'attached' });
      const pressed = await nameOfFocus(page);
      await page.evaluate(() => Object.assign(window, { wasPressed: true }));
      await page.keyboard.press(key);
      await outcome.waitFor();
      await settle(page);
      const focus = await nameOfFocus(page);
      if (focus === 'body' && (await isSameDocument(page)))
        throw new Error(`${key} on ${pressed} loses the focus`);
    },
    type: (text) => page.keyboard.type(text),
  };
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Another one begins at its top, as documents do. */
async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'wasPressed' in window);
}

async function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'body';
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined;
    const name = activeElement.ariaLabel ?? (label ?? activeElement).textContent?.trim();
    return `${activeElement.localName} “${name}”`;
  });
}

/** The focus shows by an outline on the control or on its visible stand-in, and nothing covers it. */
async function expectSeenFocus(page: Page): Promise<void> {
  const problem = await page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return 'is on nothing';
    if (!control.matches(':focus-visible')) return 'is not :focus-visible';
    const standIns = [control, control.closest('label'), control.nextElementSibling];
    const outlined = standIns.find((element) => {
      // What only screen readers get is a pixel wide.
      if (!element || element.getBoundingClientRect().width < 4) return false;
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    });
    if (!outlined) return 'has no outline';
    return isUncovered(outlined, control) ? undefined : 'is covered';

    function isUncovered(element: Element, control: Element): boolean {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const seen = document.elementFromPoint(left + width * x, top + height * y);
          return element.contains(seen) || control.contains(seen);
        }),
      );
    }
  });
  if (problem) throw new Error(`The focus ${problem}: ${await nameOfFocus(page)}`);
}
