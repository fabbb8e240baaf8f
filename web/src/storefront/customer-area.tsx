import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@thali/shared/auth/user.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { useEffect } from 'react';
import { addOrderAgain } from './cart/order-again.ts';
import { CustomerProfile } from './customer-profile.tsx';
import { useMergedFavorites } from './favorites/use-merged-favorites.ts';
import { FavoritesPage } from './menu/favorites-page.tsx';
import type { CardLink } from './menu/menu-grid.tsx';
import { customerOrdersKey } from './orders/customer-orders-key.ts';
import { HistoryPage } from './orders/history-page.tsx';
import { OngoingPage } from './orders/ongoing-page.tsx';
import { useFollowOrders } from './orders/use-follow-orders.ts';
import type { StorefrontTab } from './shared/storefront-tab.ts';

interface CustomerAreaProps {
  customer: User;
  storefront: Storefront;
  tab: StorefrontTab;
  link: CardLink;
  /** Grows with each order that is placed here. */
  placedCount: number;
  selectTab: (tab: StorefrontTab) => void;
  /** The cart stands beside everything. */
  isWide: boolean;
}

/** A customer's own tabs, and what goes on for them whichever tab is on screen. */
export default function CustomerArea(props: CustomerAreaProps) {
  const { customer, storefront, tab, link, placedCount, selectTab, isWide } = props;
  const { vendor, menuItems } = storefront;
  const client = useQueryClient();
  useFollowOrders(vendor.id, customer.id);
  useMergedFavorites(customer);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each order that is placed changes the lists
  useEffect(() => {
    if (placedCount === 0) return;
    void client.invalidateQueries({ queryKey: customerOrdersKey.all(vendor.id) });
  }, [placedCount]);

  function orderAgain(order: Order) {
    const added = addOrderAgain(vendor.id, order, menuItems);
    if (added > 0 && !isWide) selectTab('cart');
  }

  const onBrowse = () => selectTab('menu');
  switch (tab) {
    case 'orders':
      return <OngoingPage vendorId={vendor.id} onBrowse={onBrowse} />;
    case 'history':
      return <HistoryPage vendorId={vendor.id} onOrderAgain={orderAgain} onBrowse={onBrowse} />;
    case 'favorites':
      return <FavoritesPage menuItems={menuItems} link={link} onBrowse={onBrowse} />;
    case 'profile':
      return (
        <CustomerProfile
          customer={customer}
          storefront={storefront}
          isFavorite={link.isFavorite}
          onViewHistory={() => selectTab('history')}
        />
      );
    default:
      return null;
  }
}
