/// <reference lib="dom" />
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Device, Driver, Key, TestedBrowser } from './driver.ts';

const artifacts = fileURLToPath(new URL('../../artifacts/browsers', import.meta.url));
const timeoutMs = 20_000;

const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input:not([type=hidden]), textarea',
};

type Role = keyof typeof selectors;

/** Actions and expectations of a person at a browser. */
export interface Screen {
  driver: Driver;
  open(url: string): Promise<void>;
  /** Waits until the screen shows the text. */
  waitForText(text: string): Promise<void>;
  /** Clicks a control by its full accessible name, or by a pattern. */
  click(role: Role, name: string | RegExp): Promise<void>;
  fill(label: string | RegExp, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** @returns the element and name of the focused control, such as `button Close` */
  focusedControl(): Promise<string>;
  /** Waits until `focusedControl()` matches the pattern. */
  waitForFocus(control: RegExp): Promise<void>;
  /** Saves a screenshot. */
  saveScreenshot(step: string): Promise<void>;
}

/**
 * Launches a browser and runs `useScreen`.
 * @throws Error if a step fails, the page has an uncaught error or it says 'Something went wrong'. The message has the
 * logged errors and the text on screen.
 */
export async function withScreen(
  browser: TestedBrowser,
  device: Device,
  useScreen: (screen: Screen) => Promise<void>,
): Promise<void> {
  const driver = await browser.launch(device);
  const screen = screenOf(driver, join(artifacts, browser.name.replaceAll(' ', '-').toLowerCase()));
  try {
    await useScreen(screen);
    await expectNoProblems(driver);
  } catch (error) {
    await screen.saveScreenshot(`failed-${device}`).catch(() => undefined);
    const report = await driver.problems().catch(() => ({ uncaught: [], logged: [] }));
    const shown = await shownText(driver).catch(() => '');
    throw new Error(
      [
        `${browser.name}: ${error instanceof Error ? error.message : error}`,
        ...report.uncaught.map((text) => `uncaught: ${text}`),
        ...report.logged.map((text) => `logged: ${text}`),
        `on screen: ${shown.slice(0, 300)}`,
      ].join('\n'),
      { cause: error },
    );
  } finally {
    await driver.close();
  }
}

async function expectNoProblems(driver: Driver): Promise<void> {
  const { uncaught } = await driver.problems();
  if (uncaught.length > 0) throw new Error('The page did not catch an error');
  if (/Something went wrong/.test(await shownText(driver)))
    throw new Error("The page says 'Something went wrong'");
}

function screenOf(driver: Driver, folder: string): Screen {
  const findPlace = async (role: Role, name: string | RegExp) => {
    const pattern = name instanceof RegExp ? name.source : `^${name}$`;
    const search = call(findControl, selectors[role], pattern);
    let before = '';
    return waitFor(driver, `the ${role} ${name}`, async () => {
      const found = await driver.evaluate<Place | null>(search);
      const isStill = found && JSON.stringify(found) === before;
      before = JSON.stringify(found);
      return isStill ? found : undefined;
    });
  };
  const focusedControl = () => driver.evaluate<string>(call(nameOfFocus));
  const click: Screen['click'] = async (role, name) => {
    const { x, y } = await findPlace(role, name);
    await driver.click(x, y);
  };
  return {
    driver,
    open: (url) => driver.open(url),
    waitForText: async (text) => {
      await waitFor(
        driver,
        `“${text}”`,
        async () => (await shownText(driver)).includes(text) || undefined,
      );
    },
    click,
    fill: async (label, text) => {
      await click('field', label);
      await driver.type(text);
    },
    press: (key) => driver.press(key),
    focusedControl,
    waitForFocus: async (control) => {
      await waitFor(driver, `the focus on ${control}`, async () => {
        return control.test(await focusedControl()) || undefined;
      });
    },
    saveScreenshot: async (name) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.png`), await driver.screenshot());
    },
  };
}

interface Place {
  x: number;
  y: number;
}

async function waitFor<T>(
  driver: Driver,
  what: string,
  check: () => Promise<T | undefined>,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const result = await check();
    if (result !== undefined) return result;
    await expectNoProblems(driver);
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function shownText(driver: Driver): Promise<string> {
  return driver.evaluate(
    `(document.body ? document.body.innerText : '').replace(/\\s+/g, ' ').trim()`,
  );
}

/** Builds an expression, because some drivers don't take functions. */
function call<A extends string[]>(inPage: (...parameters: A) => unknown, ...parameters: A): string {
  return `(${inPage})(${parameters.map((value) => JSON.stringify(value)).join(', ')})`;
}

/** Runs in the page, also in old browsers. In an open dialog, only its own controls can be pressed. */
function findControl(selector: string, pattern: string): Place | null {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const scope = dialogs[dialogs.length - 1] ?? document;
  for (const control of scope.querySelectorAll<HTMLInputElement>(selector)) {
    const label = control.labels?.[0];
    const name = control.getAttribute('aria-label') ?? (label ?? control).textContent ?? '';
    if (control.matches(':disabled') || !new RegExp(pattern).test(name.replace(/\s+/g, ' ').trim()))
      continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const target = document.elementFromPoint(x, y);
    if (target && (control.contains(target) || label?.contains(target))) return { x, y };
  }
  return null;
}

function nameOfFocus(): string {
  const control = document.activeElement as HTMLInputElement | null;
  if (!control || control === document.body) return 'body';
  const label = control.labels?.[0];
  const name = control.getAttribute('aria-label') ?? (label ?? control).textContent ?? '';
  return `${control.localName} ${name.replace(/\s+/g, ' ').trim()}`;
}
