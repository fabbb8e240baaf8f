import { RotateCw } from 'lucide-react';
import { errorText } from '../../api/error-text.ts';
import { atLeast } from '../../time/at-least.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyThali } from '../../ui/marks/lazy-pictures.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { OrderCard } from './order-card.tsx';
import { OrderGrid } from './order-grid.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { TabHeading } from './tab-heading.tsx';
import { useOngoingOrders } from './use-ongoing-orders.ts';

interface OngoingTabProps {
  vendorId: string;
  onBrowse: () => void;
}

/** Rule: storefront-10 */
export function OngoingTab({ vendorId, onBrowse }: OngoingTabProps) {
  const { data, error, refetch } = useOngoingOrders(vendorId);
  const [isRefreshing, refresh] = useBusy(() => atLeast(refetch()));

  return (
    <>
      <TabHeading title="Ongoing Orders">
        <Button
          variant="secondary"
          size="small"
          isBusy={isRefreshing}
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={refresh}
        >
          Refresh
        </Button>
      </TabHeading>
      {!data && error && (
        <ErrorState message={errorText(error)} onRetry={refresh} isRetrying={isRefreshing} />
      )}
      {!data && !error && <OrdersSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          title="No ongoing orders"
          description="What you order shows up here, with every step that the kitchen takes."
          picture={<EmptyThali className="size-36" />}
          action={<Button onClick={onBrowse}>Browse the menu</Button>}
        />
      )}
      {data && data.length > 0 && (
        <OrderGrid>
          {data.map((order) => (
            <li key={order.id} className="grid">
              <OrderCard order={order} progress={<OrderProgress order={order} />} />
            </li>
          ))}
        </OrderGrid>
      )}
    </>
  );
}
