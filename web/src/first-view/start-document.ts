import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { takePresses } from './take-presses.ts';

/** Addresses of the files that a document may run. */
export interface DocumentFiles {
  /** Its own script and that script's imports. */
  own: readonly [string, ...string[]];
  /** For browsers that lack a feature. */
  polyfills: string;
  /** For browsers that cannot run the site. */
  tooOld: string;
}

/**
 * Runs the document's script. Without a first view it runs at once. With a first view, the paint of the view starts the
 * download, and the paint of its pictures starts the script. An address with a tab does not wait. On a slow network the
 * download starts at once, because it takes longer than the paint.
 */
export async function startDocument({ own, polyfills, tooOld }: DocumentFiles): Promise<void> {
  if (isTooOld()) return load(tooOld);
  const view = document.querySelector<HTMLFieldSetElement>('#root > fieldset');
  const endWait = view ? takePresses(view) : undefined;
  const start = retryUntilLoaded(async () => {
    if (needsPolyfills()) await load(polyfills);
    await load(own[0]);
  }, endWait);
  if (view) {
    const isVisible = !document.hidden && !new URLSearchParams(location.search).has('tab');
    const painted = isVisible ? whenPainted() : undefined;
    if (!isSlowNetwork()) await painted;
    for (const file of own) preload(file);
    await painted;
    if (isVisible) await whenPicturesPainted(view);
  }
  await start();
}

/** All our styles are in cascade layers. Chrome 99, Safari 15.4 and Firefox 97 were the first with layers. */
function isTooOld(): boolean {
  return !('CSSLayerBlockRule' in window);
}

/** Every browser got these two features last. A browser that has them needs nothing from `polyfills.ts`. */
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

/** Whether document and start file took long to arrive. */
function isSlowNetwork(): boolean {
  return performance.now() > slowStartMs;
}

const slowStartMs = 1000;

/** Resolves when the menu in the document is painted. */
function whenPainted(): Promise<unknown> {
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([isPainted, wait(maxPaintWaitMs)]);
}

/** Resolves when the pictures in view are painted too. */
async function whenPicturesPainted(view: Element): Promise<void> {
  const pictures = [...view.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  const decoded = Promise.allSettled(pictures.map((one) => one.decode()));
  await Promise.race([decoded, wait(maxPicturesWaitMs)]);
  await new Promise(requestAnimationFrame);
  // An animation frame runs before the paint, and the time-out runs after it.
  await wait(0);
}

// A hidden tab or a slow picture host must not delay ordering.
const maxPaintWaitMs = 1000;
const maxPicturesWaitMs = 300;

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
