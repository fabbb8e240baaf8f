import { Banknote, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import type { PaymentChoice as Choice } from './check-guest.ts';

interface PaymentChoiceProps {
  value: Choice;
  onChange: (choice: Choice) => void;
}

export function PaymentChoice({ value, onChange }: PaymentChoiceProps) {
  return (
    <fieldset className="@container">
      <legend className="mb-2 text-sm font-semibold">Payment method</legend>
      <div className="flex flex-col gap-2">
        <Option
          isChosen={value === 'cod'}
          onChoose={() => onChange('cod')}
          icon={<Banknote size={20} aria-hidden="true" />}
          label="Cash on Delivery"
        />
        <Option
          isChosen={value === 'online'}
          onChoose={() => onChange('online')}
          icon={<CreditCard size={20} aria-hidden="true" />}
          label="Online Payment"
          note={<Badge>Coming Soon</Badge>}
        />
      </div>
    </fieldset>
  );
}

interface OptionProps {
  isChosen: boolean;
  onChoose: () => void;
  icon: ReactNode;
  label: string;
  note?: ReactNode;
}

function Option({ isChosen, onChoose, icon, label, note }: OptionProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-field border border-line px-3.5 transition-colors has-checked:border-accent-ink has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent-ink">
      <input
        type="radio"
        name="payment"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 accent-(--accent-ink)"
      />
      <span className="text-ink-soft @max-[22rem]:hidden">{icon}</span>
      <span className="grow text-sm font-semibold whitespace-nowrap">{label}</span>
      {note}
    </label>
  );
}
