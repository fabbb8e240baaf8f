import { startPlatform } from '@thali/local/platform';
import type { Platform, PlatformOptions } from '@thali/local/platform-options';
import { builtSite } from '@thali/local/site/build-site';
import { type Browser, chromium } from 'playwright-core';
import { browserExecutable } from './browser-executable.ts';

/** The same platform as `npm start`, with the built site, on a table in memory. */
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

const openBrowsers = Symbol.for('thali.tests.browsers');
const shelf = globalThis as { [openBrowsers]?: Map<boolean, Promise<Browser>> };

/** The first four are what Playwright sets, which this argument replaces: a mouse that hovers. */
const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/** A page lives for seconds here: optimising its code costs more than it saves. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev';

/**
 * The browser of all files that this process runs: it outlives their modules, and ends with the process. Each file
 * opens contexts of its own and closes them.
 * @param pictures  pictures are loaded too, for what is looked at; without them a page takes two thirds of the time
 */
export async function sharedBrowser({ pictures = false } = {}): Promise<Browser> {
  shelf[openBrowsers] ??= new Map();
  const browsers = shelf[openBrowsers];
  const open = await browsers.get(pictures);
  if (open?.isConnected()) return open;
  const launching = launchBrowser([withoutOptimising, ...(pictures ? [] : [withoutPictures])]);
  browsers.set(pictures, launching);
  return launching;
}

/** Our own arguments: those that the package proposes would switch off what the journeys look at. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserExecutable(),
    args: ['--no-sandbox', ...args],
  });
}
