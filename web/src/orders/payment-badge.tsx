import { Ban, Check, CircleHelp, HandCoins, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../lib/ui/badge.tsx';
import type { PaymentState } from './payment-state.ts';

const looks: Record<PaymentState['kind'], { tone: BadgeTone; Icon: LucideIcon }> = {
  due: { tone: 'accent', Icon: HandCoins },
  paid: { tone: 'leaf', Icon: Check },
  none: { tone: 'neutral', Icon: Ban },
  unknown: { tone: 'steel', Icon: CircleHelp },
};

export function PaymentBadge({ state: { kind, label } }: { state: PaymentState }) {
  const { tone, Icon } = looks[kind];
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2.5} aria-hidden="true" />}>
      {label}
    </Badge>
  );
}
