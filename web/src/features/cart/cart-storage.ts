import { get, update } from 'idb-keyval';
import type { Cart } from './cart.ts';

/** Where a cart is kept. `change` is atomic: two tabs don't overwrite each other. */
export interface CartStorage {
  read(): Promise<Cart>;
  change(step: (cart: Cart) => Cart): Promise<Cart>;
  /** Another tab changed the cart. */
  onElsewhere(listener: () => void): void;
}

/** One vendor's cart in IndexedDB. */
export function browserCartStorage(vendorId: string): CartStorage {
  const key = `cart:${vendorId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(key);
  return {
    read: async () => (await get<Cart>(key)) ?? [],
    async change(step) {
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
