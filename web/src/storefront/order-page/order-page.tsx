import { OrderAccess } from '../../orders/order-access.tsx';
import { PageFrame } from '../../orders/page-frame.tsx';
import { OrderSkeleton } from './parts/order-skeleton.tsx';
import { OrderView } from './parts/order-view.tsx';

/** /orders/{id}: one order, followed live. */
export default function OrderPage({ orderId }: { orderId: string }) {
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
