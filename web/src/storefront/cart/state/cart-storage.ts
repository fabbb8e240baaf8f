import { get, update } from '../../../lib/state/key-value-store.ts';
import { withTimeout } from '../../../lib/state/with-timeout.ts';
import type { Cart } from './cart.ts';
import type { CartStorage } from './cart-store.ts';

/** A mess's cart in IndexedDB. */
export function cartStorageOf(vendorId: string): CartStorage {
  const key = keyOf(vendorId);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(key);
  return {
    async read() {
      return (await get<Cart>(key)) ?? [];
    },
    async change(step) {
      let changed: Cart = [];
      await update<Cart>(key, (stored) => {
        changed = step(stored ?? []);
        return changed;
      });
      channel?.postMessage('changed');
      return changed;
    },
    onOtherTab(listener) {
      channel?.addEventListener('message', listener);
    },
  };
}

/** The stored cart. Empty if the cart can't be read. */
export async function storedCart(vendorId: string): Promise<Cart> {
  return (await withTimeout(() => get<Cart>(keyOf(vendorId))).catch(() => undefined)) ?? [];
}

function keyOf(vendorId: string): string {
  return `cart:${vendorId}`;
}
