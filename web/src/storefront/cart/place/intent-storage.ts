import { get, update } from 'idb-keyval';
import type { CheckoutIntent } from './checkout-intent.ts';

type Pending = CheckoutIntent | undefined;

/** Where the order under way of a vendor's cart is kept. `change` is atomic across tabs. */
export interface IntentStorage {
  read(): Promise<Pending>;
  change(step: (pending: Pending) => Pending): Promise<Pending>;
}

/**
 * In IndexedDB; where there is none, for as long as the page lives. A customer's and a guest's lie
 * apart: the server takes the same key from another person for another order.
 */
export function browserIntentStorage(vendorId: string, customerId?: string): IntentStorage {
  const key = ['checkout', vendorId, ...(customerId ? [customerId] : [])].join(':');
  return {
    read: () => get<CheckoutIntent>(key).catch(() => inMemory.get(key)),
    async change(step) {
      let changed: Pending;
      try {
        await update<Pending>(key, (stored) => {
          changed = step(stored);
          return changed;
        });
      } catch {
        changed = step(inMemory.get(key));
        inMemory.set(key, changed);
      }
      return changed;
    },
  };
}

const inMemory = new Map<string, Pending>();
