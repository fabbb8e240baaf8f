import { maxPots, type PotsSetting, runOutChoices } from '@thali/shared/vendors/pots-setting';
import { useState } from 'react';
import { Link } from 'wouter';
import { useApi } from '../../../lib/data/use-api.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { tabPath } from '../../shared/dashboard-paths.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor, type VendorChange } from '../../shared/update-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { settingNotUpdated, settingUpdated } from '../setting-toasts.ts';
import { PotDialog } from './pot-dialog.tsx';

/** The dishes whose pots the kitchen records, and how often a pot may run out. Rule: pots-1 */
export function PotsSection({ vendor }: { vendor: Vendor }) {
  const { meals = [], pots } = vendor.settings;
  const [editedDish, setEditedDish] = useState<PotsSetting['dishes'][number] | 'new'>();
  const request = { params: { vendorId: vendor.id } };
  const { data } = useApi('GET /vendors/{vendorId}/menu-items', request, {
    enabled: pots !== undefined || editedDish !== undefined,
  });
  const { mutateAsync, isPending } = useUpdateVendor(vendor.id, {
    onSaved: () => showToast(settingUpdated),
    onRefused: (error) => showToast(settingNotUpdated(error)),
  });
  const save = (settings: VendorChange['settings']) =>
    mutateAsync({ settings, knownSettings: { pots: pots ?? null } });
  const dishes = data?.menuItems ?? [];
  const nameOf = (itemId: string) =>
    dishes.find(({ id }) => id === itemId)?.name ?? (data ? 'Deleted dish' : 'Loading');
  return (
    <SettingsSection
      title="Pots"
      description="Say how much was left after a meal, and learn how much to cook. A headcount before cooking helps most: use it with passes or orders ahead."
      aside={
        pots && (
          <Link href={tabPath('forecasting')} className={lineLinkClass}>
            Open forecast
          </Link>
        )
      }
    >
      {meals.length === 0 && (
        <p className="text-sm text-ink-soft">Add a meal above first, such as lunch.</p>
      )}
      {pots && (
        <ul className="mb-3 flex flex-col divide-y divide-line">
          {pots.dishes.map((dish) => (
            <li
              key={dish.itemId}
              className="flex flex-wrap items-center justify-between gap-3 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{nameOf(dish.itemId)}</p>
                <p className="text-sm text-ink-soft">{dish.portions} portions a vessel</p>
              </div>
              <Button variant="secondary" size="small" onClick={() => setEditedDish(dish)}>
                Edit<span className="sr-only"> the pot of {nameOf(dish.itemId)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {meals.length > 0 && (pots?.dishes.length ?? 0) < maxPots && (
        <Button variant="secondary" size="small" onClick={() => setEditedDish('new')}>
          Add a dish
        </Button>
      )}
      {pots && (
        <div className="mt-4 max-w-80">
          <Select
            label="A pot may run out"
            hint="More often leaves less over. Rarely keeps all guests served."
            options={riskOptions}
            value={String(pots.runOutOneIn)}
            isBusy={isPending}
            onChange={(value) => void save({ pots: withRisk(pots, value) }).catch(() => undefined)}
          />
        </div>
      )}
      {editedDish && (
        <PotDialog
          pots={pots}
          dish={editedDish === 'new' ? undefined : editedDish}
          menu={dishes.map(({ id, name }) => ({ id, name }))}
          onSave={save}
          onClose={() => setEditedDish(undefined)}
        />
      )}
    </SettingsSection>
  );
}

const riskOptions = runOutChoices.map((oneIn) => ({
  value: String(oneIn),
  label: `1 meal in ${oneIn}`,
}));

function withRisk(pots: PotsSetting, value: string) {
  const runOutOneIn = runOutChoices.find((oneIn) => String(oneIn) === value) ?? 20;
  return { ...pots, runOutOneIn };
}
