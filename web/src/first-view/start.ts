import { holdInstallOffer } from '../offline/install-offer.ts';
import { throughGaps } from '../shell/through-gaps.ts';
import { whenPainted, whenPicturesPainted } from './when-painted.ts';

/** The storefront's own script and what it imports, by their addresses; told by the build. */
declare const storefrontFiles: readonly [string, ...string[]];

const root = document.getElementById('root');
const start = throughGaps(() => import(/* @vite-ignore */ storefrontFiles[0]));

// The browser may make its offer before the storefront is there.
holdInstallOffer();

// Where the document brought the menu along, that comes first: the storefront is fetched when it has been painted, and
// run when its pictures have been. Whoever came for another tab is not kept looking at the menu.
if (root?.hasChildNodes()) {
  const isLookedAt = !document.hidden && !new URLSearchParams(location.search).has('tab');
  if (isLookedAt) await whenPainted();
  for (const file of storefrontFiles) preload(file);
  if (isLookedAt) await whenPicturesPainted(root);
}
void start();

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.href = file;
  document.head.append(link);
}
