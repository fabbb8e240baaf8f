import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { useSetting } from '../use-setting.ts';
import { AmountForm } from './amount-form.tsx';

const chargeOptions = [
  { value: 'order', label: 'Charge per order' },
  { value: 'portion', label: 'Charge per portion' },
] as const;

/** The settings of the parcel charge and the minimum order. Rule: orders-44, orders-45 */
export function ParcelSection({ vendor }: { vendor: Vendor }) {
  const parcel = useSetting(vendor, 'parcel');
  const minimum = useSetting(vendor, 'minimumOrder');
  const rule = parcel.value;
  return (
    <SettingsSection
      title="Parcel and Minimum Order"
      description="The charge shows in the cart before the order is placed, and is part of its total."
    >
      <div className="flex flex-col gap-4">
        <Switch
          label="Ask: eat here or parcel?"
          description="Customers choose in the cart. The kitchen sees it on every ticket."
          isOn={rule !== undefined}
          isBusy={parcel.isBusy}
          onChange={(isOn) => parcel.save(isOn ? { per: 'order', charge: 0 } : null)}
        />
        {rule && (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Select
              label="Parcel charge"
              options={chargeOptions}
              value={rule.per}
              isBusy={parcel.isBusy}
              onChange={(per) => parcel.save((current) => ({ charge: 0, ...current, per }))}
            />
            <AmountForm
              label="Amount (₹)"
              hint="Empty: no charge"
              savedRupees={rule.charge || undefined}
              changeTo={(charge = 0) => ({ parcel: { ...rule, charge } })}
              onSave={(charge = 0) =>
                parcel.send((current) => ({ per: 'order', ...current, charge }))
              }
            />
          </div>
        )}
        <AmountForm
          label="Minimum order (₹)"
          hint="Counts the dishes only. Empty: no minimum"
          savedRupees={minimum.value}
          changeTo={(minimumOrder) => ({ minimumOrder })}
          onSave={(rupees) => minimum.send(rupees ?? null)}
        />
      </div>
    </SettingsSection>
  );
}
