import { lazy, useEffect, useState } from 'react';

/** The menu is what a first visit shows; the cart comes when the browser has a moment. */
export const LazyCartArea = lazy(loadThroughGaps);

/** Tries until it is there: a gap in the network must not take the menu off the screen. */
async function loadThroughGaps() {
  for (;;) {
    try {
      return await import('../features/cart/cart-area.tsx');
    } catch {
      await nextChance();
    }
  }
}

const retryMs = 3000;

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, retryMs);
    addEventListener('online', go);
  });
}

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
