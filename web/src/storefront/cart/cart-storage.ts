import { afterFirstPaint } from '../../lib/loading/after-first-paint.ts';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import type { Cart } from './cart.ts';

/** Where a cart is kept. `change` is atomic: two tabs don't overwrite each other. */
export interface CartStorage {
  read(): Promise<Cart>;
  change(step: (cart: Cart) => Cart): Promise<Cart>;
  /** Another tab changed the cart. */
  onElsewhere(listener: () => void): void;
}

/** One vendor's cart in IndexedDB, which the first sight of a menu does not wait for. */
export function browserCartStorage(vendorId: string): CartStorage {
  const key = keyOf(vendorId);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(key);
  return {
    async read() {
      const { get } = await idb();
      return (await get<Cart>(key)) ?? [];
    },
    async change(step) {
      const { update } = await idb();
      let changed: Cart = [];
      await update<Cart>(key, (stored) => {
        changed = step(stored ?? []);
        return changed;
      });
      channel?.postMessage('changed');
      return changed;
    },
    onElsewhere(listener) {
      channel?.addEventListener('message', listener);
    },
  };
}

/** A vendor's cart as it is stored now. */
export async function storedCart(vendorId: string): Promise<Cart> {
  const { get } = await idb();
  return (await get<Cart>(keyOf(vendorId)).catch(() => undefined)) ?? [];
}

function keyOf(vendorId: string): string {
  return `cart:${vendorId}`;
}

const idb = afterFirstPaint(retryUntilLoaded(() => import('idb-keyval')));
