/** `2026-27`: April to March. @param date YYYY-MM-DD in India */
export function billYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const from = month >= 4 ? year : year - 1;
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
}

/**
 * `S/2026-27/000123`: capitals, digits, `-` and `/`, at most 16 of them, as GST rule 46 has it. The millionth bill of a
 * year needs the place of the first slash.
 * Rule: bills-3
 */
export function billNumber(year: string, count: number): string {
  return `S${count > 999_999 ? '' : '/'}${year}/${String(count).padStart(6, '0')}`;
}
