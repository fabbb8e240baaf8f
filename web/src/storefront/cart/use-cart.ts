import { useSyncExternalStore } from 'react';
import type { Cart } from './cart.ts';
import { cartStoreOf } from './cart-store.ts';

const none: Cart = [];

export function useCart(vendorId: string): Cart {
  const store = cartStoreOf(vendorId);
  return useSyncExternalStore(store.subscribe, store.cart, () => none);
}
