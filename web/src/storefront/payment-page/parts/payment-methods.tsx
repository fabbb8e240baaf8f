import { Banknote, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { paymentMethodLabel } from '../../../orders/payment-state.ts';

/** How an order can be paid; by cash only, for now. Rule: cart-4, orders-7 */
export function PaymentMethods({ chosen }: { chosen: string }) {
  return (
    <Card className="flex flex-col p-5">
      <h2 className="font-display text-lg font-bold">How to pay</h2>
      <ul className="divide-y divide-line">
        <Method
          icon={<Banknote size={22} aria-hidden="true" className="shrink-0 text-leaf" />}
          label={paymentMethodLabel(chosen)}
          note={<Badge tone="leaf">Chosen</Badge>}
        />
        {chosen !== 'online' && (
          <Method
            icon={<CreditCard size={22} aria-hidden="true" className="shrink-0" />}
            label={paymentMethodLabel('online')}
            note={<Badge>Coming Soon</Badge>}
            isMuted
          />
        )}
      </ul>
    </Card>
  );
}

interface MethodProps {
  icon: ReactNode;
  label: string;
  note: ReactNode;
  isMuted?: boolean;
}

function Method({ icon, label, note, isMuted }: MethodProps) {
  return (
    <li
      className={`flex min-h-12 items-center gap-3 ${isMuted ? 'text-ink-soft' : 'font-semibold'}`}
    >
      {icon}
      <span className="grow">{label}</span>
      {note}
    </li>
  );
}
