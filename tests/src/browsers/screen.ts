/// <reference lib="dom" />
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Device, Driver, Key, TestedBrowser } from './driver.ts';

const artifacts = fileURLToPath(new URL('../../artifacts/browsers', import.meta.url));
const patienceMs = 20_000;

const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input:not([type=hidden]), textarea',
};

type Role = keyof typeof selectors;

/** What a person does and sees in a browser. */
export interface Screen {
  driver: Driver;
  open(url: string): Promise<void>;
  /** Waits for a text on screen. */
  sees(text: string): Promise<void>;
  /** A name is given in full, or as a pattern. */
  click(role: Role, name: string | RegExp): Promise<void>;
  fill(label: string | RegExp, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Waits until the focus is on a control, given by its element and its name. */
  focuses(control: RegExp): Promise<void>;
  /** Keeps what is on screen as a picture. */
  keep(step: string): Promise<void>;
}

/**
 * One person at one browser. It fails where the page does not catch an error or says that something went wrong, and
 * then tells what the page logged and showed.
 */
export async function atScreen(
  browser: TestedBrowser,
  device: Device,
  act: (screen: Screen) => Promise<void>,
): Promise<void> {
  const driver = await browser.launch(device);
  const screen = screenOf(driver, join(artifacts, browser.name.replaceAll(' ', '-').toLowerCase()));
  try {
    await act(screen);
    await expectNoProblems(driver);
  } catch (error) {
    await screen.keep(`failed-${device}`).catch(() => undefined);
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
    throw new Error('Something went wrong, says the page');
}

function screenOf(driver: Driver, folder: string): Screen {
  const place = async (role: Role, name: string | RegExp) => {
    const pattern = name instanceof RegExp ? name.source : `^${name}$`;
    const search = call(findControl, selectors[role], pattern);
    let before = '';
    return waitFor(driver, `the ${role} ${name}`, async () => {
      const found = await driver.evaluate<Place | null>(search);
      const standsStill = found && JSON.stringify(found) === before;
      before = JSON.stringify(found);
      return standsStill ? found : undefined;
    });
  };
  const click: Screen['click'] = async (role, name) => {
    const { x, y } = await place(role, name);
    await driver.click(x, y);
  };
  return {
    driver,
    open: (url) => driver.open(url),
    sees: async (text) => {
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
    focuses: async (control) => {
      await waitFor(driver, `the focus on ${control}`, async () => {
        const focus = await driver.evaluate<string>(call(nameOfFocus));
        return control.test(focus) || undefined;
      });
    },
    keep: async (name) => {
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
  look: () => Promise<T | undefined>,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await expectNoProblems(driver);
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function shownText(driver: Driver): Promise<string> {
  return driver.evaluate(
    `(document.body ? document.body.innerText : '').replace(/\\s+/g, ' ').trim()`,
  );
}

/** As an expression, since not every driver takes functions. */
function call<A extends string[]>(inPage: (...parameters: A) => unknown, ...parameters: A): string {
  return `(${inPage})(${parameters.map((value) => JSON.stringify(value)).join(', ')})`;
}

/** Runs in the page, with nothing that an old browser lacks. Where a dialog is open, nothing else can be pressed. */
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
    const hit = document.elementFromPoint(x, y);
    if (hit && (control.contains(hit) || label?.contains(hit))) return { x, y };
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
