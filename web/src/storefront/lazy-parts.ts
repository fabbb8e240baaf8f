import { lazy, useEffect, useState } from 'react';
import { afterFirstPaint } from '../lib/loading/after-first-paint.ts';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';

/** The menu is what a first visit shows; the cart comes when the browser has a moment. */
export const LazyCartArea = lazy(retryUntilLoaded(() => import('./cart/cart-area.tsx')));

/** Not for the first sight, but soon. */
export const LazyMenuCompanion = lazy(
  afterFirstPaint(retryUntilLoaded(() => import('./menu/menu-companion.tsx'))),
);

/** What the cards' buttons do. */
export const loadCardChange = retryUntilLoaded(() => import('./cart/change-from-card.ts'));

/** The sheet of a dish, and before it the cards' buttons: when the browser has a moment, or at the first touch. */
export const LazyDishArea = lazy(
  afterFirstPaint(async () => {
    await loadCardChange();
    return loadDishArea();
  }),
);
const loadDishArea = retryUntilLoaded(() => import('./dish-area.tsx'));

/** There is something in the cart. */
export const LazyCartBar = lazy(retryUntilLoaded(() => import('./cart/cart-bar.tsx')));

/** There was an order without an account. */
export const LazyGuestOrderBar = lazy(
  retryUntilLoaded(() => import('../orders/follow/guest-order-bar.tsx')),
);

/** What belongs to a customer: a guest never loads it. */
export const LazyCustomerArea = lazy(retryUntilLoaded(() => import('./customer-area.tsx')));

/** Seen only where the document did not bring the menu along. */
export const LazyMenuSkeleton = lazy(retryUntilLoaded(() => import('./menu/menu-skeleton.tsx')));

export const LazyRestaurantNotFound = lazy(
  retryUntilLoaded(() => import('./menu/restaurant-not-found.tsx')),
);

/**
 * True once the page has settled: time to put in place what is not on screen yet.
 * @param isAhead  it is on screen already; from then on it stays, with all that is typed in it
 */
export function useIsSettled(isAhead: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isAhead) setSettled(true);
  }, [isAhead]);
  return isSettled;
}

const settleMs = 1200;
