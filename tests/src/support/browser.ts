import { startPlatform } from '@thali/local/platform';
import type { Platform, PlatformOptions } from '@thali/local/platform-options';
import { buildSite, builtSite } from '@thali/local/site/build-site';
import { type Browser, chromium } from 'playwright-core';
import { browserExecutable } from './browser-executable.ts';

/** Starts the platform of `npm start` with the built site and a table in memory. */
export function startJourneyPlatform(options: Partial<PlatformOptions> = {}): Promise<Platform> {
  return startPlatform({
    port: 0,
    site: { folder: builtSite },
    history: false,
    database: 'memory',
    quiet: true,
    ...options,
  });
}

/** Builds the site, runs `run` with a platform and a browser, and stops both. */
export async function withBuiltSite(
  run: (platform: Platform, browser: Browser) => Promise<void>,
  { history = false, args = [] }: { history?: boolean; args?: readonly string[] } = {},
): Promise<void> {
  await buildSite();
  const [platform, browser] = await Promise.all([
    startJourneyPlatform({ history }),
    launchBrowser(args),
  ]);
  try {
    await platform.historyLoaded;
    await run(platform, browser);
  } finally {
    await browser.close();
    await platform.stop();
  }
}

const openBrowsers = Symbol.for('thali.tests.browsers');
const scope = globalThis as { [openBrowsers]?: Map<boolean, Promise<Browser>> };

/**
 * Turns pictures off. Replaces Playwright's own argument, so this argument repeats Playwright's four settings for a
 * mouse.
 */
const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/** Test pages live for seconds, so optimising their code costs more time than it saves. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev';

/**
 * The browser of all test files in this process. Each file opens and closes its own contexts.
 * @param pictures  loads pictures too. Without pictures a page takes two thirds of the time.
 */
export async function sharedBrowser({ pictures = false } = {}): Promise<Browser> {
  scope[openBrowsers] ??= new Map();
  const browsers = scope[openBrowsers];
  const open = await browsers.get(pictures);
  if (open?.isConnected()) return open;
  const launching = launchBrowser([withoutOptimising, ...(pictures ? [] : [withoutPictures])]);
  browsers.set(pictures, launching);
  return launching;
}

/** Ignores the arguments of the Chromium package, because they disable features that the journeys test. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserExecutable(),
    args: ['--no-sandbox', ...args],
  });
}
