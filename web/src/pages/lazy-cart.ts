import { lazy, useEffect, useState } from 'react';

const load = () => import('../features/cart/cart-area.tsx');

/** The menu is what a first visit shows; the cart comes when the browser has a moment. */
export const LazyCartArea = lazy(load);

/** True once the page has settled: time to put the cart in place, though nobody looks at it yet. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

const settleMs = 1200;
