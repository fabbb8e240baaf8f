import { useEffect } from 'react';
import { keepKitchen, readKeptKitchen } from './device/kept-kitchen.ts';
import type { KitchenData } from './kitchen-data.ts';
import type { KitchenStore } from './kitchen-store.ts';

/** A thousand orders take a moment to write. */
const keepEveryMs = 3000;

/** A device that starts without a network shows what it showed last, and keeps what it shows now. Rule: kitchen-28 */
export function useKeptKitchen({ data, takeKept }: KitchenStore): void {
  useEffect(() => {
    // What was read is not written again: it would never expire.
    let last: KitchenData | undefined;
    void readKeptKitchen().then((kept) => {
      last = kept;
      if (kept) takeKept(kept);
    });
    const timer = setInterval(() => {
      const shown = data.get();
      if (!shown || shown === last) return;
      last = shown;
      void keepKitchen(shown);
    }, keepEveryMs);
    return () => clearInterval(timer);
  }, [data, takeKept]);
}
