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

/** Our own arguments: those that the package proposes would switch off what the journeys look at. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserExecutable(), args: ['--no-sandbox'] });
}
