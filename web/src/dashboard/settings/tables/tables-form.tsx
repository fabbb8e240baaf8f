import { tableNames } from '@thali/shared/tables/table-names';
import type { TablesSetting } from '@thali/shared/tables/tables-setting';
import { SettingsChange } from '@thali/shared/vendors/vendor-settings';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';
import { typedTables, type Way } from './typed-tables.ts';

interface TablesFormProps {
  saved: TablesSetting;
  isBusy: boolean;
  onSave: (tables: TablesSetting) => void;
}

const ways = [
  { value: 'numbers', label: 'Numbers from 1' },
  { value: 'names', label: 'Names of my own' },
] as const;

/** How many tables, or their names one a line, saved by one button. */
export function TablesForm({ saved, isBusy, onSave }: TablesFormProps) {
  const savedWay: Way = typeof saved === 'number' ? 'numbers' : 'names';
  const [chosenWay, setWay] = useState<Way>();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const way = chosenWay ?? savedWay;
  const names = tableNames(saved);
  const isChanged = typed !== undefined || way !== savedWay;
  useUnsaved(isChanged);
  const shown = typed ?? (way === 'numbers' ? String(names.length) : names.join('\n'));

  function change(next: string) {
    setTyped(next);
    setError(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const tables = typedTables(way, shown);
    const problem = SettingsChange.safeParse({ tables }).error?.issues[0]?.message;
    setError(problem);
    if (problem) return;
    setTyped(undefined);
    setWay(undefined);
    onSave(tables);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Select
        label="Tables have"
        options={ways}
        value={way}
        onChange={(next) => {
          setWay(next);
          setTyped(undefined);
          setError(undefined);
        }}
      />
      {way === 'numbers' ? (
        <TextField
          label="How many tables?"
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={shown}
          onChange={({ target }) => change(target.value.replaceAll(/\D/g, ''))}
          className="tabular-nums"
        />
      ) : (
        <TextArea
          label="Names, one a line"
          hint="Such as Garden 1, Hall"
          error={error}
          rows={6}
          value={shown}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        isBusy={isBusy}
        disabled={!isChanged}
        aria-label="Save tables"
        className="self-start"
      >
        Save
      </Button>
    </form>
  );
}
