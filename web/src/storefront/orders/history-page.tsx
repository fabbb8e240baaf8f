import type { Order } from '@thali/shared/orders/order.contract';
import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { errorText } from '../../lib/api/error-text.ts';
import { Button } from '../../lib/ui/button.tsx';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { EmptyThali } from '../../lib/ui/marks/lazy-pictures.ts';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { usePastOrders } from './own-orders.ts';
import { OrderGrid, OrdersSkeleton, TabHeading } from './parts/order-list.tsx';
import { OwnOrderCard } from './parts/own-order-card.tsx';

interface HistoryPageProps {
  vendorId: string;
  onOrderAgain: (order: Order) => void;
  onBrowse: () => void;
}

/** Rule: storefront-11 */
export function HistoryPage({ vendorId, onOrderAgain, onBrowse }: HistoryPageProps) {
  const query = usePastOrders(vendorId);
  const { data, error, isFetching, refetch } = query;
  const screen = useRef<HTMLDivElement>(null);
  useLostFocus(query.hasNextPage, () => screen.current);

  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      <TabHeading title="Order History" />
      {!data && error && (
        <ErrorState
          message={errorText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <OrdersSkeleton />}
      {data?.length === 0 && !query.hasNextPage && (
        <EmptyState
          title="No past orders"
          description="Finished orders show here. You can order them again in one tap."
          picture={<EmptyThali className="size-36" />}
          action={<Button onClick={onBrowse}>Browse the menu</Button>}
        />
      )}
      {data && data.length > 0 && (
        <OrderGrid>
          {data.map((order) => (
            <li
              key={order.id}
              className="grid [contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
            >
              <OwnOrderCard
                order={order}
                action={<AgainButton order={order} onOrderAgain={onOrderAgain} />}
              />
            </li>
          ))}
        </OrderGrid>
      )}
      {query.hasNextPage && (
        <div className="mt-5 flex justify-center">
          <Button
            variant="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show older orders
          </Button>
        </div>
      )}
    </div>
  );
}

function AgainButton({
  order,
  onOrderAgain,
}: Pick<HistoryPageProps, 'onOrderAgain'> & { order: Order }) {
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<RotateCcw size={16} />}
      onClick={() => onOrderAgain(order)}
    >
      Order again
    </Button>
  );
}
