import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform, PlatformOptions } from '@thali/local/platform-options';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { sharedBrowser, startJourneyPlatform } from './browser.ts';
import { type Device, startVisit, type Visit, type Workers } from './browser-visit.ts';
import { messUrl } from './mess-url.ts';

/** The platform and browser of one test file, from the first hook on. */
export interface Journey {
  readonly platform: Platform;
  /** The data folder of the platform. */
  readonly dataDir: string;
  readonly browser: Browser;
  /** URL of the main site. */
  readonly siteUrl: string;
  /** An address on the host of a mess. Default: the demo mess. */
  messUrl(path: string, subdomain?: string): string;
}

type Options = Omit<Partial<PlatformOptions>, 'dataDir'> & {
  /** Loads pictures, which makes a page 1.5 times as slow. */
  pictures?: boolean;
};

/**
 * Starts a platform for this file, and uses the shared browser of the process. Both start in a hook, so a file
 * without selected tests starts nothing. Read the members only inside hooks and tests.
 */
export function useJourney({ pictures = false, ...options }: Options = {}): Journey {
  let dataDir: string | undefined;
  let platform: Platform | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'thali-journey-'));
    const database = { endpoint: inject('journeyDynamo'), table: `journey-${randomUUID()}` };
    [platform, browser] = await Promise.all([
      startJourneyPlatform({ database, ...options, dataDir }),
      sharedBrowser({ pictures }),
    ]);
  });
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    await platform?.stop();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });
  return {
    get platform() {
      return afterStart(platform);
    },
    get dataDir() {
      return afterStart(dataDir);
    },
    get browser() {
      return afterStart(browser);
    },
    get siteUrl() {
      return afterStart(platform).url;
    },
    messUrl: (path, subdomain) => messUrl(afterStart(platform), path, subdomain),
  };
}

/**
 * Opens a new visit for each test of the file. The members belong to the running test, so tests must not run
 * concurrently.
 */
export function useVisit(journey: Journey, device: Device, workers?: Workers): Visit {
  let visit: Visit | undefined;
  beforeEach(async () => {
    visit = await startVisit(journey.browser, device, workers);
  });
  afterEach(() => visit?.close());
  return {
    get page() {
      return afterStart(visit).page;
    },
    get problems() {
      return afterStart(visit).problems;
    },
    get apiCalls() {
      return afterStart(visit).apiCalls;
    },
    isQuiet: () => afterStart(visit).isQuiet(),
    documentCount: () => afterStart(visit).documentCount(),
    close: () => afterStart(visit).close(),
  };
}

function afterStart<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Available from the first hook on');
  return value;
}
