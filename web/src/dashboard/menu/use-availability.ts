import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { useCallback, useRef, useState } from 'react';
import { showFailure } from '../../lib/api/show-failure.ts';
import { showToast, type ToastContent } from '../../lib/ui/toast-store.ts';
import { sellOutToday, setAvailability } from './menu-items.ts';
import { useMenuCache } from './use-menu-cache.ts';

/** The switches that the server has not confirmed yet, by dish id. */
export type PendingAvailability = ReadonlyMap<string, boolean>;

/**
 * Switches dishes on and off. Shows the change at once, and undoes it if the server refuses. Keeps pending switches apart
 * from the server's list, so that undoing only removes a switch. Rule: menu-11
 */
export function useAvailability(vendorId: string) {
  const cache = useMenuCache(vendorId);
  const [pending, setPending] = useState<PendingAvailability>(new Map());
  const runningIds = useRef(new Set<string>());

  const send = useCallback(
    async ({ id, name }: MenuItem, isAvailable: boolean, change: () => Promise<MenuItem>) => {
      if (runningIds.current.has(id)) return;
      runningIds.current.add(id);
      setPending((switches) => new Map(switches).set(id, isAvailable));
      try {
        const item = await change();
        await cache.putItem(item);
        showToast(toastOf(item, isAvailable));
      } catch (error) {
        showFailure(`Failed to update ${name} availability`, error);
        void cache.refetch();
      }
      runningIds.current.delete(id);
      setPending((switches) => new Map([...switches].filter(([itemId]) => itemId !== id)));
    },
    [cache],
  );
  const toggle = useCallback(
    (item: MenuItem, isAvailable: boolean) =>
      void send(item, isAvailable, () => setAvailability(vendorId, item.id, isAvailable)),
    [send, vendorId],
  );
  const sellOut = useCallback(
    (item: MenuItem) => void send(item, false, () => sellOutToday(vendorId, item.id)),
    [send, vendorId],
  );

  return { pending, toggle, sellOut };
}

/** The toast after a switch. If the last portion was sold meanwhile, says that the dish is still sold out. */
function toastOf({ name, quantity, soldOutToday }: MenuItem, isAvailable: boolean): ToastContent {
  if (soldOutToday) return { kind: 'success', title: `${name} is sold out today` };
  if (isAvailable && quantity === 0) {
    return { kind: 'warning', title: `${name} is sold out`, description: '0 portions left.' };
  }
  const state = isAvailable ? 'available' : 'unavailable';
  return { kind: 'success', title: `${name} is now ${state}` };
}

/** The dishes with the pending switches applied. */
export function withPending(
  items: readonly MenuItem[],
  pending: PendingAvailability,
): readonly MenuItem[] {
  if (pending.size === 0) return items;
  return items.map((item) => {
    const isAvailable = pending.get(item.id);
    return isAvailable === undefined ? item : { ...item, isAvailable };
  });
}
