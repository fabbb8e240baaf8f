import { currentMeal } from '@thali/shared/menu/current-meal';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { type OpenState, openState } from '@thali/shared/vendors/business-hours';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { replayEarlyPresses } from '../lib/loading/early-use.ts';
import { focusableHeading } from '../lib/route-focus/page-heading.ts';
import { useObservable } from '../lib/state/observable.ts';
import { useNow } from '../lib/time/use-now.ts';
import { LoadingNote } from '../lib/ui/loading-note.tsx';
import { useLostFocus } from '../lib/ui/use-lost-focus.ts';
import { useMediaQuery } from '../lib/ui/use-media-query.ts';
import { usePageTitle } from '../lib/ui/use-page-title.ts';
import { itemsCount, quantityOf } from './cart/state/cart.ts';
import { useCart } from './cart/state/cart-store.ts';
import { useFavorites } from './favorites/use-favorites.ts';
import {
  LazyBottomBar,
  LazyCartArea,
  LazyCustomerArea,
  LazyDishArea,
  LazyGuestArea,
  loadCardChange,
} from './lazy-parts.ts';
import { MenuPage } from './menu/menu-page.tsx';
import { StorefrontHeader } from './menu/storefront-header.tsx';
import { TabBar } from './menu/tab-bar.tsx';
import { MountDelayed } from './mount-delayed.tsx';
import { menuTransform } from './shared/pre-orders/menu-transform.ts';
import { isPersonal } from './shared/storefront-address.ts';
import * as valueTexts from './shared/value-texts.ts';
import { CartFrame, MenuColumn, StorefrontMain, TabSkeleton } from './storefront-frame.tsx';
import { useCustomer } from './use-customer.ts';
import { useStorefrontTab } from './use-storefront-tab.ts';

const noFavorites: readonly string[] = [];

interface StorefrontTabsProps {
  storefront: Storefront;
  onStaleMenu: () => void;
}

/** The tabs of a storefront. On a wide screen, the cart stays beside them. */
export function StorefrontTabs({ storefront: menu, onStaleMenu }: StorefrontTabsProps) {
  const transform = useObservable(menuTransform);
  const storefront = transform ? transform(menu) : menu;
  const { vendor } = storefront;
  const customer = useCustomer();
  const { tab, selectTab, dish, openDish } = useStorefrontTab(customer !== undefined);
  const [placedCount, setPlacedCount] = useState(0);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const now = useNow();
  const openNow = openState(vendor.settings, now);
  const isTakingOrders = openNow.isOpen && vendor.status === 'active';
  // The slots of a pre-order are within the hours.
  const open: OpenState = transform ? { isOpen: true } : openNow;
  const cart = useCart(vendor.id);
  const favorites = useFavorites(customer);
  const [ongoingCount, setOngoingCount] = useState(0);
  const main = useRef<HTMLElement>(null);
  useLostFocus(tab, () => focusableHeading() ?? main.current);
  const showsMenu = tab === 'menu' || (isWide && tab === 'cart');
  const shownTab = showsMenu ? 'menu' : tab;
  usePageTitle(`${vendor.displayName}: ${valueTexts.tabTitle(shownTab)}`);
  const showsCart = isWide || tab === 'cart';
  const [cardChange, setCardChange] = useState<Awaited<ReturnType<typeof loadCardChange>>>();
  const isCartFilled = cart.length > 0;
  useEffect(() => {
    if (isCartFilled) void loadCardChange().then(setCardChange);
  }, [isCartFilled]);

  const card = {
    quantityOf: (id: string) => quantityOf(cart, id),
    onQuantity: (item: MenuItem, quantity: number) =>
      loadCardChange().then(({ changeFromCard }) =>
        changeFromCard(vendor.id, item, quantity, openDish),
      ),
    onOpen: openDish,
    isFavorite: (id: string) => favorites.ids.includes(id),
    onFavorite: favorites.toggle,
    // Pages cached by an earlier release have no popular items.
    popularIds: storefront.popularItemIds ?? [],
    isReadOnly: vendor.status === 'suspended',
    Stepper: cardChange?.QuantityStepper,
  };

  const area = { storefront, tab, card, selectTab, isWide };

  const repeatPress = useEffectEvent((press: string) => {
    const [action, id = ''] = press.split(' ');
    const item = storefront.menuItems.find((menuItem) => menuItem.id === id);
    if (action === 'add' && item) void card.onQuantity(item, card.quantityOf(id) + 1);
    if (action === 'favorite') card.onFavorite(id);
    if (action === 'dish') card.onOpen(id);
  });
  useLayoutEffect(() => replayEarlyPresses(repeatPress), []);

  return (
    <>
      <StorefrontHeader vendor={vendor} now={now} isOpen={isTakingOrders} isMenu={showsMenu} />
      <TabBar
        active={shownTab}
        counts={{ cart: itemsCount(cart), orders: ongoingCount }}
        guestPath={customer ? undefined : location.pathname + location.search}
        onSelect={selectTab}
      />
      <StorefrontMain ref={main} id={showsMenu ? undefined : 'main'}>
        {showsMenu && (
          <MenuColumn>
            <MenuPage
              {...{ storefront, open, card }}
              meal={currentMeal(now)}
              favoriteIds={customer ? noFavorites : favorites.ids}
            />
          </MenuColumn>
        )}
        {(customer || isPersonal(tab)) && (
          <MountDelayed isShown={isPersonal(tab)}>
            <div className={isPersonal(tab) ? 'min-w-0 pt-3 lg:pt-0' : 'contents'}>
              <Suspense fallback={isPersonal(tab) && <TabSkeleton />}>
                {customer ? (
                  <LazyCustomerArea
                    {...area}
                    {...{ customer, placedCount }}
                    onOngoingCount={setOngoingCount}
                  />
                ) : (
                  <LazyGuestArea {...area} />
                )}
              </Suspense>
            </div>
          </MountDelayed>
        )}
        <MountDelayed isShown={showsCart}>
          <CartFrame isShown={showsCart} isBesideMenu={isWide}>
            <Suspense fallback={showsCart && <TabSkeleton />}>
              <LazyCartArea
                key={customer?.id}
                {...{ storefront, cart, open, customer, onStaleMenu, selectTab }}
                isShown={showsCart}
                isBesideMenu={isWide}
                onPlaced={() => setPlacedCount((count) => count + 1)}
              />
            </Suspense>
          </CartFrame>
        </MountDelayed>
      </StorefrontMain>
      <Suspense fallback={dish && <LoadingNote />}>
        <LazyDishArea storefront={storefront} cart={cart} />
      </Suspense>
      <MountDelayed isShown={cart.length > 0}>
        {!isPersonal(tab) && (showsMenu || cart.length === 0) && (
          <Suspense>
            <LazyBottomBar
              key={placedCount}
              {...{ vendor, cart }}
              isGuest={!customer}
              onOpenCart={() => selectTab('cart')}
            />
          </Suspense>
        )}
      </MountDelayed>
    </>
  );
}
