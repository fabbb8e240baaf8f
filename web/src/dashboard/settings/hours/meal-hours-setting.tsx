import { type MealHours, meals } from '@thali/shared/menu/meal-hours';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { AutosaveForm } from '../../../lib/forms/autosave-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { notSaved } from '../setting-toasts.ts';
import { useSetting } from '../use-setting.ts';

/** The usual times of the meals, without gaps. The menu sorts meals by these times. Rule: storefront-14 */
const usualHours: MealHours = {
  breakfast: { open: '04:00', close: '11:00' },
  lunch: { open: '11:00', close: '16:00' },
  dinner: { open: '16:00', close: '04:00' },
};

/** Lets the mess sell dishes only during their meals. Rule: hours-14 */
export function MealHoursSetting({ vendor }: { vendor: Vendor }) {
  const { value, isBusy, save, send } = useSetting(vendor, 'mealHours');
  return (
    <>
      <Switch
        label="Sell dishes only at their meal"
        description="A dish for lunch can be ordered during lunch. Dishes for all meals stay on sale."
        isOn={value !== undefined}
        isBusy={isBusy}
        onChange={(isOn) => save(isOn ? usualHours : null)}
      />
      {value && <MealHoursForm savedHours={value} onSave={send} />}
    </>
  );
}

interface MealHoursFormProps {
  savedHours: MealHours;
  onSave: (mealHours: MealHours) => Promise<unknown>;
}

function MealHoursForm({ savedHours, onSave }: MealHoursFormProps) {
  const form = useContractForm(updateVendor, {
    defaultValues: savedHours,
    followsDefaults: true,
    isAutosaved: true,
    toBody: (mealHours) => ({ settings: { mealHours } }),
    fieldOf: (path) => path.replace('settings.mealHours.', ''),
    send: (_, mealHours) => onSave(mealHours),
    failureMessage: notSaved,
  });
  const { errors } = form.formState;
  return (
    <AutosaveForm form={form} className="mt-2 flex flex-col gap-2">
      {meals.map((meal) => (
        <fieldset
          key={meal}
          className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1 capitalize sm:grid-cols-[5.5rem_minmax(0,1fr)_auto_minmax(0,1fr)]"
        >
          <legend className="sr-only">{meal}</legend>
          <span aria-hidden="true" className="font-semibold max-sm:col-span-3">
            {meal}
          </span>
          {(['open', 'close'] as const).map((part) => (
            <div key={part} className="contents">
              {part === 'close' && <span aria-hidden="true">–</span>}
              <input
                type="time"
                aria-label={`${meal} ${part === 'open' ? 'from' : 'until'}`}
                aria-invalid={errors[meal]?.[part] !== undefined || undefined}
                {...form.register(`${meal}.${part}`)}
                className={`${fieldClass} min-w-0 px-1.5! tabular-nums sm:px-2.5!`}
              />
            </div>
          ))}
          {(errors[meal]?.open ?? errors[meal]?.close) && (
            <p role="alert" className="col-span-3 text-sm text-chilli normal-case sm:col-start-2">
              Enter both times
            </p>
          )}
        </fieldset>
      ))}
    </AutosaveForm>
  );
}
