import type { Order } from '@thali/shared/orders/order.contract';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { RefreshButton } from '../../lib/ui/refresh-button.tsx';
import { keepNewer } from '../../orders/live/merge-order.ts';
import { EmptyTab } from '../shared/empty-tab.tsx';
import * as texts from './own-orders-texts.ts';
import { OrderGrid, OrdersSkeleton, TabHeading } from './parts/order-list.tsx';
import { OrderProgress } from './parts/order-progress.tsx';
import { OwnOrderCard } from './parts/own-order-card.tsx';

/** Rule: storefront-10 */
export function OngoingPage({ vendorId, onBrowse }: { vendorId: string; onBrowse: () => void }) {
  const list = useOngoingOrders(vendorId);

  return (
    <>
      <TabHeading title={texts.ongoingOrders}>
        <RefreshButton onRefresh={list.refetch} />
      </TabHeading>
      <Loaded reading={list} loading={<OrdersSkeleton />}>
        {(orders) =>
          orders.length === 0 ? (
            <EmptyTab title={texts.noOngoing} description={texts.ongoingHint} onBrowse={onBrowse} />
          ) : (
            <OrderGrid>
              {orders.map((order) => (
                <li key={order.id} className="grid">
                  <OwnOrderCard order={order} progress={<OrderProgress order={order} />} />
                </li>
              ))}
            </OrderGrid>
          )
        }
      </Loaded>
    </>
  );
}

type OrderPage = AnswerOf<'GET /orders'>;

/** A customer has fewer ongoing orders at one mess. */
const maxOrders = 100;

export const ongoingOrdersOf = (vendorId: string) => ({
  query: { vendorId, status: 'ongoing', limit: maxOrders },
});

const merge = (read: OrderPage, cached: OrderPage | undefined): OrderPage => ({
  ...read,
  orders: keepNewer(read.orders, cached?.orders),
});

/** The signed-in customer's ongoing orders at one mess, newest first. */
export function useOngoingOrders(vendorId: string) {
  return useApi('GET /orders', ongoingOrdersOf(vendorId), { merge, select: ordersOf });
}

function ordersOf({ orders }: OrderPage): readonly Order[] {
  return orders;
}
