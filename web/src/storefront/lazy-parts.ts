import { lazy } from 'react';
import { afterFirstPaint } from '../lib/loading/after-first-paint.ts';
import { earlyUse } from '../lib/loading/early-use.ts';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';

/** A first visit shows only the menu, so the cart's code loads later. */
export const LazyCartArea = lazy(retryUntilLoaded(() => import('./cart/cart-area.tsx')));

/** Loads soon after the first paint. */
export const LazyMenuCompanion = lazy(
  afterFirstPaint(retryUntilLoaded(() => import('./menu-companion.tsx'))),
);

/** The code behind the buttons of the menu cards. */
export const loadCardChange = retryUntilLoaded(() => import('./cart/change-from-card.ts'));
// The page repeats the presses of the first view, which may need this code.
if (earlyUse().presses.length > 0) void loadCardChange();

/** The sheet of a dish. Loads after the code of the card buttons. */
export const LazyDishArea = lazy(
  afterFirstPaint(async () => {
    await loadCardChange();
    return loadDishArea();
  }),
);
const loadDishArea = retryUntilLoaded(() => import('./dish-area.tsx'));

/** Loads when the cart has a dish, or if this browser has placed guest orders. */
export const LazyBottomBar = lazy(retryUntilLoaded(() => import('./bottom-bar.tsx')));

/** Loads only for signed-in customers. */
export const LazyCustomerArea = lazy(retryUntilLoaded(() => import('./customer-area.tsx')));

/** Loads when a guest opens the orders or favourites of this phone. */
export const LazyGuestArea = lazy(retryUntilLoaded(() => import('./guest-area.tsx')));

/** Shows only if the document came without the menu. */
export const LazyMenuSkeleton = lazy(retryUntilLoaded(() => import('./menu/menu-skeleton.tsx')));

export const LazyRestaurantNotFound = lazy(
  retryUntilLoaded(() => import('./menu/restaurant-not-found.tsx')),
);
