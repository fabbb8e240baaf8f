import { OrderAccess } from '../../followed-order/order-access.tsx';
import { PageFrame } from '../../followed-order/page-frame.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

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
