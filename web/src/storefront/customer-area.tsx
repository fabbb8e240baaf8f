import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@thali/shared/auth/user.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { lazy, useEffect } from 'react';
import type { AnswerOf } from '../lib/api/calls.ts';
import { apiKey } from '../lib/data/api-query.ts';
import { useApi } from '../lib/data/use-api.ts';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { supportEmail } from '../lib/tenant/support-email.ts';
import { addOrderAgain } from './cart/order-again.ts';
import { useMergedFavorites } from './favorites/merge-favorites.ts';
import { FavoritesPage, favoriteDishes } from './menu/favorites-page.tsx';
import type { DishCardContext } from './menu/menu-grid.tsx';
import { HistoryPage } from './orders/history-page.tsx';
import { OngoingPage } from './orders/ongoing-page.tsx';
import { useFollowOrders } from './orders/use-follow-orders.ts';
import { PassLink } from './passes/pass-link.tsx';
import type { ProfileFigures } from './profile/parts/profile-summary.tsx';
import { ProfilePage } from './profile/profile-page.tsx';
import type { StorefrontTab } from './shared/storefront-address.ts';

const loadPassPage = retryUntilLoaded(() => import('./passes/pass-page.tsx'));
const LazyPassPage = lazy(loadPassPage);

interface CustomerAreaProps {
  customer: User;
  storefront: Storefront;
  tab: StorefrontTab;
  card: DishCardContext;
  /** The number of orders that this page has placed. */
  placedCount: number;
  onOngoingCount: (count: number) => void;
  selectTab: (tab: StorefrontTab) => void;
  /** Whether the screen is wide enough to show the cart beside the tab. */
  isWide: boolean;
}

/** The tabs of a signed-in customer. Follows the customer's orders and merges their favourites on every tab. */
export default function CustomerArea(props: CustomerAreaProps) {
  const { customer, storefront, tab, card, placedCount, onOngoingCount, selectTab, isWide } = props;
  const { vendor, menuItems } = storefront;
  const client = useQueryClient();
  const ongoingCount = useFollowOrders(vendor.id, customer.id);
  useEffect(() => onOngoingCount(ongoingCount), [ongoingCount, onOngoingCount]);
  useMergedFavorites(customer);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each placed order changes the lists
  useEffect(() => {
    if (placedCount === 0) return;
    void client.invalidateQueries({ queryKey: apiKey('GET /orders') });
  }, [placedCount]);

  function orderAgain(order: Order) {
    const added = addOrderAgain(vendor.id, order, storefront);
    if (added > 0 && !isWide) selectTab('cart');
  }

  const onBrowse = () => selectTab('menu');
  switch (tab) {
    case 'orders':
      return <OngoingPage vendorId={vendor.id} onBrowse={onBrowse} />;
    case 'history':
      return <HistoryPage vendorId={vendor.id} onOrderAgain={orderAgain} onBrowse={onBrowse} />;
    case 'favorites':
      return <FavoritesPage menuItems={menuItems} card={card} onBrowse={onBrowse} />;
    case 'profile':
      return (
        <CustomerProfile
          customer={customer}
          storefront={storefront}
          isFavorite={card.isFavorite}
          onViewHistory={() => selectTab('history')}
        />
      );
    case 'pass':
      return <LazyPassPage vendor={vendor} customer={customer} />;
    case 'menu':
      return vendor.settings.passes ? (
        <PassLink vendorId={vendor.id} customerId={customer.id} onOpen={() => selectTab('pass')} />
      ) : null;
    default:
      return null;
  }
}

interface CustomerProfileProps {
  customer: User;
  storefront: Storefront;
  isFavorite: (menuItemId: string) => boolean;
  onViewHistory: () => void;
}

/** The profile, with figures from the orders and the favourites. */
function CustomerProfile(props: CustomerProfileProps) {
  const { customer, storefront, isFavorite, onViewHistory } = props;
  const { vendor, menuItems } = storefront;
  const { data: orders } = useApi(
    'GET /orders',
    { query: { vendorId: vendor.id, limit: 1 } },
    { select: summaryOf },
  );
  return (
    <ProfilePage
      customer={customer}
      figures={{ orders, favorites: favoriteDishes(menuItems, isFavorite).length }}
      supportEmail={vendor.email ?? supportEmail()}
      onViewHistory={onViewHistory}
    />
  );
}

/** The number of orders and the time of the newest order. */
function summaryOf({ orders, pagination }: AnswerOf<'GET /orders'>): ProfileFigures['orders'] {
  return { total: pagination.total ?? orders.length, lastOrderAt: orders[0]?.createdAt };
}
