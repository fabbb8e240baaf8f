import type { Order } from '@thali/shared/orders/order.contract';
import { pastStatuses } from '@thali/shared/orders/order-status';
import { useRef } from 'react';
import { Loaded } from '../../lib/data/loaded.tsx';
import { useApiPages } from '../../lib/data/use-paged-api.ts';
import { Button } from '../../lib/ui/button.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { EmptyTab } from '../shared/empty-tab.tsx';
import * as texts from './own-orders-texts.ts';
import { AgainButton } from './parts/again-button.tsx';
import { OrderGrid, OrdersSkeleton, TabHeading } from './parts/order-list.tsx';
import { OwnOrderCard } from './parts/own-order-card.tsx';

interface HistoryPageProps {
  vendorId: string;
  onOrderAgain: (order: Order) => void;
  onBrowse: () => void;
}

const pageSize = 20;

export const pastOrdersOf = (vendorId: string) => ({
  query: { vendorId, status: pastStatuses.join(), limit: pageSize },
});

/** Rule: storefront-11 */
export function HistoryPage({ vendorId, onOrderAgain, onBrowse }: HistoryPageProps) {
  const list = useApiPages('GET /orders', pastOrdersOf(vendorId));
  const screen = useRef<HTMLDivElement>(null);
  useLostFocus(list.hasNextPage, () => screen.current);

  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      <TabHeading title={texts.orderHistory} />
      <Loaded reading={list} loading={<OrdersSkeleton />}>
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders);
          return orders.length === 0 && !list.hasNextPage ? (
            <EmptyTab
              title={texts.noPastOrders}
              description={texts.pastOrdersHint}
              onBrowse={onBrowse}
            />
          ) : (
            <OrderGrid>
              {orders.map((order) => (
                <li
                  key={order.id}
                  className="grid [contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
                >
                  <OwnOrderCard
                    order={order}
                    action={<AgainButton onPress={() => onOrderAgain(order)} />}
                  />
                </li>
              ))}
            </OrderGrid>
          );
        }}
      </Loaded>
      {list.hasNextPage && (
        <div className="mt-5 flex justify-center">
          <Button
            variant="secondary"
            isBusy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {texts.showOlder}
          </Button>
        </div>
      )}
    </div>
  );
}
