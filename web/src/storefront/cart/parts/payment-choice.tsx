import { Banknote, CreditCard } from 'lucide-react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { type RadioCard, RadioCards } from '../../../lib/ui/radio-cards.tsx';
import type { PaymentChoice as Choice } from '../check-guest.ts';

interface PaymentChoiceProps {
  value: Choice;
  onChange: (choice: Choice) => void;
}

const cards: readonly RadioCard<Choice>[] = [
  { value: 'cod', label: 'Cash on Delivery', icon: <Banknote size={20} aria-hidden="true" /> },
  {
    value: 'online',
    label: 'Online Payment',
    icon: <CreditCard size={20} aria-hidden="true" />,
    note: <Badge>Coming Soon</Badge>,
  },
];

export function PaymentChoice(props: PaymentChoiceProps) {
  return <RadioCards legend="Payment method" name="payment" cards={cards} {...props} />;
}
