import { clockText } from '@thali/shared/time/clock-text';
import type { ServedMeal } from '@thali/shared/vendors/meals-setting';
import { maxMeals } from '@thali/shared/vendors/meals-setting';
import type { PreOrderRule } from '@thali/shared/vendors/pre-orders-setting';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor, type VendorChange } from '../../shared/update-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { settingNotUpdated, settingUpdated } from '../setting-toasts.ts';
import { MealDialog } from './meal-dialog.tsx';
import { withoutMeal } from './meal-draft.ts';

/** The meals that guests order ahead, with their pickup times. Rule: pre-orders-1 */
export function PreOrdersSection({ vendor }: { vendor: Vendor }) {
  const { meals = [], preOrders = [] } = vendor.settings;
  const [editedMeal, setEditedMeal] = useState<ServedMeal | 'new'>();
  const { mutateAsync, isPending } = useUpdateVendor(vendor.id, {
    onSaved: () => showToast(settingUpdated),
    onRefused: (error) => showToast(settingNotUpdated(error)),
  });
  const save = (settings: VendorChange['settings']) =>
    mutateAsync({
      settings,
      knownSettings: {
        meals: vendor.settings.meals ?? null,
        preOrders: vendor.settings.preOrders ?? null,
      },
    });
  return (
    <SettingsSection
      title="Order Ahead"
      description="Guests order a meal ahead and choose a pickup time, so that nobody waits in the queue."
    >
      <ul className="flex flex-col divide-y divide-line">
        {meals.map((meal) => (
          <li key={meal.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                {meal.name}, {clockText(meal.from)} – {clockText(meal.to)}
              </p>
              <p className="text-sm text-ink-soft">
                {ruleText(preOrders.find(({ mealId }) => mealId === meal.id))}
              </p>
            </div>
            <div className="flex gap-2">
              <Button variant="secondary" size="small" onClick={() => setEditedMeal(meal)}>
                Edit<span className="sr-only"> {meal.name}</span>
              </Button>
              <Button
                variant="quiet"
                size="small"
                isBusy={isPending}
                onClick={() =>
                  void save(withoutMeal(vendor.settings, meal.id)).catch(() => undefined)
                }
              >
                Remove<span className="sr-only"> {meal.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {meals.length < maxMeals && (
        <Button
          variant="secondary"
          icon={<Plus size={18} />}
          className="mt-3"
          onClick={() => setEditedMeal('new')}
        >
          Add a Meal
        </Button>
      )}
      {editedMeal && (
        <MealDialog
          vendor={vendor}
          meal={editedMeal === 'new' ? undefined : editedMeal}
          onSave={save}
          onClose={() => setEditedMeal(undefined)}
        />
      )}
    </SettingsSection>
  );
}

const dayTexts = ['the same day', 'the day before', 'two days before'] as const;

/** `Order until 11 am the same day, 20 orders every 15 minutes` */
function ruleText(rule: PreOrderRule | undefined): string {
  if (!rule) return 'Not ordered ahead';
  const { orderBy, max, every } = rule;
  const limit = max ? `${max.most} ${max.unit} every` : 'any number every';
  return `Order until ${clockText(orderBy.time)} ${dayTexts[orderBy.daysBefore]}, ${limit} ${every} minutes`;
}
