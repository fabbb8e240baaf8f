import { afterFirstPaint } from '../../../lib/loading/after-first-paint.ts';
import { retryUntilLoaded } from '../../../lib/loading/retry-until-loaded.ts';
import { createObservable, type Observable, useObservable } from '../../../lib/state/observable.ts';
import type { Cart } from './cart.ts';

interface CartStore extends Pick<Observable<Cart>, 'get' | 'subscribe'> {
  /** Shows the change at once, stores it, and then shows the stored cart. */
  change(step: (cart: Cart) => Cart): void;
}

export function createCartStore(storage: CartStorage): CartStore {
  const cart = createObservable<Cart>([]);
  let pending = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs tasks in order. The last task shows the stored cart. Without storage, the cart stays in memory. */
  function enqueue(task: () => Promise<Cart>): void {
    pending += 1;
    queue = queue
      .then(task)
      .catch(() => undefined)
      .then((stored) => {
        pending -= 1;
        if (!stored || pending > 0) return;
        // Skips an empty cart that stays empty, so that the menu does not render again.
        if (stored.length > 0 || cart.get().length > 0) cart.set(stored);
      });
  }

  enqueue(() => storage.read());
  storage.onOtherTab(() => enqueue(() => storage.read()));

  return {
    get: cart.get,
    subscribe: cart.subscribe,
    change(step) {
      cart.set(step(cart.get()));
      enqueue(() => storage.change(step));
    },
  };
}

const stores = new Map<string, CartStore>();

/** The page's only store for a mess's cart. */
export function cartStoreOf(vendorId: string): CartStore {
  const store = stores.get(vendorId) ?? createCartStore(lazyStorage(vendorId));
  stores.set(vendorId, store);
  return store;
}

export function useCart(vendorId: string): Cart {
  return useObservable(cartStoreOf(vendorId));
}

/** Stores a cart. `change` is atomic, so two tabs do not overwrite each other. */
export interface CartStorage {
  read(): Promise<Cart>;
  change(step: (cart: Cart) => Cart): Promise<Cart>;
  /** Calls the listener when another tab changes the cart. */
  onOtherTab(listener: () => void): void;
}

/** Storage in IndexedDB, whose code loads after the first paint. */
function lazyStorage(vendorId: string): CartStorage {
  const storage = loadStorage().then(({ cartStorageOf }) => cartStorageOf(vendorId));
  return {
    read: async () => (await storage).read(),
    change: async (step) => (await storage).change(step),
    onOtherTab: (listener) => void storage.then(({ onOtherTab }) => onOtherTab(listener)),
  };
}

const loadStorage = afterFirstPaint(retryUntilLoaded(() => import('./cart-storage.ts')));
