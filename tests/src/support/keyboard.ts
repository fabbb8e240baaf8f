/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { settle } from './still-page.ts';

export interface Keyboard {
  /**
   * Presses Tab or Shift+Tab until a control has the focus. The focus must be visible at each stop.
   * @returns the number of pressed keys
   */
  tabTo(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<number>;
  /** Presses a key and waits for the outcome. The focus must not get lost. */
  press(key: string, outcome: Locator): Promise<void>;
  type(text: string): Promise<void>;
}

const maxStops = 120;

/** A person who uses only the keyboard. */
export function keyboardOn(page: Page): Keyboard {
  return {
    async tabTo(target, key = 'Tab') {
      await target.waitFor({ state: 'attached' });
      if (await hasFocus(target)) {
        await expectVisibleFocus(page);
        return 0;
      }
      for (let stop = 1; stop <= maxStops; stop += 1) {
        await page.keyboard.press(key);
        // After the last control the focus leaves the page. The next key brings it back.
        if ((await nameOfFocus(page)) === 'body') await page.keyboard.press(key);
        await expectVisibleFocus(page);
        if (await hasFocus(target)) return stop;
      }
      throw new Error(`${key} does not reach ${target}`);
    },
    async press(key, outcome) {
      // A busy button ignores keys.
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

/** False after a page load, which correctly moves the focus to the body. */
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

/** Expects a visible outline on the focused control, on its label or on its next element. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = await page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return 'is on nothing';
    if (!control.matches(':focus-visible')) return 'is not :focus-visible';
    const standIns = [control, control.closest('label'), control.nextElementSibling];
    const outlined = standIns.find((element) => {
      // Elements for screen readers alone are one pixel wide.
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
          const topElement = document.elementFromPoint(left + width * x, top + height * y);
          return element.contains(topElement) || control.contains(topElement);
        }),
      );
    }
  });
  if (problem) throw new Error(`The focus ${problem}: ${await nameOfFocus(page)}`);
}
