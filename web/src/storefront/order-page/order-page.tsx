import { lazy } from 'react';
import { useSearch } from 'wouter';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { isBillView } from '../../orders/bill/bill-link.tsx';
import { OrderAccess } from '../../orders/follow/order-access.tsx';
import { PageFrame } from '../../orders/follow/page-frame.tsx';
import { OrderView } from './parts/order-view.tsx';

const BillPage = lazy(() => import('../../orders/bill/bill-page.tsx'));

/** /orders/{id}: one order, followed live, or its bill. */
export default function OrderPage({ orderId }: { orderId: string }) {
  if (isBillView(useSearch())) return <BillPage orderId={orderId} />;
  return (
    <OrderAccess orderId={orderId} skeleton={<OrderSkeleton />}>
      {(shown) => (
        <PageFrame
          shown={shown}
          back={{ href: `/menu/${shown.order.subdomain}`, label: 'Back to Menu' }}
        >
          <OrderView {...shown} />
        </PageFrame>
      )}
    </OrderAccess>
  );
}

/** The outline of the page while the order loads. */
function OrderSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 mb-5 h-6 w-32" />
      <div className="grid gap-4 md:grid-cols-2 md:items-start">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-64 rounded-sheet" />
          <Skeleton className="h-72 rounded-card" />
        </div>
        <Skeleton className="h-80 rounded-card" />
      </div>
    </>
  );
}
