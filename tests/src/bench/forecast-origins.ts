import { type DemandDay, dayOf, weekdayOf } from '@thali/shared/forecast/open-days';

/** A start day of a forecast, with the actual values that followed. */
export interface Origin {
  /** The days that a forecaster may use, oldest first. */
  history: readonly KnownDay[];
  /** The open days of the next seven days. */
  outcomes: readonly KnownDay[];
  /** Mean absolute lag-7 difference in the year before. MASE divides by it. */
  scale: number;
}

export interface KnownDay extends DemandDay {
  day: number;
  weekday: number;
}

const yearDays = 364;
const horizonDays = 7;
const minOpenDays = 7;

/**
 * Returns every `every`th open day from the second year on. All lengths of history use the same origins. Leaves out
 * origins with fewer than 7 open days of history. Each series has its own offset, so that one unusual week does not
 * count in all series.
 */
export function originsOf(
  series: readonly DemandDay[],
  { weeks, every, offset }: { weeks: number; every: number; offset: number },
): Origin[] {
  const days = series
    .map((day): KnownDay => ({ ...day, day: dayOf(day.date), weekday: weekdayOf(dayOf(day.date)) }))
    .sort((a, b) => a.day - b.day);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const first = days[0]?.day ?? 0;
  const origins = days.filter(
    ({ day }, index) => day - first > yearDays && index % every === offset % every,
  );
  return origins.flatMap(({ day: origin }) => {
    const within = (from: number, to: number) => days.filter(({ day }) => day > from && day <= to);
    const history = within(origin - 7 * weeks, origin);
    const outcomes = within(origin, origin + horizonDays);
    const steps = within(origin - yearDays, origin).flatMap(({ day, value }) => {
      const before = byDay.get(day - 7);
      return before ? [Math.abs(value - before.value)] : [];
    });
    const scale = steps.reduce((total, step) => total + step, 0) / steps.length;
    const isUsable = history.length >= minOpenDays && outcomes.length > 0 && scale > 0;
    return isUsable ? [{ history, outcomes, scale }] : [];
  });
}
