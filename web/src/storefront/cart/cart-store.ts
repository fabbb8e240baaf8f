import type { Cart } from './cart.ts';
import { browserCartStorage, type CartStorage } from './cart-storage.ts';

export interface CartStore {
  cart(): Cart;
  /** Shown at once, then stored; the stored value is what counts in the end. */
  change(step: (cart: Cart) => Cart): void;
  subscribe(listener: () => void): () => void;
}

export function createCartStore(storage: CartStorage): CartStore {
  let cart: Cart = [];
  let pending = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function show(next: Cart): void {
    cart = next;
    for (const listener of listeners) listener();
  }

  /** One after the other; the last to end shows what storage holds. Without storage the cart lives on in memory. */
  function enqueue(task: () => Promise<Cart>): void {
    pending += 1;
    queue = queue
      .then(task)
      .catch(() => undefined)
      .then((stored) => {
        pending -= 1;
        if (stored && pending === 0) show(stored);
      });
  }

  enqueue(() => storage.read());
  storage.onElsewhere(() => enqueue(() => storage.read()));

  return {
    cart: () => cart,
    change(step) {
      show(step(cart));
      enqueue(() => storage.change(step));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const stores = new Map<string, CartStore>();

/** The one store of a vendor's cart on this page. */
export function cartStoreOf(vendorId: string): CartStore {
  const store = stores.get(vendorId) ?? createCartStore(browserCartStorage(vendorId));
  stores.set(vendorId, store);
  return store;
}
