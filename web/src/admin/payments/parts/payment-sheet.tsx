import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import { DetailsLoading } from '../../shared/details-loading.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { usePayment } from '../admin-payments.ts';
import { purposeText } from '../payment-texts.ts';
import { PaymentDetails } from './payment-details.tsx';

interface PaymentSheetProps {
  orderId: string;
  /** As the list has it, while it is read anew. */
  listed: AdminPayment | undefined;
  onClose: () => void;
}

/** One payment, and what can be done about it. */
export function PaymentSheet({ orderId, listed, onClose }: PaymentSheetProps) {
  const reading = usePayment(orderId);
  const payment = reading.data?.payment ?? listed;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={payment?.messName ?? 'Payment'}
      description={payment && purposeText(payment)}
    >
      {payment ? (
        <PaymentDetails payment={payment} />
      ) : (
        <Loaded reading={reading} loading={<DetailsLoading />}>
          {() => null}
        </Loaded>
      )}
    </Sheet>
  );
}
