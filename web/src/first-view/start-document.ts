import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { isTooOld } from '../old-browsers/is-too-old.ts';
import { needsPolyfills } from '../old-browsers/needs-polyfills.ts';

/** Addresses of what a document may run. */
export interface DocumentFiles {
  /** Its own script and what that imports. */
  own: readonly [string, ...string[]];
  /** For browsers that lack something. */
  polyfills: string;
  /** For browsers that can't show the site at all. */
  tooOld: string;
}

/**
 * Runs the document's script, at once where it is needed to see anything. Where the document brought a first
 * view along, that comes first: the script is fetched when it has been painted, and run when its pictures have
 * been. An address that names another tab does not wait for it.
 */
export async function startDocument({ own, polyfills, tooOld }: DocumentFiles): Promise<void> {
  if (isTooOld()) return load(tooOld);
  const root = document.getElementById('root');
  const start = retryUntilLoaded(async () => {
    if (needsPolyfills()) await load(polyfills);
    await load(own[0]);
  });
  if (root?.hasChildNodes()) {
    const isLookedAt = !document.hidden && !new URLSearchParams(location.search).has('tab');
    if (isLookedAt) await whenPainted();
    for (const file of own) preload(file);
    if (isLookedAt) await whenPicturesPainted(root);
  }
  await start();
}

function load(file: string): Promise<void> {
  return import(/* @vite-ignore */ file);
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.href = file;
  document.head.append(link);
}

/** Resolves when the menu that the document brought along is on the screen. */
function whenPainted(): Promise<unknown> {
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([isPainted, wait(mostForPaintMs)]);
}

/** Resolves when the pictures in view have been painted too. */
async function whenPicturesPainted(root: Element): Promise<void> {
  const pictures = [...root.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  const areThere = Promise.allSettled(pictures.map((one) => one.decode()));
  await Promise.race([areThere, wait(mostForPicturesMs)]);
  await new Promise(requestAnimationFrame);
  // That was before the paint; what it sets off comes after it.
  await wait(0);
}

// Ordering must not wait for what may never come: a tab put away, a picture's slow host.
const mostForPaintMs = 1000;
const mostForPicturesMs = 300;

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
