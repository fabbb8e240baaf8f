import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { OrderAccess } from '../../orders/follow/order-access.tsx';
import { PageFrame } from '../../orders/follow/page-frame.tsx';
import { PaymentView } from './parts/payment-view.tsx';

/** /payment/{id}: the amount due by the server. Ignores an amount in the address. */
export default function PaymentPage({ orderId }: { orderId: string }) {
  return (
    <OrderAccess orderId={orderId} skeleton={<PaymentSkeleton />}>
      {(shown) => (
        <PageFrame shown={shown} back={{ href: `/orders/${orderId}`, label: 'Back to the order' }}>
          <PaymentView {...shown} />
        </PageFrame>
      )}
    </OrderAccess>
  );
}

function PaymentSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 mb-5 h-6 w-40" />
      <div className="grid gap-4 md:grid-cols-2 md:items-start">
        <Skeleton className="h-56 rounded-sheet" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </>
  );
}
