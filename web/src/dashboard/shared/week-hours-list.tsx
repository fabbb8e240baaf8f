import { toIst } from '@thali/shared/time/ist';
import { hoursToday, type OpeningSettings, windowsOf } from '@thali/shared/vendors/business-hours';
import { classNames } from '../../lib/ui/class-names.ts';
import { dayHoursText, runsPastMidnight, weekFromMonday } from './week.ts';

/** The hours of the week. Marks today, with a note about a holiday or special hours. */
export function WeekHoursList({ settings, now }: { settings: OpeningSettings; now: Date }) {
  const today = toIst(now);
  const note = noteOfToday(settings, now);
  return (
    <dl className="-mx-3 flex flex-col">
      {weekFromMonday.map((weekday) => {
        const hours = settings.businessHours?.[weekday];
        const isToday = weekday === today.weekday;
        const windows = windowsOf(hours);
        return (
          <div
            key={weekday}
            className={classNames(
              'flex min-h-9 flex-wrap items-baseline justify-between gap-x-4 rounded-field px-3 py-1.5',
              isToday && 'bg-accent-soft font-semibold',
            )}
          >
            <dt className="flex items-baseline gap-2">
              {weekday}
              {isToday && <span className="text-xs font-semibold text-accent-ink">Today</span>}
            </dt>
            <dd className="text-right">
              <span
                className={classNames(
                  'money',
                  windows.length === 0 && !isToday && 'text-ink-faint',
                  isToday && note && 'line-through',
                )}
              >
                {dayHoursText(hours)}
              </span>
              {windows.some(runsPastMidnight) && (
                <span className="ml-1.5 text-xs font-normal text-ink-soft">next day</span>
              )}
              {isToday && note && <span className="block text-sm">{note}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The note about a holiday or special hours today. */
function noteOfToday(settings: OpeningSettings, now: Date): string | undefined {
  const { date } = toIst(now);
  if (settings.today?.date === date) {
    return `Only today: ${dayHoursText(hoursToday(settings, now))}`;
  }
  const holiday = settings.holidays?.find((candidate) => candidate.date === date);
  return holiday && ['Holiday', holiday.note].filter(Boolean).join(': ');
}
