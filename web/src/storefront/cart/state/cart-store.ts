import { afterFirstPaint } from '../../../lib/loading/after-first-paint.ts';
import { retryUntilLoaded } from '../../../lib/loading/retry-until-loaded.ts';
import { createObservable, type Observable, useObservable } from '../../../lib/state/observable.ts';
import type { Cart } from './cart.ts';

interface CartStore extends Pick<Observable<Cart>, 'get' | 'subscribe'> {
  /** Shown at once, then stored; the stored value is what counts in the end. */
  change(step: (cart: Cart) => Cart): void;
}

export function createCartStore(storage: CartStorage): CartStore {
  const cart = createObservable<Cart>([]);
  let pending = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** One after the other; the last to end shows what storage holds. Without storage the cart lives on in memory. */
  function enqueue(task: () => Promise<Cart>): void {
    pending += 1;
    queue = queue
      .then(task)
      .catch(() => undefined)
      .then((stored) => {
        pending -= 1;
        if (stored && pending === 0) cart.set(stored);
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

/** The one store of a vendor's cart on this page. */
export function cartStoreOf(vendorId: string): CartStore {
  const store = stores.get(vendorId) ?? createCartStore(lazyStorage(vendorId));
  stores.set(vendorId, store);
  return store;
}

export function useCart(vendorId: string): Cart {
  return useObservable(cartStoreOf(vendorId));
}

/** Where a cart is kept. `change` is atomic: two tabs don't overwrite each other. */
export interface CartStorage {
  read(): Promise<Cart>;
  change(step: (cart: Cart) => Cart): Promise<Cart>;
  /** Another tab changed the cart. */
  onOtherTab(listener: () => void): void;
}

/** In IndexedDB, which the first sight of a menu does not wait for. */
function lazyStorage(vendorId: string): CartStorage {
  const storage = loadStorage().then(({ cartStorageOf }) => cartStorageOf(vendorId));
  return {
    read: async () => (await storage).read(),
    change: async (step) => (await storage).change(step),
    onOtherTab: (listener) => void storage.then(({ onOtherTab }) => onOtherTab(listener)),
  };
}

const loadStorage = afterFirstPaint(retryUntilLoaded(() => import('./cart-storage.ts')));
