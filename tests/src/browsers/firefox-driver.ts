import puppeteer from 'puppeteer-core';
import { type Device, type Driver, sizes } from './driver.ts';

export const firefoxPath = '/usr/bin/firefox-esr';

/** Uses WebDriver BiDi, which an unpatched Firefox supports. */
export async function launchFirefox(device: Device): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  await page.setViewport(sizes[device]).catch(ignoreUnknownCommand);
  const uncaught: string[] = [];
  const logged: string[] = [];
  page.on('pageerror', (error) =>
    uncaught.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    problems: async () => ({ uncaught, logged }),
    close: () => browser.close(),
  };
}

/** Puppeteer sets an orientation with the size. Firefox ESR 140 supports only the size. */
function ignoreUnknownCommand(error: unknown): void {
  if (!String(error).includes('unknown command')) throw error;
}
