import { Trash2 } from 'lucide-react';
import { dayText } from '../../../lib/ui/date-picker/date-picker-days.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import type { Holiday } from './holiday-list.ts';

interface HolidayRowsProps {
  label: string;
  holidays: readonly Holiday[];
  today: string;
  isBusy: boolean;
  onRemove: (holiday: Holiday) => void;
}

export function HolidayRows({ label, holidays, today, isBusy, onRemove }: HolidayRowsProps) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {holidays.map((holiday) => (
        <li key={holiday.date} className="flex items-center gap-3 py-1.5">
          <div className="min-w-0 grow">
            <p className="font-semibold tabular-nums">
              {dayText(holiday.date)}
              {holiday.date === today && (
                <span className="ml-2 text-xs text-accent-ink">Today</span>
              )}
            </p>
            {holiday.note && <p className="text-sm text-ink-soft wrap-anywhere">{holiday.note}</p>}
          </div>
          <IconButton
            label={`Remove ${dayText(holiday.date)}`}
            icon={<Trash2 size={18} aria-hidden="true" />}
            disabled={isBusy}
            onClick={() => onRemove(holiday)}
            className="-mr-2.5"
          />
        </li>
      ))}
    </ul>
  );
}
