import { CalendarPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { DatePicker } from '../../../lib/ui/date-picker/date-picker.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';
import type { Holiday } from './holiday-list.ts';

interface AddHolidayProps {
  today: string;
  taken: readonly Holiday[];
  isBusy: boolean;
  onAdd: (holiday: Holiday) => Promise<unknown>;
}

export function AddHoliday({ today, taken, isBusy, onAdd }: AddHolidayProps) {
  const [date, setDate] = useState<string>();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  useUnsaved(date !== undefined || note.trim() !== '');

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const problem = problemOf(date, taken);
    setError(problem);
    if (!date || problem) return;
    const text = note.trim();
    // What the server refused stays typed in, to be tried again.
    await onAdd({ date, ...(text && { note: text }) }).then(clear, () => undefined);
  }

  function clear() {
    setDate(undefined);
    setNote('');
  }

  return (
    <form noValidate onSubmit={(event) => void add(event)} className="@container">
      <div className="grid gap-3 @md:grid-cols-2">
        <DatePicker
          label="Day"
          value={date}
          min={today}
          error={error}
          onChange={(day) => {
            setDate(day);
            setError(undefined);
          }}
        />
        <TextField
          label="Note"
          isOptional
          maxLength={80}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        isBusy={isBusy}
        icon={<CalendarPlus size={18} />}
        className="mt-3"
      >
        Add Holiday
      </Button>
    </form>
  );
}

function problemOf(date: string | undefined, taken: readonly Holiday[]): string | undefined {
  if (!date) return 'Please choose a day';
  return taken.some((holiday) => holiday.date === date)
    ? 'That day is a holiday already'
    : undefined;
}
