import type { DateSpan } from '@thali/shared/analytics/comparison-period';
import { useEffect, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { DatePicker } from '../../../lib/ui/date-picker/date-picker.tsx';
import { Spinner } from '../../../lib/ui/spinner.tsx';
import {
  type AnalyticsChoice,
  choiceOfDay,
  moveEnd,
  periodButtons,
  periodLabel,
} from '../periods.ts';

interface PeriodPickerProps {
  choice: AnalyticsChoice;
  /** The chosen days. */
  days: DateSpan;
  onChoose: (choice: AnalyticsChoice) => void;
  today: string;
}

/** Rule: analytics-11 */
export const loadingMs = 1000;

/** Buttons for a period up to today, and fields for a single day or any range. Rule: analytics-27 */
export function PeriodPicker({ choice, days, onChoose, today }: PeriodPickerProps) {
  const { date, range } = choice;
  const showRange = (next: DateSpan) => onChoose({ period: 'last7', range: next });
  const isLoading = useLoadingFlag(date);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:w-full">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout */}
      <div
        role="group"
        aria-label="Period"
        className="strip gap-2 py-0.5 *:shrink-0 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:px-4"
      >
        {periodButtons.map((period) => (
          <Chip
            key={period}
            isSelected={!date && !range && period === choice.period}
            onClick={() => onChoose({ period })}
          >
            {periodLabel(period)}
          </Chip>
        ))}
        <Chip isSelected={range !== undefined} onClick={() => showRange(days)}>
          Custom range
        </Chip>
      </div>
      <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
        {range ? (
          <>
            <div className="w-52">
              <DatePicker
                label="From"
                value={range.startDate}
                max={today}
                onChange={(startDate) => startDate && showRange(moveEnd(range, { startDate }))}
              />
            </div>
            <div className="w-52">
              <DatePicker
                label="To"
                value={range.endDate}
                max={today}
                onChange={(endDate) => endDate && showRange(moveEnd(range, { endDate }))}
              />
            </div>
          </>
        ) : (
          <div className="w-52">
            <DatePicker
              label="Single day"
              placeholder="Choose a day"
              value={date}
              max={today}
              onChange={(day) => onChoose(choiceOfDay(day))}
            />
          </div>
        )}
        {(date || range) && (
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
  const [shownDate, setShownDate] = useState(date);
  const isLoading = date !== undefined && shownDate !== date;
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setShownDate(date), loadingMs);
    return () => clearTimeout(timer);
  }, [date, isLoading]);
  return isLoading;
}
