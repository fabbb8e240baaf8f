import { savePassTypes } from '@thali/shared/passes/pass-type.contract';
import { Controller } from 'react-hook-form';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { parseWholeNumber } from '../../../lib/forms/whole-number.ts';
import { Chip } from '../../../lib/ui/chip.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { newMealId } from '../../shared/new-meal-id.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { kindTexts } from '../pass-texts.ts';
import { type PassType, useSaveTypes } from '../use-passes.ts';

interface TypeDialogProps {
  vendor: Vendor;
  types: readonly PassType[];
  revision: number;
  /** Undefined for a new type. */
  type: PassType | undefined;
  onClose: () => void;
}

/** Adds or changes a pass that the mess sells. Rule: passes-2 */
export function TypeDialog({ vendor, types, revision, type, onClose }: TypeDialogProps) {
  const { mutateAsync: save } = useSaveTypes(vendor.id);
  const meals = mealsOnPasses(vendor);
  const form = useContractForm(savePassTypes, {
    defaultValues: {
      name: type?.name ?? '',
      kind: type?.kind ?? ('every' as const),
      meals: type?.meals ?? meals.map(({ id }) => id),
      count: String(type?.count ?? 30),
      days: String(type?.days ?? 30),
      price: type ? String(type.price) : '',
    },
    toBody: (draft) => ({
      types: [
        ...types.filter((candidate) => candidate !== type),
        {
          ...draft,
          id: type?.id ?? newMealId(),
          count: parseWholeNumber(draft.count) ?? Number.NaN,
          days: parseWholeNumber(draft.days) ?? Number.NaN,
          price: draft.price.trim() === '' ? Number.NaN : Number(draft.price),
        },
      ],
      knownRevision: revision,
    }),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    send: (body) => save(body),
    onSent: onClose,
    failureMessage: 'Not saved. Please try again.',
  });
  return (
    <Dialog isOpen onClose={onClose} title={type?.name ?? 'Add a pass'} isBusy={form.isBusy}>
      <Form
        form={form}
        actions={
          <DialogFooter onCancel={onClose} isBusy={form.isBusy}>
            <SubmitButton form={form}>Save</SubmitButton>
          </DialogFooter>
        }
      >
        <TextField
          label="Name"
          placeholder="Monthly lunch"
          maxLength={40}
          autoComplete="off"
          {...form.field('name')}
        />
        <Controller
          control={form.control}
          name="kind"
          render={({ field }) => (
            <RadioCards
              legend="What counts"
              name="kind"
              value={field.value}
              onChange={field.onChange}
              cards={(['every', 'open'] as const).map((value) => ({
                value,
                label: kindTexts[value].label,
                description: kindTexts[value].text,
              }))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="meals"
          render={({ field, fieldState }) => (
            <fieldset>
              <legend className="mb-2 text-sm font-semibold">Meals</legend>
              <div className="flex flex-wrap gap-2">
                {meals.map(({ id, name }) => {
                  const isOn = field.value.includes(id);
                  return (
                    <Chip
                      key={id}
                      isSelected={isOn}
                      onClick={() =>
                        field.onChange(
                          isOn
                            ? field.value.filter((chosenId) => chosenId !== id)
                            : [...field.value, id],
                        )
                      }
                    >
                      {name}
                    </Chip>
                  );
                })}
              </div>
              {fieldState.error && (
                <p className="mt-1 text-sm text-chilli">{fieldState.error.message}</p>
              )}
            </fieldset>
          )}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Number of meals" inputMode="numeric" {...form.field('count')} />
          <TextField label="Valid for days" inputMode="numeric" {...form.field('days')} />
        </div>
        <TextField label="Price in ₹" inputMode="decimal" {...form.field('price')} />
      </Form>
    </Dialog>
  );
}

function mealsOnPasses({ settings: { meals = [], passes } }: Vendor) {
  const ids = new Set(passes?.meals.map(({ mealId }) => mealId));
  return meals.filter(({ id }) => ids.has(id));
}
