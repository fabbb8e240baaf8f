import { withLatinDigits } from '@thali/shared/money/amount-tokens';

/** The text of a whole-number field after typing: `1,000` -> `1000`. `-5` and `12 plates` stay. */
export function normaliseWholeNumber(text: string): string {
  const figure = withLatinDigits(text).trim();
  const isWhole = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/.test(figure);
  return isWhole ? figure.replaceAll(',', '').replace(/^0+(?=\d)/, '') : text.trim();
}

/** The whole number in a field. Returns undefined if the field is empty, NaN if its text is not a whole number. */
export function parseWholeNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
