import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { useEffect, useRef } from 'react';
import { showToast } from '../../lib/ui/toast-store.ts';
import type { Cart } from './cart.ts';
import { cartStoreOf } from './cart-store.ts';
import { cartNews, matchMenu, missingLines, priceChanges, withoutDishes } from './match-menu.ts';

/**
 * Keeps the cart's prices those of the menu, and says once what changed.
 * @param isShown  the cart is on screen, which itself says what is gone
 */
export function useMatchedCart(
  vendorId: string,
  cart: Cart,
  menuItems: readonly MenuItem[],
  isShown: boolean,
): void {
  const told = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const changes = priceChanges(cart, menuItems);
    const missing = missingLines(cart, menuItems);
    const news = cartNews(
      changes,
      isShown ? [] : missing.filter(({ menuItemId }) => !told.current.has(menuItemId)),
    );
    const ids = missing.map(({ menuItemId }) => menuItemId);
    told.current = new Set(ids);
    if (matchMenu(cart, menuItems) !== cart) {
      cartStoreOf(vendorId).change((stored) => matchMenu(stored, menuItems));
    }
    if (!news) return;
    const remove = () => cartStoreOf(vendorId).change((stored) => withoutDishes(stored, ids));
    showToast({
      kind: 'warning',
      ...news,
      ...(ids.length > 0 && !isShown && { action: { label: 'Remove', onPress: remove } }),
    });
  }, [cart, menuItems, vendorId, isShown]);
}
