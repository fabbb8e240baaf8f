import { chromium } from 'playwright-core';
import { type Device, type Driver, sizes } from './driver.ts';

interface Chromium {
  executablePath: string;
  libraries?: string;
  /** Runs in each document before its own scripts. */
  initScript?: string;
}

export async function launchChromium(
  { executablePath, libraries, initScript }: Chromium,
  device: Device,
): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    ...(libraries && { env: { LD_LIBRARY_PATH: libraries } }),
  });
  const page = await browser.newPage({
    viewport: sizes[device],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  if (initScript) await page.addInitScript(initScript);
  const uncaught: string[] = [];
  const logged: string[] = [];
  page.on('pageerror', ({ message, stack }) => uncaught.push(stack || message));
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    problems: async () => ({ uncaught, logged }),
    close: () => browser.close(),
  };
}
