/**
 * The financial year of a bill, April to March: `2026-27`.
 * @param date  YYYY-MM-DD in India
 */
export function billYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const from = month >= 4 ? year : year - 1;
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
}

/**
 * A bill number such as `S/2026-27/000123`. GST rule 46 allows 16 characters: capitals, digits, `-` and `/`. From the
 * millionth bill of a year, the number has no first slash.
 * Rule: bills-3
 */
export function billNumber(year: string, count: number): string {
  return `S${count > 999_999 ? '' : '/'}${year}/${String(count).padStart(6, '0')}`;
}
