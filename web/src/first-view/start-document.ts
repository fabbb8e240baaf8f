import { throughGaps } from '../shell/through-gaps.ts';
import { whenPainted, whenPicturesPainted } from './when-painted.ts';

/** A document's own script and what it imports, by their addresses. */
export type DocumentFiles = readonly [string, ...string[]];

/**
 * Runs the document's script, at once where it is needed to see anything. Where the document brought a first
 * view along, that comes first: the script is fetched when it has been painted, and run when its pictures have
 * been. Whoever came for another tab is not kept looking at it.
 */
export async function startDocument(files: DocumentFiles): Promise<void> {
  const root = document.getElementById('root');
  const start = throughGaps(() => import(/* @vite-ignore */ files[0]));
  if (root?.hasChildNodes()) {
    const isLookedAt = !document.hidden && !new URLSearchParams(location.search).has('tab');
    if (isLookedAt) await whenPainted();
    for (const file of files) preload(file);
    if (isLookedAt) await whenPicturesPainted(root);
  }
  await start();
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.href = file;
  document.head.append(link);
}
