import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { openState } from '@thali/shared/vendors/business-hours';
import type { CardLink } from '../storefront/menu/menu-grid.tsx';
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

interface MenuFirstViewProps {
  storefront: Storefront;
  now: Date;
}

/** The menu as it stands until the script is there, place by place as the live page has it. */
export function MenuFirstView({ storefront, now }: MenuFirstViewProps) {
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
      {/* Who looks is not known: no tab is said to be locked, and nobody is asked to sign in. */}
      <TabBar active="menu" counts={{}} isSignedIn onSelect={nothing} />
      <StorefrontMain>
        <MenuColumn>
          <MenuPage storefront={storefront} open={open} link={nobody} />
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

function nothing(): void {}

/** What somebody marked or put into the cart is known on their phone only. */
const nobody: CardLink = {
  quantityOf: () => 0,
  onQuantity: nothing,
  isFavorite: () => false,
  onFavorite: nothing,
};
