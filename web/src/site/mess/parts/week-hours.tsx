import { dateFormat } from '@thali/shared/time/format-date';
import { toIst, type Weekday, weekdays } from '@thali/shared/time/ist';
import { hoursToday, type OpeningSettings } from '@thali/shared/vendors/business-hours';
import { windowsText } from '../../../lib/time/hours-text.ts';

/** The hours of the week with today marked, and the next holidays. */
export function WeekHours({ settings, now }: { settings: OpeningSettings; now: Date }) {
  const rows = weekRows(settings, now);
  const holidays = upcomingHolidays(settings, now);
  if (rows.length === 0) return null;
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-low">
      <h3 className="font-display text-xl font-bold">Opening hours</h3>
      <dl className="mt-3">
        {rows.map(({ weekday, hours, isToday }) => (
          <div
            key={weekday}
            className={`-mx-2.5 flex justify-between gap-4 rounded-field px-2.5 py-1.5 ${isToday ? 'bg-accent-soft font-semibold text-accent-ink' : ''}`}
          >
            <dt>
              {weekday}
              {isToday && <span className="font-normal"> (today)</span>}
            </dt>
            <dd className="money">{hours}</dd>
          </div>
        ))}
      </dl>
      {holidays.length > 0 && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">
          Closed on {holidays.join('; ')}.
        </p>
      )}
    </div>
  );
}

const formatDay = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const maxHolidays = 3;

function upcomingHolidays({ holidays = [] }: OpeningSettings, now: Date): string[] {
  const { date: today } = toIst(now);
  return holidays
    .filter(({ date }) => date >= today && !Number.isNaN(Date.parse(date)))
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, maxHolidays)
    .map(({ date, note }) => formatDay(date) + (note ? ` (${note})` : ''));
}

interface WeekRow {
  weekday: Weekday;
  hours: string;
  isToday: boolean;
}

/** The hours from Monday to Sunday, with today's exceptions. Empty if the mess has set no hours. */
export function weekRows(settings: OpeningSettings, now: Date): WeekRow[] {
  const { businessHours } = settings;
  if (!businessHours) return [];
  const today = toIst(now).weekday;
  const [sunday, ...otherDays] = weekdays;
  return [...otherDays, sunday].map((weekday) => ({
    weekday,
    hours:
      windowsText(weekday === today ? hoursToday(settings, now) : businessHours[weekday]) ||
      'Closed',
    isToday: weekday === today,
  }));
}
