import { startPlatform } from '@thali/local/platform';
import type { Platform, PlatformOptions } from '@thali/local/platform-options';
import { builtSite } from '@thali/local/site/built-site';
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

const openBrowser = Symbol.for('thali.tests.browser');
const shelf = globalThis as { [openBrowser]?: Promise<Browser> };

/**
 * The browser of all files that this process runs: it outlives their modules, and ends with the process. Whoever
 * takes part opens contexts of its own and closes them.
 */
export async function sharedBrowser(): Promise<Browser> {
  const open = await shelf[openBrowser];
  if (open?.isConnected()) return open;
  const launching = launchBrowser();
  shelf[openBrowser] = launching;
  return launching;
}

/** Our own arguments: those that the package proposes would switch off what the journeys look at. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserExecutable(), args: ['--no-sandbox'] });
}
