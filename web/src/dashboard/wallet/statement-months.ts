import { istMoment } from '@thali/shared/time/ist';

const name = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** As far back as the list of months goes. */
const mostMonths = 24;

/** `2026-11`, the newest first: this month by India's clock, and those before it. */
export function statementMonths(now: Date): string[] {
  const [year = 0, month = 0] = istMoment(now).date.split('-').map(Number);
  return Array.from({ length: mostMonths }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

/** `November 2026`. */
export function monthName(month: string): string {
  return name.format(new Date(`${month}-01T00:00:00Z`));
}

/** A month that the address names; undefined where it is none. */
export function readMonth(text: string | null): string | undefined {
  return text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

/** A statement by itself, ready to be printed. @param walletPath  of the tab */
export function statementPath(walletPath: string, month: string): string {
  return `${walletPath}?${new URLSearchParams({ statement: month })}`;
}

/** The month whose statement an address names. */
export function statementMonthIn(search: string): string | undefined {
  return readMonth(new URLSearchParams(search).get('statement'));
}
