import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { takePresses } from './take-presses.ts';

/** The addresses of a document's scripts. */
export interface DocumentFiles {
  /** The document's own script, then the imports of this script. */
  scripts: readonly [string, ...string[]];
  /** The script that runs first in browsers without a needed feature. */
  polyfills: string;
  /** The script for browsers that cannot run the site. */
  tooOld: string;
}

/**
 * Runs the document's script. With a first view, the download waits for the first paint, and the script waits for the
 * pictures. On a slow network, the download starts at once, because it takes longer than the paint. A hidden page and
 * an address with a `tab` parameter do not wait.
 */
export async function startDocument({ scripts, polyfills, tooOld }: DocumentFiles): Promise<void> {
  if (isTooOld()) return load(tooOld);
  const view = document.querySelector<HTMLFieldSetElement>('#root > fieldset');
  const endWait = view ? takePresses(view) : undefined;
  const start = retryUntilLoaded(async () => {
    if (needsPolyfills()) await load(polyfills);
    await load(scripts[0]);
  }, endWait);
  if (view) {
    const isVisible = !document.hidden && !new URLSearchParams(location.search).has('tab');
    const painted = isVisible ? whenPainted() : undefined;
    if (!isSlowNetwork()) await painted;
    for (const file of scripts) preload(file);
    await painted;
    if (isVisible) await whenPicturesPainted(view);
  }
  await start();
}

/** All our styles need cascade layers: Chrome 99, Safari 15.4, Firefox 97 or newer. */
function isTooOld(): boolean {
  return !('CSSLayerBlockRule' in window);
}

/** Every browser got these two features last, so a browser with both needs no polyfill. */
function needsPolyfills(): boolean {
  return !('any' in AbortSignal && 'showPopover' in HTMLElement.prototype);
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

/** Whether the document and this script took long to arrive. */
function isSlowNetwork(): boolean {
  return performance.now() > slowStartMs;
}

const slowStartMs = 1000;

/** Resolves after the first paint, or after a time-out. */
function whenPainted(): Promise<unknown> {
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([isPainted, wait(maxPaintWaitMs)]);
}

/** Resolves after the paint of the pictures in view, or soon after a time-out. */
async function whenPicturesPainted(view: Element): Promise<void> {
  const pictures = [...view.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([decoded, wait(maxPicturesWaitMs)]);
  await new Promise(requestAnimationFrame);
  // An animation frame runs before the paint, and the time-out runs after it.
  await wait(0);
}

// These time-outs let guests order even if the paint or a picture host is slow.
const maxPaintWaitMs = 1000;
const maxPicturesWaitMs = 300;

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
