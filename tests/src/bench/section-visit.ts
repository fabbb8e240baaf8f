import type { Browser, Request } from 'playwright-core';
import { withBuiltSite } from '../support/browser.ts';
import { startVisit } from '../support/browser-visit.ts';
import { messUrl } from '../support/mess-url.ts';
import { kindOf, type LoadedFile, loadTotals, readLoad, watchLoad } from '../support/visit-load.ts';
import { kilobytes, printNote, printTable } from './print.ts';

/** A page is idle after this time without a new request. */
const idleMs = 5000;

/** Counts the files that a first visit on a phone loads, with an empty cache. */
export async function benchVisit(): Promise<void> {
  await withBuiltSite(async (platform, browser) => {
    // `element` is the control of the first tap.
    const pages: [name: string, url: string, element: string][] = [
      ['Menu', messUrl(platform, '/menu/demo'), 'article [aria-label^="Add to Cart"]'],
      ["A mess's front", messUrl(platform, '/'), 'main a'],
      ['Landing page', platform.url, 'main a'],
      ['Sign-in', `${platform.url}/login?role=vendor`, 'main form button'],
    ];
    const rows: string[][] = [];
    for (const [name, url, element] of pages) {
      const { untilTap, all, worker } = await loadOf(browser, url, element);
      rows.push(
        [`${name}, until the first tap works`, ...cells(untilTap)],
        [`${name}, until idle`, ...cells(all)],
        [`${name}, the service worker`, ...cells(worker)],
      );
    }
    printTable(
      'First visits by phone: what they load, compressed with gzip',
      ['page', 'requests', 'scripts', 'script bytes', 'fonts', 'pictures', 'all bytes'],
      rows,
    );
    printNote('1 kB is 1,000 bytes. Sockets and icons are not counted.');
  });
}

function cells(files: readonly LoadedFile[]): string[] {
  const { requests, scripts, scriptBytes, fontBytes, pictureBytes, bytes } = loadTotals(files);
  const sizes = [scriptBytes, fontBytes, pictureBytes, bytes];
  return [requests, scripts].map(String).concat(sizes.map(kilobytes));
}

async function loadOf(browser: Browser, url: string, element: string) {
  const { page, close } = await startVisit(browser, 'phone', 'allow');
  const ofWorker: Request[] = [];
  let lastMs = performance.now();
  page.context().on('request', (request) => {
    lastMs = performance.now();
    if (request.serviceWorker()) ofWorker.push(request);
  });
  await watchLoad(page, element);
  await page.goto(url);
  while (performance.now() - lastMs < idleMs) await page.waitForTimeout(200);
  const load = await readLoad(page);
  const worker = await Promise.all(ofWorker.map(fileOf));
  await close();
  return { ...load, worker };
}

async function fileOf(request: Request): Promise<LoadedFile> {
  const path = new URL(request.url()).pathname;
  const { responseBodySize } = await request.sizes();
  return { path, kind: kindOf(path), startedMs: 0, bytes: responseBodySize };
}
