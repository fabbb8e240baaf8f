import { useEffect, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { DatePicker } from '../../../lib/ui/date-picker/date-picker.tsx';
import { Spinner } from '../../../lib/ui/spinner.tsx';
import { type AnalyticsChoice, choiceOfDay, periodButtons, periodLabel } from '../periods.ts';

interface PeriodPickerProps {
  choice: AnalyticsChoice;
  onChoose: (choice: AnalyticsChoice) => void;
  today: string;
}

/** Rule: analytics-11 */
export const loadingMs = 1000;

/** Buttons for a period up to today, and a field for a single day. */
export function PeriodPicker({ choice, onChoose, today }: PeriodPickerProps) {
  const { date } = choice;
  const isLoading = useLoadingFlag(date);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout */}
      <div role="group" aria-label="Period" className="flex flex-wrap gap-2 pb-0.5">
        {periodButtons.map((period) => (
          <Chip
            key={period}
            isSelected={!date && period === choice.period}
            onClick={() => onChoose({ period })}
          >
            {periodLabel(period)}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
        <div className="w-52">
          <DatePicker
            label="Single day"
            placeholder="Choose a day"
            value={date}
            max={today}
            onChange={(day) => onChoose(choiceOfDay(day))}
          />
        </div>
        {date && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChoose(choiceOfDay(undefined))}
            className="mb-0.5"
          >
            Clear Selection
          </Button>
        )}
        <p role="status" className="flex min-h-11 items-center empty:sr-only">
          {isLoading && (
            <>
              <Spinner />
              <span className="sr-only">Loading...</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** Whether the day changed within the last second. */
function useLoadingFlag(date: string | undefined): boolean {
  const [shown, setShown] = useState(date);
  const isLoading = date !== undefined && shown !== date;
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setShown(date), loadingMs);
    return () => clearTimeout(timer);
  }, [date, isLoading]);
  return isLoading;
}
