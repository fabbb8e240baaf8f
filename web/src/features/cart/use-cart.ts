import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import type { Cart } from './cart.ts';
import { cartStoreOf } from './cart-store.ts';
import { matchMenu, repricedLines } from './match-menu.ts';

const none: Cart = [];

export function useCart(vendorId: string): Cart {
  const store = cartStoreOf(vendorId);
  return useSyncExternalStore(store.subscribe, store.cart, () => none);
}

/** Keeps the cart's prices those of the menu, and says so when one changed. */
export function useMatchedCart(vendorId: string, menuItems: readonly MenuItem[]): Cart {
  const cart = useCart(vendorId);
  useEffect(() => {
    if (matchMenu(cart, menuItems) === cart) return;
    const repriced = repricedLines(cart, menuItems);
    cartStoreOf(vendorId).change((stored) => matchMenu(stored, menuItems));
    if (repriced.length > 0) {
      showToast({
        kind: 'warning',
        title: 'Prices have changed',
        description: `Your cart now shows the current price of ${repriced
          .map((line) => line.menuItem.name)
          .join(', ')}.`,
      });
    }
  }, [cart, menuItems, vendorId]);
  return cart;
}
