import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import { type ServiceMode, serviceLabels } from '@thali/shared/orders/service-mode';
import type { ParcelSetting } from '@thali/shared/vendors/vendor-settings';
import { ShoppingBag, UtensilsCrossed } from 'lucide-react';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';

interface ServiceChoiceProps {
  /** Undefined if a parcel costs nothing extra. */
  parcel: ParcelSetting | undefined;
  value: ServiceMode;
  onChange: (mode: ServiceMode) => void;
}

/** The choice between eating at the mess and a parcel, with its charge. */
export function ServiceChoice({ parcel, value, onChange }: ServiceChoiceProps) {
  return (
    <RadioCards
      legend="Eat here or parcel?"
      name="service"
      value={value}
      onChange={onChange}
      cards={[
        {
          value: 'dine_in',
          label: serviceLabels.dine_in,
          icon: <UtensilsCrossed size={20} />,
        },
        {
          value: 'takeaway',
          label: serviceLabels.takeaway,
          icon: <ShoppingBag size={20} />,
          note: parcel && parcel.charge > 0 && (
            <span className="money text-sm">{chargeText(parcel)}</span>
          ),
        },
      ]}
    />
  );
}

/** `+ ₹10`, `+ ₹5 a portion` */
function chargeText({ per, charge }: ParcelSetting): string {
  const amount = `+ ${formatShortPaise(toPaise(charge))}`;
  return per === 'portion' ? `${amount} a portion` : amount;
}
