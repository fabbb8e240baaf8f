import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform, PlatformOptions } from '@thali/local/platform-options';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { sharedBrowser, startJourneyPlatform } from './browser.ts';
import { type Device, startVisit, type Visit } from './browser-visit.ts';
import { messUrl } from './mess-url.ts';

/** What the tests of one file share; all of it is there from the first hook on. */
export interface Journey {
  readonly platform: Platform;
  /** Where the platform keeps its files. */
  readonly dataDir: string;
  readonly browser: Browser;
  /** Of the main site. */
  readonly siteUrl: string;
  /** An address on the own host of a mess; of the demo mess when none is named. */
  messUrl(path: string, subdomain?: string): string;
}

type Options = Omit<Partial<PlatformOptions>, 'dataDir'> & {
  /** The browser loads pictures, which makes a page half as expensive again. */
  pictures?: boolean;
};

/**
 * A platform of the file's own, from its first test to its last, and the browser of the process. They start in a
 * hook and not at once, so that nothing runs for a file of which no test is chosen: hence members that are asked
 * for late.
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
      return started(platform);
    },
    get dataDir() {
      return started(dataDir);
    },
    get browser() {
      return started(browser);
    },
    get siteUrl() {
      return started(platform).url;
    },
    messUrl: (path, subdomain) => messUrl(started(platform), path, subdomain),
  };
}

/**
 * A visit of its own for each test of the file, under one name: it is the one of the test that runs. Not for
 * tests that run at once.
 */
export function useVisit(journey: Journey, device: Device): Visit {
  let visit: Visit | undefined;
  beforeEach(async () => {
    visit = await startVisit(journey.browser, device);
  });
  afterEach(() => visit?.close());
  return {
    get page() {
      return started(visit).page;
    },
    get problems() {
      return started(visit).problems;
    },
    get apiCalls() {
      return started(visit).apiCalls;
    },
    isQuiet: () => started(visit).isQuiet(),
    documentCount: () => started(visit).documentCount(),
    close: () => started(visit).close(),
  };
}

function started<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('It is there from the first hook on');
  return thing;
}
