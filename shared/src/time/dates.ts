const dayMs = 86_400_000;

/** `2026-11-30`, 1 -> `2026-12-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Each date from `from` to `to`, including both. */
export function datesBetween(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

export function monthStart(date: string): string {
  return `${date.slice(0, 8)}01`;
}

/** Days since Monday, 0 to 6. */
export function daysSinceMonday(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -daysSinceMonday(date));
}
