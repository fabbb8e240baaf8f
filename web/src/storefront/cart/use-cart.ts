import { useObservable } from '../../lib/state/observable.ts';
import type { Cart } from './cart.ts';
import { cartStoreOf } from './cart-store.ts';

export function useCart(vendorId: string): Cart {
  return useObservable(cartStoreOf(vendorId));
}
