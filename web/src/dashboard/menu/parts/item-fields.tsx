import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { type ReactNode, useState } from 'react';
import {
  type Control,
  Controller,
  type FieldPathByValue,
  useController,
  useWatch,
} from 'react-hook-form';
import type { ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { normaliseWholeNumber, parseWholeNumber } from '../../../lib/forms/whole-number.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { maxPriceText, priceOf, priceProblem, typedDishPrice } from '../../shared/typed-figures.ts';
import { detailNames, hasDetails, type ItemForm } from '../item-input.ts';
import { GroupsField } from '../options/groups-field.tsx';
import type { SizeForm } from '../sizes.ts';
import { DietField } from './diet-field.tsx';
import { FieldGroup, Required } from './field-group.tsx';
import { ImageField } from './image-field.tsx';
import { MealTimeChips } from './meal-time-chips.tsx';
import { SizesField } from './sizes-field.tsx';
import { SpiceField } from './spice-field.tsx';
import { TagsField } from './tags-field.tsx';

interface ItemFieldsProps {
  vendorId: string;
  form: ContractForm<ItemForm>;
  categories: readonly MenuCategory[];
  groups: readonly OptionGroup[];
  /** The meal times of a new dish in a category. Absent for a stored dish. */
  usualMealTimes: ((categoryId: string) => ItemForm['mealTimes']) | undefined;
  onNewGroup: () => void;
  onReuseSizes: (sizes: SizeForm[]) => void;
}

/** The fields of a dish, most important first. */
export function ItemFields(props: ItemFieldsProps) {
  const { vendorId, form, categories, groups, usualMealTimes, onNewGroup, onReuseSizes } = props;
  const { control } = form;
  const hasSizes = useWatch({ control, name: 'sizes' }).length > 0;
  return (
    <>
      <div
        className={classNames(
          'grid gap-4',
          !hasSizes && 'grid-cols-[minmax(0,1fr)_7.5rem] sm:grid-cols-[2fr_1fr]',
        )}
      >
        <TextField
          label={<Required>Name</Required>}
          required
          autoComplete="off"
          maxLength={80}
          {...form.field('name')}
        />
        {!hasSizes && <NumberField form={form} name="price" label="Price (₹)" isRequired />}
      </div>
      <SizesField form={form} onReuse={onReuseSizes} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CategorySelect form={form} categories={categories} usualMealTimes={usualMealTimes} />
        <DietField control={control} />
      </div>
      <MealTimesField control={control} />
      <MoreDetails form={form}>
        <ImageField vendorId={vendorId} control={control} name="image" />
        <TextArea
          label="Description"
          isOptional
          rows={2}
          maxLength={500}
          {...form.field('description')}
        />
        <SpiceField control={control} />
        <TagsField control={control} />
        <TextField
          label="In Hindi or another script"
          isOptional
          autoComplete="off"
          maxLength={80}
          {...form.field('nameLocal')}
        />
        <ContentsFields form={form} />
        <GroupsField form={form} groups={groups} onNew={onNewGroup} />
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            form={form}
            name="quantity"
            label="Portions left"
            hint="Goes down with each order. Leave empty for unlimited"
          />
          <NumberField
            form={form}
            name="sortOrder"
            label="Position"
            hint="Lower numbers come first. Leave empty for last"
          />
        </div>
        <TextArea
          label="Nutrition"
          isOptional
          rows={2}
          maxLength={500}
          placeholder="Calories, protein, allergens"
          {...form.field('nutritionalInfo')}
        />
      </MoreDetails>
    </>
  );
}

/** The rarely used fields. They are open if a field has a value or a problem. */
function MoreDetails({ form, children }: { form: ContractForm<ItemForm>; children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => hasDetails(form.getValues()));
  const { errors } = form.formState;
  const hasProblem = detailNames.some((name) => errors[name]);
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-field border border-line"
    >
      <summary className="min-h-11 cursor-pointer px-3.5 py-2.5 font-semibold">
        More details
      </summary>
      <div className="flex flex-col gap-4 px-3.5 pt-1 pb-4">{children}</div>
    </details>
  );
}

function CategorySelect({
  form,
  categories,
  usualMealTimes,
}: Pick<ItemFieldsProps, 'form' | 'categories' | 'usualMealTimes'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'categoryId' });
  // A colleague may have deleted the chosen category.
  const isKnown = categories.some(({ id }) => id === field.value);
  return (
    <Select
      label={<Required>Category</Required>}
      required
      name={field.name}
      ref={field.ref}
      options={[
        ...(isKnown ? [] : [{ value: '', label: 'Select a category' }]),
        ...categories.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={isKnown ? field.value : ''}
      onChange={(categoryId) => {
        field.onChange(categoryId);
        if (usualMealTimes && !form.getFieldState('mealTimes').isDirty) {
          form.resetField('mealTimes', { defaultValue: usualMealTimes(categoryId) });
        }
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

function MealTimesField({ control }: { control: Control<ItemForm> }) {
  const { field, fieldState } = useController({ control, name: 'mealTimes' });
  return (
    <FieldGroup label={<Required>Meal Times</Required>} error={fieldState.error?.message}>
      <MealTimeChips value={field.value} onChange={field.onChange} firstRef={field.ref} />
    </FieldGroup>
  );
}

/** Rule: menu-26, menu-27 */
function ContentsFields({ form }: { form: ContractForm<ItemForm> }) {
  const { field } = useController({ control: form.control, name: 'contentsChangeDaily' });
  const preOrderOnly = useController({ control: form.control, name: 'preOrderOnly' });
  return (
    <>
      <TextArea
        label="What comes with it"
        isOptional
        rows={2}
        maxLength={menuLimits.contentsLength}
        placeholder="Dal, rice, 3 roti, salad"
        {...form.field('contents')}
      />
      <Switch
        name={field.name}
        isOn={field.value}
        onChange={field.onChange}
        label="Contents change every day"
        description="Type what is in it each morning, on the Overview or the Menu tab. For that day guests see it on top of the menu."
      />
      <Switch
        name={preOrderOnly.field.name}
        isOn={preOrderOnly.field.value}
        onChange={preOrderOnly.field.onChange}
        label="Only to order ahead"
        description="Guests see it only when they order a meal ahead (Settings, Hours)."
      />
    </>
  );
}

interface NumberFieldProps {
  form: ContractForm<ItemForm>;
  name: FieldPathByValue<ItemForm, string>;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** The field for a price or a number. */
function NumberField({ form, name, label, hint, isRequired = false }: NumberFieldProps) {
  const normalise = name === 'price' ? typedDishPrice : normaliseWholeNumber;
  const isUnclear = (text: string) =>
    name === 'price' ? priceProblem(text) !== undefined : Number.isNaN(parseWholeNumber(text));
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          label={isRequired ? <Required>{label}</Required> : label}
          isOptional={!isRequired}
          required={isRequired}
          inputMode={name === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={name === 'price' ? maxPriceText : 12}
          hint={name === 'price' && priceOf(field.value) === 0 ? 'Guests get it for free' : hint}
          error={fieldState.error?.message}
          name={field.name}
          ref={field.ref}
          value={field.value}
          onChange={(event) => {
            field.onChange(normalise(event.target.value));
            if (fieldState.error) void form.trigger(name);
          }}
          onBlur={() => {
            field.onBlur();
            if (isUnclear(field.value)) void form.trigger(name);
          }}
          className="tabular-nums"
        />
      )}
    />
  );
}
