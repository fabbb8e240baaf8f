import { asciiDigits } from '../../text/plain-id.ts';
import { addDays } from '../../time/dates.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Excel counts days from this date. The range of days covers 2009 to 2064. */
const excelStart = '1899-12-30';
const excelDays = { first: 40_000, last: 60_000 };

/**
 * Reads a date with the day first, as people in India write it: `5/12/26`, `05-12-2026`, `5 Dec 2026`. Also reads
 * `2026-12-05`, a date with a time, and Excel's number of days. Undefined for other texts.
 */
export function readDayFirst(text: string): string | undefined {
  const plain = asciiDigits(text)
    .trim()
    .replace(/[T ]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:[ap]\.?m\.?)?(?:Z|IST)?$/i, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,. ]+/i, '');
  const days = Number(plain);
  if (/^\d{5}$/.test(plain) && days >= excelDays.first && days <= excelDays.last) {
    return addDays(excelStart, days);
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return dateOf(iso[1], Number(iso[2]), iso[3]);
  const figures = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(plain);
  if (figures) return dateOf(figures[3], Number(figures[2]), figures[1]);
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i.exec(plain);
  if (words) return dateOf(words[3], monthOf(words[2]), words[1]);
  const monthFirst = /^([a-z]{3,9})[-/., ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/i.exec(
    plain,
  );
  return monthFirst ? dateOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : undefined;
}

function monthOf(name = ''): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

/** Undefined for a date that does not exist, such as 31 June. */
function dateOf(year = '', month: number, day = ''): string | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return exists && fullYear.startsWith('20') ? date : undefined;
}
