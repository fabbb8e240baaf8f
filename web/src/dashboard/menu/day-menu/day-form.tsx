import type { DayContents } from '@thali/shared/menu/day-menu.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { suggestionLabel } from './suggestion-label.ts';

interface DayFormProps {
  label: string;
  shown: DayContents;
  today: string;
  isBusy: boolean;
  onType: () => void;
  onSave: (contents: string) => void;
  /** Absent: nothing was written before. */
  onCancel: (() => void) | undefined;
  /** Beside the buttons. */
  children: ReactNode;
}

/** A suggestion fills the field by one tap; 'Save' is the second. */
export function DayForm(props: DayFormProps) {
  const { label, shown, today, isBusy, onType, onSave, onCancel, children } = props;
  const [text, setText] = useState(shown.contents ?? '');
  const [error, setError] = useState<string>();

  function fill(contents: string) {
    setText(contents);
    setError(undefined);
    onType();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' && !shown.contents) setError('Please type what is in it');
    else onSave(text);
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <TextArea
        label={label}
        rows={2}
        maxLength={menuLimits.contentsLength}
        placeholder="Dal, rice, 3 roti, salad"
        value={text}
        error={error}
        onChange={(event) => fill(event.target.value)}
      />
      {shown.suggestions.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Suggestions</legend>
          {shown.suggestions.map(({ date, contents }) => (
            <Chip
              key={date}
              isSelected={text === contents}
              onClick={() => fill(contents)}
              className="max-w-full"
            >
              <span className="truncate">
                {suggestionLabel(date, { today, shown: shown.date })}: {contents}
              </span>
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" isBusy={isBusy} busyLabel="Saving...">
          {text.trim() === '' && shown.contents ? 'Take off the top of the menu' : 'Save'}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}
