import { lazy } from 'react';
import { afterFirstPaint } from '../../lib/loading/after-first-paint.ts';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';

/** No dish is on screen, which the menu never begins with. */
export const LazyEmptyMenu = lazy(
  afterFirstPaint(retryUntilLoaded(() => import('./parts/empty-menu.tsx'))),
);

/** Somebody is about to search. */
export const loadSearch = retryUntilLoaded(() => import('./search/search-menu.tsx'));

export const LazyMenuTools = lazy(
  afterFirstPaint(retryUntilLoaded(() => import('./parts/menu-tools.tsx'))),
);
