import { OrderAccess } from '../../orders/order-access.tsx';
import { PageFrame } from '../../orders/page-frame.tsx';
import { PaymentSkeleton } from './parts/payment-skeleton.tsx';
import { PaymentView } from './parts/payment-view.tsx';

/** /payment/{id}: what the server says is due for an order; an amount in the address counts for nothing. */
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
