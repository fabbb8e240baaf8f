import { withLatinDigits } from '@thali/shared/money/amount-tokens';
import { readAmount } from '@thali/shared/money/read-amount';

/** Rupees for a text field: decimals only if they are not zero. */
export function priceText(rupees: number): string {
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
}

/** Room for a pasted price with its words. A field that cuts a text off would make another price of it. */
export const maxPriceText = 40;

/**
 * The text of a price field after typing or pasting: rupees, never below 0. A text that is no certain price stays as it
 * is, and `priceProblem` says why. `-5` -> `0`, `Rs. 1,200/-` -> `1200`. Rule: menu-4, menu-31
 */
export function typedPrice(text: string): string {
  const figure = withLatinDigits(text).trim();
  if (/^-[\d.,\s]*$/.test(figure)) return figure === '-' ? '-' : '0';
  if (/^\d*\.?\d{0,2}$/.test(figure) && !/\s$/.test(text)) {
    return figure.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  }
  const isUnfinished = /[\s.,:;|/–—-]$/.test(text) && !/\/\s*-$/.test(text);
  const price = isUnfinished ? Number.NaN : priceOf(text);
  return price === undefined || Number.isNaN(price) ? text : priceText(price);
}

/** The price in a field; undefined if it is empty, NaN if it is no certain price. */
export function priceOf(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '' || typed === '-') return undefined;
  if (/^\d+\.?\d{0,2}$/.test(typed)) return Number(typed);
  const reading = readAmount(typed);
  return reading.kind === 'amount' ? reading.rupees : Number.NaN;
}

/** Why the text of a field is no price; undefined if it is one, or empty. */
export function priceProblem(text: string): string | undefined {
  if (!Number.isNaN(priceOf(text) ?? 0)) return undefined;
  const reading = readAmount(text);
  return reading.kind === 'unreadable' ? reading.reason : 'There are several prices. Enter one.';
}

/** The text of a field for whole numbers; empty stays empty. `-5` -> `0`, `1,000` -> `1000`, `12 plates` stays. */
export function typedWhole(text: string): string {
  const figure = withLatinDigits(text).trim();
  if (figure.startsWith('-')) return figure === '-' ? '' : '0';
  const isWhole = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/.test(figure);
  return isWhole ? figure.replaceAll(',', '').replace(/^0+(?=\d)/, '') : text.trim();
}

/** The whole number in a field; undefined if it is empty, NaN if it is none. */
export function wholeOf(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
