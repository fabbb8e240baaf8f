/// <reference lib="dom" />
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { withBuiltSite } from '../support/browser.ts';
import { startVisit } from '../support/browser-visit.ts';
import { messUrl } from '../support/mess-url.ts';
import { median } from './percentiles.ts';
import { milliseconds, printNote, printTable } from './print.ts';

const visits = 3;

interface Profile {
  bitsPerSecond: number;
  roundTripMs: number;
  /** The factor by which the processor is slower. */
  slowdown: number;
}

const profiles: Record<string, Profile> = {
  'slow phone: 410 kbit/s, 533 ms, processor 6 times slower': {
    bitsPerSecond: 410_000,
    roundTripMs: 533,
    slowdown: 6,
  },
  'fast network: no throttling': { bitsPerSecond: -8, roundTripMs: 0, slowdown: 1 },
};

/** Milliseconds since the start of the visit. */
interface FirstTap {
  painted: number;
  /** When the page accepted a press of 'Add to Cart'. */
  accepted: number;
  /** When the dish was in the cart. */
  inCart: number;
}

/** Presses 'Add to Cart' as soon as the page accepts it, in new visits of the menu by phone. */
export async function benchFirstTap(): Promise<void> {
  await withBuiltSite(async (platform, browser) => {
    const rows: string[][] = [];
    for (const [name, profile] of Object.entries(profiles)) {
      const taps: FirstTap[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        taps.push(await tapFirst(browser, messUrl(platform, '/menu/demo'), profile));
      }
      const figure = (key: keyof FirstTap) => milliseconds(median(taps.map((tap) => tap[key])));
      rows.push([name, figure('painted'), figure('accepted'), figure('inCart')]);
    }
    printTable(
      `First tap on the menu, new visits by phone: medians of ${visits}`,
      ['profile', 'painted', 'first accepted tap', 'its dish in the cart'],
      rows,
    );
    printNote(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  });
}

async function tapFirst(browser: Browser, url: string, profile: Profile): Promise<FirstTap> {
  const { page, close } = await startVisit(browser, 'phone');
  const bytesPerSecond = profile.bitsPerSecond / 8;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  await page.addInitScript(tapWhenPossible);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const tap = await page.waitForFunction(() => (window as TappedWindow).tap, undefined, {
    timeout: 60_000,
  });
  const result = await tap.jsonValue();
  await close();
  if (!result) throw new Error('The page took no tap');
  return result;
}

type TappedWindow = Window & { tap?: FirstTap };

function tapWhenPossible(): void {
  let accepted = 0;
  const timer = setInterval(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    const card = document.querySelector('article');
    if (accepted === 0) {
      const button = card?.querySelector<HTMLElement>('button[aria-label^="Add to Cart"]:enabled');
      if (!button) return;
      accepted = performance.now();
      button.click();
    }
    const isInCart = document.querySelector('nav[aria-label=Main] .money') !== null;
    if (!isInCart) return;
    clearInterval(timer);
    (window as TappedWindow).tap = {
      painted: paint.startTime,
      accepted,
      inCart: performance.now(),
    };
  }, 20);
}
