import { toIst } from '@thali/shared/time/ist';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useNow } from '../../../lib/time/use-now.ts';
import { dayText } from '../../../lib/ui/date-picker/date-picker-days.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor } from '../../shared/update-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { settingNotUpdated, settingUpdated } from '../setting-toasts.ts';
import { AddHoliday } from './add-holiday.tsx';
import { type Holiday, splitHolidays, withoutHoliday } from './holiday-list.ts';

/** Edits the days on which the mess is closed in spite of its weekly hours. */
export function HolidaysSection({ vendor }: { vendor: Vendor }) {
  const today = toIst(useNow()).date;
  const holidays = vendor.settings.holidays ?? [];
  const { coming, past } = splitHolidays(holidays, today);
  const change = useUpdateVendor(vendor.id, {
    minMs: 0,
    onSaved: () => showToast(settingUpdated),
    onRefused: (error) => showToast(settingNotUpdated(error)),
  });
  const changeTo = (next: Holiday[]) => ({
    settings: { holidays: next },
    knownSettings: { holidays: vendor.settings.holidays ?? null },
  });
  const list = useRef<HTMLDivElement>(null);
  useLostFocus(holidays, () => list.current);
  const rows = {
    today,
    isBusy: change.isPending,
    onRemove: ({ date }: Holiday) => change.mutate(changeTo(withoutHoliday(holidays, date))),
  };
  return (
    <SettingsSection
      title="Holidays"
      description="Closed all day. Customers see this and cannot order."
    >
      <AddHoliday
        today={today}
        holidays={holidays}
        isBusy={change.isPending}
        onSave={(next) => change.mutateAsync(changeTo(next))}
      />
      <div ref={list} tabIndex={-1} className="mt-5 outline-none">
        {coming.length > 0 ? (
          <HolidayRows label="Upcoming holidays" holidays={coming} {...rows} />
        ) : (
          <p className="text-sm text-ink-faint">No upcoming holidays.</p>
        )}
        {past.length > 0 && (
          <details className="mt-3">
            <summary className="w-fit cursor-pointer py-3 text-sm font-semibold text-ink-soft">
              {past.length === 1 ? '1 past holiday' : `${past.length} past holidays`}
            </summary>
            <HolidayRows label="Past holidays" holidays={past} {...rows} />
          </details>
        )}
      </div>
    </SettingsSection>
  );
}

interface HolidayRowsProps {
  label: string;
  holidays: readonly Holiday[];
  today: string;
  isBusy: boolean;
  onRemove: (holiday: Holiday) => void;
}

function HolidayRows({ label, holidays, today, isBusy, onRemove }: HolidayRowsProps) {
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
            icon={<Trash2 size={18} />}
            disabled={isBusy}
            onClick={() => onRemove(holiday)}
            className="-mr-2.5"
          />
        </li>
      ))}
    </ul>
  );
}
