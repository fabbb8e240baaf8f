import type { AcceptedPayments } from '@thali/shared/orders/payment-methods';
import { Banknote, CreditCard, QrCode } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { AcceptButton } from './accept-button.tsx';
import { MethodFrame } from './method-frame.tsx';
import type { PaymentSettings } from './use-payment-settings.ts';

export interface MethodPartProps {
  vendorId: string;
  settings: PaymentSettings;
}

interface PaymentMethodOption {
  value: AcceptedPayments;
  label: string;
  description: string;
  icon: ReactNode;
  /** The set-up of the method and its switch. Larger parts load when the owner opens them. */
  Part: ComponentType<MethodPartProps>;
}

/** The payment methods that an owner can choose. Rule: pay-8 */
export const paymentMethods: readonly PaymentMethodOption[] = [
  {
    value: 'off',
    label: 'Cash only',
    description: 'Guests pay at the counter.',
    icon: <Banknote size={20} />,
    Part: CashPart,
  },
  {
    value: 'upi',
    label: 'UPI to your own ID',
    description: 'Guests pay to your UPI ID, and you check your UPI app. No charges.',
    icon: <QrCode size={20} />,
    Part: lazy(() => import('./upi-part.tsx')),
  },
  {
    value: 'online',
    label: 'Online with Razorpay',
    description:
      'Guests pay by UPI or card, and you see each payment at once. Razorpay charges a fee.',
    icon: <CreditCard size={20} />,
    Part: lazy(() => import('./razorpay-part.tsx')),
  },
];

/** Cash needs no set-up, only a button while another method is in use. */
function CashPart({ vendorId, settings: { accepts } }: MethodPartProps) {
  return (
    <MethodFrame view={accepts}>
      {accepts !== 'off' && (
        <AcceptButton vendorId={vendorId} methods={{ accepts: 'off' }} label="Accept Cash Only" />
      )}
    </MethodFrame>
  );
}
