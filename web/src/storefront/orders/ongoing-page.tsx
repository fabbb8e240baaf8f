import { RotateCw } from 'lucide-react';
import { Loaded } from '../../lib/data/loaded.tsx';
import { withMinDuration } from '../../lib/time/with-min-duration.ts';
import { Button } from '../../lib/ui/button.tsx';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../lib/ui/marks/lazy-pictures.ts';
import { useBusy } from '../../lib/ui/use-busy.ts';
import { useOngoingOrders } from './ongoing-orders.ts';
import { OrderGrid, OrdersSkeleton, TabHeading } from './parts/order-list.tsx';
import { OrderProgress } from './parts/order-progress.tsx';
import { OwnOrderCard } from './parts/own-order-card.tsx';

interface OngoingPageProps {
  vendorId: string;
  onBrowse: () => void;
}

/** Rule: storefront-10 */
export function OngoingPage({ vendorId, onBrowse }: OngoingPageProps) {
  const list = useOngoingOrders(vendorId);
  const [isRefreshing, refresh] = useBusy(() => withMinDuration(list.refetch()));

  return (
    <>
      <TabHeading title="Ongoing Orders">
        <Button
          variant="secondary"
          size="small"
          isBusy={isRefreshing}
          icon={<RotateCw size={16} />}
          onClick={refresh}
        >
          Refresh
        </Button>
      </TabHeading>
      <Loaded reading={list} loading={<OrdersSkeleton />}>
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState
              title="No ongoing orders"
              description="Your order shows here, with each step in the kitchen."
              picture={<EmptyThali className="size-36" />}
              action={<Button onClick={onBrowse}>Browse the menu</Button>}
            />
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
