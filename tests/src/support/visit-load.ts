/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** A response that a page has loaded. */
export interface LoadedFile {
  path: string;
  kind: 'script' | 'font' | 'picture' | 'other';
  /** Milliseconds since the start of the visit. */
  startedMs: number;
  /** The compressed body. */
  bytes: number;
}

export interface LoadTotals {
  requests: number;
  scripts: number;
  scriptBytes: number;
  fontBytes: number;
  pictureBytes: number;
  bytes: number;
}

const firstTap = 'thali-first-tap';

/**
 * Call this before the visit. Requests gzip, because all size limits count gzip. Marks when React handles taps on the
 * first element that matches.
 */
export async function watchLoad(page: Page, selector: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await page.addInitScript(markFirstTap, [selector, firstTap] as const);
}

/** The files that the page began to load before it could handle a tap, and all files so far. */
export async function readLoad(page: Page): Promise<Record<'untilTap' | 'all', LoadedFile[]>> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, firstTap);
  const { files, tapMs } = await page.evaluate(readFiles, firstTap);
  const all = files.map((file) => ({ ...file, kind: kindOf(file.path) }));
  return { untilTap: all.filter(({ startedMs }) => startedMs < tapMs), all };
}

export function loadTotals(files: readonly LoadedFile[]): LoadTotals {
  const bytesOf = (chosenFiles: readonly LoadedFile[]) =>
    chosenFiles.reduce((sum, { bytes }) => sum + bytes, 0);
  const ofKind = (kind: LoadedFile['kind']) => files.filter((file) => file.kind === kind);
  return {
    requests: files.length,
    scripts: ofKind('script').length,
    scriptBytes: bytesOf(ofKind('script')),
    fontBytes: bytesOf(ofKind('font')),
    pictureBytes: bytesOf(ofKind('picture')),
    bytes: bytesOf(files),
  };
}

export function kindOf(path: string): LoadedFile['kind'] {
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.woff2')) return 'font';
  return /\.(?:svg|png|jpe?g|webp|avif)$/.test(path) ? 'picture' : 'other';
}

/** Runs in the page. React stores the handlers of an element under a key that starts with `__reactProps`. */
function markFirstTap([selector, name]: readonly [string, string]): void {
  new MutationObserver((_, observer) => {
    const element = document.querySelector(selector);
    const isLive = Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
    if (!isLive) return;
    observer.disconnect();
    performance.mark(name);
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readFiles(tapName: string) {
  const loaded = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const files = loaded.map(({ name, startTime, encodedBodySize }) => ({
    path: new URL(name).pathname,
    startedMs: startTime,
    bytes: encodedBodySize,
  }));
  return { files, tapMs: performance.getEntriesByName(tapName)[0]?.startTime ?? Number.NaN };
}
