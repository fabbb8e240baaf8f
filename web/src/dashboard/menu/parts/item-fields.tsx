import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Select } from '../../../lib/ui/select.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import type { ItemForm } from '../item-input.ts';
import { GroupsField } from '../options/groups-field.tsx';
import { ContentsFields } from './contents-fields.tsx';
import { DietField } from './diet-field.tsx';
import { Required } from './field-group.tsx';
import { FigureField } from './figure-field.tsx';
import { ImageField } from './image-field.tsx';
import { MealTimesField } from './meal-times-field.tsx';
import { SpiceField } from './spice-field.tsx';
import { TagsField } from './tags-field.tsx';

interface ItemFieldsProps {
  vendorId: string;
  form: UseFormReturn<ItemForm>;
  categories: readonly MenuCategory[];
  groups: readonly OptionGroup[];
  onNewGroup: () => void;
}

/** Every field of a dish, those first that differ from one to the next. */
export function ItemFields(props: ItemFieldsProps) {
  const { vendorId, form, categories, groups, onNewGroup } = props;
  const { control, formState } = form;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={<Required>Name</Required>}
          required
          autoComplete="off"
          maxLength={80}
          {...form.register('name')}
          error={formState.errors.name?.message}
        />
        <FigureField form={form} name="price" label="Price (₹)" isRequired />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CategorySelect form={form} categories={categories} />
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <DietField control={control} />
          <SpiceField control={control} />
        </div>
      </div>
      <MealTimesField control={control} />
      <TagsField control={control} />
      <TextField
        label="In Hindi or another script"
        isOptional
        autoComplete="off"
        maxLength={80}
        {...form.register('nameLocal')}
        error={formState.errors.nameLocal?.message}
      />
      <TextArea
        label="Description"
        isOptional
        rows={2}
        maxLength={500}
        {...form.register('description')}
        error={formState.errors.description?.message}
      />
      <ContentsFields form={form} />
      <GroupsField form={form} groups={groups} onNew={onNewGroup} />
      <ImageField vendorId={vendorId} control={control} name="image" />
      <div className="grid gap-4 sm:grid-cols-2">
        <FigureField
          form={form}
          name="quantity"
          label="Portions left"
          hint="Goes down with each order. Leave empty for unlimited"
        />
        <FigureField
          form={form}
          name="sortOrder"
          label="Order"
          hint="Lower numbers come first. Leave empty for last"
        />
      </div>
      <TextArea
        label="Nutrition"
        isOptional
        rows={2}
        maxLength={500}
        placeholder="Calories, protein, allergens"
        {...form.register('nutritionalInfo')}
        error={formState.errors.nutritionalInfo?.message}
      />
    </>
  );
}

function CategorySelect({ form, categories }: Pick<ItemFieldsProps, 'form' | 'categories'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'categoryId' });
  // A colleague may have deleted the one that was chosen.
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
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
