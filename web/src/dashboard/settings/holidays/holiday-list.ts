export interface Holiday {
  /** YYYY-MM-DD in India. */
  date: string;
  note?: string | undefined;
}

/** The server's limit. */
export const maxHolidays = 100;

export interface SplitHolidays {
  /** Nearest first. */
  coming: Holiday[];
  /** Latest first. */
  past: Holiday[];
}

export function splitHolidays(holidays: readonly Holiday[], today: string): SplitHolidays {
  const sorted = holidays.toSorted(byDate);
  return {
    coming: sorted.filter(({ date }) => date >= today),
    past: sorted.filter(({ date }) => date < today).toReversed(),
  };
}

/** Adds a holiday. Beyond the limit, drops the oldest holidays. */
export function withHoliday(holidays: readonly Holiday[], newHoliday: Holiday): Holiday[] {
  const otherHolidays = holidays.filter(({ date }) => date !== newHoliday.date);
  return [...otherHolidays, newHoliday].toSorted(byDate).slice(-maxHolidays);
}

export function withoutHoliday(holidays: readonly Holiday[], date: string): Holiday[] {
  return holidays.filter((holiday) => holiday.date !== date);
}

function byDate(a: Holiday, b: Holiday): number {
  return a.date.localeCompare(b.date);
}
