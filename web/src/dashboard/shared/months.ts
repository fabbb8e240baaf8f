import { dateFormat } from '@thali/shared/time/format-date';
import { toIst } from '@thali/shared/time/ist';

const maxMonths = 24;

/** The last months in India as `2026-11`, starting with the current month. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = toIst(now).date.split('-').map(Number);
  return Array.from({ length: maxMonths }, (_, monthsBack) =>
    new Date(Date.UTC(year, month - 1 - monthsBack)).toISOString().slice(0, 7),
  );
}

/** `November 2026`. */
export const monthName = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
