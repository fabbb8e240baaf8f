import { OrderAccess } from '../../orders/follow/order-access.tsx';
import { PaymentView } from './parts/payment-view.tsx';
import * as texts from './payment-page-texts.ts';

/** /payment/{id}: the server's amount due. Ignores an amount in the address. */
export default function PaymentPage({ orderId }: { orderId: string }) {
  return (
    <OrderAccess
      orderId={orderId}
      View={PaymentView}
      backLinkOf={({ id }) => ({ href: `/orders/${id}`, label: texts.backToOrder })}
      outline={[['h-56 rounded-sheet'], ['h-72 rounded-card']]}
    />
  );
}
