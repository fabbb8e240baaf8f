import { currentMeal } from '@thali/shared/menu/current-meal';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { openState } from '@thali/shared/vendors/business-hours';
import type { DishCardContext } from '../storefront/menu/menu-grid.tsx';
import { MenuPage } from '../storefront/menu/menu-page.tsx';
import { StorefrontHeader } from '../storefront/menu/storefront-header.tsx';
import { TabBar } from '../storefront/menu/tab-bar.tsx';
import {
  CartFrame,
  MenuColumn,
  StorefrontMain,
  TabSkeleton,
} from '../storefront/storefront-frame.tsx';
import { NotYetLive } from './not-yet-live.tsx';

/** The menu until the script runs, with the same layout as the live page. */
export function MenuFirstView({ storefront, now }: { storefront: Storefront; now: Date }) {
  const { vendor } = storefront;
  const open = openState(vendor.settings, now);
  return (
    <NotYetLive>
      <StorefrontHeader
        vendor={vendor}
        now={now}
        isOpen={open.isOpen && vendor.status === 'active'}
        isMenu
      />
      {/* The server does not know the user. Most first visitors are guests. */}
      <TabBar
        active="menu"
        counts={{}}
        guestPath={`/menu/${vendor.subdomain}`}
        onSelect={doNothing}
      />
      <StorefrontMain>
        <MenuColumn>
          <MenuPage
            storefront={storefront}
            open={open}
            meal={currentMeal(now)}
            card={cardOf(storefront)}
            favoriteIds={[]}
          />
        </MenuColumn>
        <div className="hidden lg:contents">
          <CartFrame isShown isBesideMenu>
            <TabSkeleton />
          </CartFrame>
        </div>
      </StorefrontMain>
    </NotYetLive>
  );
}

function doNothing(): void {}

/** Favourites and cart are empty, because only the phone knows them. */
function cardOf({ vendor, popularItemIds }: Storefront): DishCardContext {
  return {
    quantityOf: () => 0,
    onQuantity: () => Promise.resolve(),
    onOpen: doNothing,
    isFavorite: () => false,
    onFavorite: doNothing,
    popularIds: popularItemIds,
    isReadOnly: vendor.status === 'suspended',
  };
}
