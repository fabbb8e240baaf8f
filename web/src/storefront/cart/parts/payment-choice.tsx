import { paymentMethodsOf } from '@thali/shared/order-payments/methods-of';
import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import { Banknote, CreditCard, QrCode } from 'lucide-react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { type RadioCard, RadioCards } from '../../../lib/ui/radio-cards.tsx';
import * as texts from '../cart-texts.ts';
import type { PaymentChoice as Choice } from '../checkout/check-guest.ts';

type Payment = Pick<PaymentSettings, 'accepts' | 'policy'> | undefined;

/** The chosen payment method, or the mess's first method if the mess no longer offers the chosen method. Rule: pay-2 */
export function payableChoice(choice: Choice, payment: Payment): Choice {
  const methods = paymentMethodsOf(payment);
  const isOffered =
    choice === 'coming_soon' ? !methods.includes('online') : methods.includes(choice);
  return isOffered ? choice : (methods[0] ?? 'cod');
}

interface PaymentChoiceProps {
  payment: Payment;
  isGuest: boolean;
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** Shows UPI first, and 'Coming Soon' only after the guest chooses online payment. Rule: cart-4, pay-2 */
export function PaymentChoice({ payment, isGuest, ...props }: PaymentChoiceProps) {
  const methods = [...paymentMethodsOf(payment)].sort((method) => (method === 'upi' ? -1 : 0));
  const offeredCards = methods.map((method) =>
    method === 'online' ? onlineCard(payment) : cards[method],
  );
  const badge = (!isGuest || props.value === 'coming_soon') && <Badge>{texts.comingSoon}</Badge>;
  const allCards = methods.includes('online')
    ? offeredCards
    : [...offeredCards, { ...comingSoon, aside: badge }];
  return <RadioCards legend={texts.paymentMethod} name="payment" cards={allCards} {...props} />;
}

const cards: Record<'cod' | 'upi', RadioCard<Choice>> = {
  cod: {
    value: 'cod',
    label: texts.cashOnDelivery,
    description: texts.payAtCounter,
    icon: <Banknote size={20} />,
  },
  upi: {
    value: 'upi',
    label: texts.upi,
    description: texts.upiHint,
    icon: <QrCode size={20} />,
  },
};

const comingSoon: RadioCard<Choice> = {
  value: 'coming_soon',
  label: texts.online,
  icon: <CreditCard size={20} />,
};

/** With the policy `first`, the kitchen waits for the payment. Rule: pay-20 */
function onlineCard(payment: Payment): RadioCard<Choice> {
  return {
    value: 'online',
    label: texts.online,
    description: payment?.policy === 'first' ? texts.onlineFirstHint : texts.onlineHint,
    icon: <CreditCard size={20} />,
  };
}
