import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import { type ServiceMode, serviceLabels } from '@thali/shared/orders/service-mode';
import { tableLabel, tableNames } from '@thali/shared/tables/table-names';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import type { ParcelSetting } from '@thali/shared/vendors/vendor-settings';
import { Armchair, ShoppingBag, UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { chooseTable } from '../../shared/guest-table.ts';
import * as texts from '../cart-texts.ts';

interface ServiceChoiceProps {
  /** Undefined if a parcel costs nothing extra. */
  parcel: ParcelSetting | undefined;
  value: ServiceMode;
  onChange: (mode: ServiceMode) => void;
}

export function ServiceChoice({ parcel, value, onChange }: ServiceChoiceProps) {
  return (
    <RadioCards
      legend={texts.eatHereOrParcel}
      name="service"
      isPair
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
          description: parcel && parcel.charge > 0 && <ParcelCharge {...parcel} />,
        },
      ]}
    />
  );
}

/** `+ ₹10`, `+ ₹5 a portion` */
function ParcelCharge({ per, charge }: ParcelSetting) {
  return (
    <>
      <span className="money">{`+ ${formatShortPaise(toPaise(charge))}`}</span>
      {per === 'portion' && texts.aPortion}
    </>
  );
}

interface TableChoiceProps {
  vendor: Pick<PublicVendor, 'id' | 'settings'>;
  /** Undefined before a choice. */
  table: string | undefined;
}

/** Shows the table of the scanned card, or lets the guest choose one. Rule: tables-3 */
export function TableChoice({ vendor, table }: TableChoiceProps) {
  const [isChanging, setChanging] = useState(false);
  if (table !== undefined && !isChanging) {
    return (
      <p className="flex min-h-12 items-center gap-3 rounded-field border border-line pr-1 pl-3.5">
        <Armchair size={20} className="shrink-0 text-ink-soft" />
        <span className="min-w-0 grow font-semibold">{tableLabel(table)}</span>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.changeTable}
          onClick={() => setChanging(true)}
        >
          {texts.change}
        </Button>
      </p>
    );
  }
  const names = tableNames(vendor.settings.tables);
  return (
    <Select
      label={texts.whichTable}
      autoFocus={isChanging}
      options={[
        { value: '', label: texts.collectAtCounter },
        ...names.map((name) => ({ value: name, label: tableLabel(name) })),
      ]}
      value={table ?? ''}
      onChange={(chosen) => {
        chooseTable(vendor.id, chosen || undefined);
        setChanging(false);
      }}
    />
  );
}
