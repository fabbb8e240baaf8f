import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { openState } from '@thali/shared/vendors/business-hours';
import { Suspense, useRef } from 'react';
import { addOne, itemsCount, quantityOf, setQuantity } from '../features/cart/cart.ts';
import { CartBar } from '../features/cart/cart-bar.tsx';
import { cartStoreOf } from '../features/cart/cart-store.ts';
import { useMatchedCart } from '../features/cart/use-cart.ts';
import { MenuScreen } from '../features/storefront/menu-screen.tsx';
import { StorefrontHeader } from '../features/storefront/storefront-header.tsx';
import { TabBar } from '../features/storefront/tab-bar.tsx';
import { useNow } from '../time/use-now.ts';
import { showToast } from '../ui/toast-store.ts';
import { useLostFocus } from '../ui/use-lost-focus.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { CartFrame, CartSkeleton } from './cart-frame.tsx';
import { LazyCartArea, useIsSettled } from './lazy-cart.ts';
import { useStorefrontTab } from './use-storefront-tab.ts';

interface StorefrontTabsProps {
  storefront: Storefront;
  onStaleMenu: () => void;
}

/** Menu and cart: two tabs on a phone, side by side on a wide screen. */
export function StorefrontTabs({ storefront, onStaleMenu }: StorefrontTabsProps) {
  const { vendor, menuItems } = storefront;
  const [tab, selectTab] = useStorefrontTab();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const isSettled = useIsSettled();
  const now = useNow();
  const open = openState(vendor.settings, now);
  const isTakingOrders = open.isOpen && vendor.status === 'active';
  const cart = useMatchedCart(vendor.id, menuItems);
  const main = useRef<HTMLElement>(null);
  useLostFocus(tab, () => main.current);
  const showsMenu = isWide || tab === 'menu';
  const showsCart = isWide || tab === 'cart';

  function changeQuantity(item: MenuItem, quantity: number) {
    const isFirst = quantityOf(cart, item.id) === 0;
    cartStoreOf(vendor.id).change((stored) =>
      isFirst ? addOne(stored, item) : setQuantity(stored, item, quantity),
    );
    if (isFirst) showToast({ kind: 'success', title: `${item.name} added to cart!` });
    else if (quantity <= 0) showToast({ kind: 'info', title: 'Item removed from cart' });
  }

  return (
    <>
      {showsMenu && <StorefrontHeader vendor={vendor} now={now} isOpen={isTakingOrders} />}
      <main
        ref={main}
        tabIndex={-1}
        className="mx-auto grid max-w-6xl gap-8 px-4 pt-2 pb-40 lg:pt-5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pb-16 outline-none"
      >
        {showsMenu && (
          <div className="min-w-0">
            <MenuScreen
              storefront={storefront}
              open={open}
              quantityOf={(id) => quantityOf(cart, id)}
              onQuantity={changeQuantity}
            />
          </div>
        )}
        {(showsCart || isSettled) && (
          <CartFrame isShown={showsCart} isBesideMenu={isWide} vendorName={vendor.displayName}>
            <Suspense fallback={showsCart && <CartSkeleton />}>
              <LazyCartArea
                storefront={storefront}
                cart={cart}
                open={open}
                isShown={showsCart}
                onStaleMenu={onStaleMenu}
                onBrowse={() => selectTab('menu')}
                isBesideMenu={isWide}
              />
            </Suspense>
          </CartFrame>
        )}
      </main>
      {tab === 'menu' && <CartBar cart={cart} onOpen={() => selectTab('cart')} />}
      <TabBar active={tab} count={itemsCount(cart)} onSelect={selectTab} />
    </>
  );
}
