import type { ServedMeal } from '@thali/shared/vendors/meals-setting';
import { passLimits } from '@thali/shared/vendors/passes-setting';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../lib/ui/button.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { tabPath } from '../../shared/dashboard-paths.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor, type VendorChange } from '../../shared/update-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { settingNotUpdated, settingUpdated } from '../setting-toasts.ts';
import { PassMealDialog } from './pass-meal-dialog.tsx';
import { ruleText } from './pass-meal-draft.ts';

/** The meals that members eat with a pass. Rule: passes-1 */
export function PassesSection({ vendor }: { vendor: Vendor }) {
  const { meals = [], passes } = vendor.settings;
  const [editedMeal, setEditedMeal] = useState<ServedMeal>();
  const { mutateAsync, isPending } = useUpdateVendor(vendor.id, {
    onSaved: () => showToast(settingUpdated),
    onRefused: (error) => showToast(settingNotUpdated(error)),
  });
  const save = (settings: VendorChange['settings']) =>
    mutateAsync({ settings, knownSettings: { passes: passes ?? null } });
  return (
    <SettingsSection
      title="Meal Passes"
      description="Members pay for a month of meals and skip a meal in time. You know the headcount before you cook."
      aside={
        passes && (
          <Link href={tabPath('passes')} className={lineLinkClass}>
            Open passes
          </Link>
        )
      }
    >
      {meals.length === 0 && (
        <p className="text-sm text-ink-soft">Add a meal above first, such as lunch.</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {meals.map((meal) => (
          <li key={meal.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{meal.name}</p>
              <p className="text-sm text-ink-soft">{ruleText(passes, meal.id)}</p>
            </div>
            <Button variant="secondary" size="small" onClick={() => setEditedMeal(meal)}>
              Edit<span className="sr-only"> {meal.name} on passes</span>
            </Button>
          </li>
        ))}
      </ul>
      {passes && (
        <div className="mt-3 flex flex-col gap-4">
          <Switch
            label="Printed cards"
            description="For members without a phone. Compare the name on the scanner: a card can be lent."
            isOn={passes.cards ?? false}
            isBusy={isPending}
            onChange={(cards) => void save({ passes: { ...passes, cards } }).catch(() => undefined)}
          />
          <div className="max-w-80">
            <Select
              label="Meals below zero"
              hint="A member whose meals are used up can still eat these."
              options={graceChoices}
              value={String(passes.grace)}
              isBusy={isPending}
              onChange={(grace) =>
                void save({ passes: { ...passes, grace: Number(grace) } }).catch(() => undefined)
              }
            />
          </div>
        </div>
      )}
      {editedMeal && (
        <PassMealDialog
          vendor={vendor}
          meal={editedMeal}
          onSave={save}
          onClose={() => setEditedMeal(undefined)}
        />
      )}
    </SettingsSection>
  );
}

const graceChoices = Array.from({ length: passLimits.grace + 1 }, (_, meals) => ({
  value: String(meals),
  label: meals === 0 ? 'None' : meals === 1 ? '1 meal' : `${meals} meals`,
}));
