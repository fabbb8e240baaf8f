import type { DateSpan } from '@thali/shared/analytics/comparison-period';
import { addDays } from '@thali/shared/time/dates';
import { DatePicker } from '../../../lib/ui/date-picker/date-picker.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import {
  type ComparedChoice,
  type ComparedKind,
  comparedKind,
  comparedOptions,
} from '../compared-range.ts';

interface ComparedPickerProps {
  days: DateSpan;
  choice: ComparedChoice;
  /** The first day of the compared range on screen. */
  defaultStart: string | undefined;
  onChoose: (choice: ComparedChoice) => void;
}

/** Chooses the range to compare with. It has the length of the range on screen. Rule: analytics-23 */
export function ComparedPicker({ days, choice, defaultStart, onChoose }: ComparedPickerProps) {
  const kind = comparedKind(days, choice);
  const lastStart = addDays(days.startDate, -1);

  function choose(next: ComparedKind) {
    const compare = next === 'week' || next === 'month' ? next : undefined;
    onChoose({ compare, compareFrom: next === 'custom' ? (defaultStart ?? lastStart) : undefined });
  }

  return (
    <div className="flex flex-wrap items-end gap-2">
      {kind === 'custom' && (
        <div className="w-52">
          <DatePicker
            label="Compare from"
            value={choice.compareFrom}
            max={lastStart}
            onChange={(compareFrom) => onChoose({ compare: undefined, compareFrom })}
          />
        </div>
      )}
      <PillSelect
        aria-label="Compare with"
        options={comparedOptions(days)}
        value={kind}
        onChange={choose}
      />
    </div>
  );
}
