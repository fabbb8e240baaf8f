import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { useState } from 'react';
import { Skeleton } from '../lib/ui/skeleton.tsx';
import { trackedOrders } from '../orders/follow/tracking-tokens.ts';
import { useFollowedOrder } from '../orders/follow/use-followed-order.ts';
import { addOrderAgain } from './cart/order-again.ts';
import { FavoritesPage } from './menu/favorites-page.tsx';
import type { DishCardContext } from './menu/menu-grid.tsx';
import * as texts from './menu/menu-texts.ts';
import * as orderTexts from './orders/own-orders-texts.ts';
import { AgainButton } from './orders/parts/again-button.tsx';
import { OrderGrid, TabHeading } from './orders/parts/order-list.tsx';
import { OrderProgress } from './orders/parts/order-progress.tsx';
import { OwnOrderCard } from './orders/parts/own-order-card.tsx';
import { EmptyTab } from './shared/empty-tab.tsx';
import type { StorefrontTab } from './shared/storefront-address.ts';

interface GuestAreaProps {
  storefront: Storefront;
  tab: StorefrontTab;
  card: DishCardContext;
  selectTab: (tab: StorefrontTab) => void;
  /** Whether the screen is wide enough to show the cart beside the tab. */
  isWide: boolean;
}

/** A guest's tabs 'My orders' and 'Favourites', with the orders and favourites of this phone. Rule: storefront-31 */
export default function GuestArea({ storefront, tab, card, selectTab, isWide }: GuestAreaProps) {
  const { vendor, menuItems } = storefront;
  const onBrowse = () => selectTab('menu');
  if (tab === 'favorites') {
    return (
      <FavoritesPage
        title={texts.guestFavourites}
        menuItems={menuItems}
        card={card}
        onBrowse={onBrowse}
      />
    );
  }
  return (
    <GuestOrders
      vendorId={vendor.id}
      onBrowse={onBrowse}
      onOrderAgain={(order) => {
        const added = addOrderAgain(vendor.id, order, storefront);
        if (added > 0 && !isWide) selectTab('cart');
      }}
    />
  );
}

interface GuestOrdersProps {
  vendorId: string;
  onBrowse: () => void;
  onOrderAgain: (order: Order) => void;
}

/** The orders that this browser placed at the mess, newest first. */
function GuestOrders({ vendorId, onBrowse, onOrderAgain }: GuestOrdersProps) {
  const [orders] = useState(() => ordersOfThisPhone(vendorId));
  return (
    <>
      <TabHeading title={orderTexts.myOrders} />
      {orders.length === 0 ? (
        <EmptyTab
          title={orderTexts.noOrders}
          description={orderTexts.noOrdersHint}
          onBrowse={onBrowse}
        />
      ) : (
        <OrderGrid>
          {orders.map((order) => (
            <GuestOrder key={order.orderId} {...order} onOrderAgain={onOrderAgain} />
          ))}
        </OrderGrid>
      )}
    </>
  );
}

type TrackedOrder = ReturnType<typeof ordersOfThisPhone>[number];

/** One order. Renders nothing if the server has deleted the order. */
function GuestOrder({
  orderId,
  proof,
  onOrderAgain,
}: TrackedOrder & Pick<GuestOrdersProps, 'onOrderAgain'>) {
  const { order, isPending } = useFollowedOrder(orderId, proof);
  if (!order) return isPending ? <Skeleton className="h-44 rounded-card" /> : null;
  return (
    <li className="grid">
      {isOngoing(order.status) ? (
        <OwnOrderCard order={order} progress={<OrderProgress order={order} />} />
      ) : (
        <OwnOrderCard order={order} action={<AgainButton onPress={() => onOrderAgain(order)} />} />
      )}
    </li>
  );
}

function ordersOfThisPhone(vendorId: string) {
  return trackedOrders()
    .filter(([orderId]) => vendorIdOfOrder(orderId) === vendorId)
    .map(([orderId, trackingToken]) => ({ orderId, proof: { trackingToken } }))
    .reverse();
}
