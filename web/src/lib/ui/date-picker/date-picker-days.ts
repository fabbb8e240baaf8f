/**
 * Converts a day (`YYYY-MM-DD`) for the month view, which uses Date objects in the browser's zone. Noon is safe, because
 * no clock change moves noon into another day.
 */
export function toLocalNoon(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

export function fromLocalDate(date: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const format = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Sat, 21 Nov 2026`. */
export function dayText(day: string): string {
  const parts = new Map(
    format.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return `${parts.get('weekday')}, ${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}

/** `21 Nov`, for a narrow space. */
export function shortDayText(day: string): string {
  return dayText(day).split(' ').slice(1, 3).join(' ');
}

/** The day, or the nearest allowed day. */
export function clampDay(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
