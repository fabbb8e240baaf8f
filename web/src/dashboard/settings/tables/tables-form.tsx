import { tableNames } from '@thali/shared/tables/table-names';
import type { TablesSetting } from '@thali/shared/tables/tables-setting';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { Controller } from 'react-hook-form';
import { AutosaveForm } from '../../../lib/forms/autosave-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { normaliseWholeNumber, parseWholeNumber } from '../../../lib/forms/whole-number.ts';
import { Select } from '../../../lib/ui/select.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { notSaved } from '../setting-toasts.ts';

interface TablesFormProps {
  savedTables: TablesSetting;
  onSave: (tables: TablesSetting) => Promise<unknown>;
}

const namingOptions = [
  { value: 'numbers', label: 'Numbers from 1' },
  { value: 'names', label: 'My own names' },
] as const;

/** Edits the number of tables, or their names. */
export function TablesForm({ savedTables, onSave }: TablesFormProps) {
  const form = useContractForm(updateVendor, {
    defaultValues: toTypedTables(savedTables),
    followsDefaults: true,
    isAutosaved: true,
    mode: 'onTouched',
    toBody: (values) => ({ settings: { tables: tablesOf(values) } }),
    fieldOf: () => 'text',
    send: (_, values) => onSave(tablesOf(values)),
    onSent: (_, values) => form.reset(toTypedTables(tablesOf(values))),
    failureMessage: notSaved,
  });
  const { errors } = form.formState;
  const naming = form.watch('naming');

  function changeNaming(next: TypedTables['naming']) {
    form.setValue('naming', next, { shouldDirty: true });
    form.setValue('text', textOf(next, savedTables), { shouldDirty: true });
    form.clearErrors();
    form.submit();
  }

  return (
    <AutosaveForm form={form}>
      <Select label="Tables have" options={namingOptions} value={naming} onChange={changeNaming} />
      {naming === 'numbers' ? (
        <Controller
          control={form.control}
          name="text"
          render={({ field }) => (
            <TextField
              {...field}
              label="How many tables?"
              error={errors.text?.message}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              onChange={({ target }) => field.onChange(normaliseWholeNumber(target.value))}
              className="tabular-nums"
            />
          )}
        />
      ) : (
        <TextArea
          label="Names, one per line"
          hint="Such as Garden 1, Hall"
          rows={6}
          {...form.field('text')}
        />
      )}
    </AutosaveForm>
  );
}

interface TypedTables {
  naming: 'numbers' | 'names';
  text: string;
}

function toTypedTables(savedTables: TablesSetting): TypedTables {
  const naming = typeof savedTables === 'number' ? 'numbers' : 'names';
  return { naming, text: textOf(naming, savedTables) };
}

function textOf(naming: TypedTables['naming'], savedTables: TablesSetting): string {
  const names = tableNames(savedTables);
  return naming === 'numbers' ? String(names.length) : names.join('\n');
}

/** The tables to save: a number (NaN for an invalid text), or a list of names. */
export function tablesOf({ naming, text }: TypedTables): TablesSetting {
  if (naming === 'numbers') return parseWholeNumber(text) ?? 0;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
