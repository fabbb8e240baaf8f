import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { isTooOld } from '../old-browsers/is-too-old.ts';
import { needsPolyfills } from '../old-browsers/needs-polyfills.ts';
import { whenPainted, whenPicturesPainted } from './when-painted.ts';

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
 * been. Whoever came for another tab is not kept looking at it.
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
