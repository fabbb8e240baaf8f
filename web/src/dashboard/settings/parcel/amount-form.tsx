import { SettingsChange } from '@thali/shared/vendors/vendor-settings';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';
import { numberOf, priceText, typedPrice } from '../../shared/typed-figures.ts';

interface AmountFormProps {
  label: string;
  hint: string;
  /** What the button does, for who hears it. */
  saveLabel: string;
  /** Rupees; undefined: the field is empty. */
  saved: number | undefined;
  isBusy: boolean;
  /** The change that is checked before it is saved, by what the server goes by. */
  changeTo: (rupees: number | undefined) => SettingsChange;
  onSave: (rupees: number | undefined) => void;
}

/** An amount of the settings, saved by its own button. */
export function AmountForm(props: AmountFormProps) {
  const { label, hint, saveLabel, saved, isBusy, changeTo, onSave } = props;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  useUnsaved(typed !== undefined);
  const shown = typed ?? (saved === undefined ? '' : priceText(saved));

  function submit(event: FormEvent) {
    event.preventDefault();
    const rupees = numberOf(shown);
    const problem = SettingsChange.safeParse(changeTo(rupees)).error?.issues[0]?.message;
    setError(problem);
    if (problem) return;
    setTyped(undefined);
    if (rupees !== saved) onSave(rupees);
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={shown}
        onChange={({ target }) => {
          setTyped(typedPrice(target.value));
          setError(undefined);
        }}
        className="pr-20 tabular-nums"
        trailing={
          <Button
            type="submit"
            size="small"
            variant="quiet"
            isBusy={isBusy}
            disabled={typed === undefined}
            aria-label={saveLabel}
          >
            Save
          </Button>
        }
      />
    </form>
  );
}
