import { withLatinDigits } from '@thali/shared/money/amount-tokens';
import { readAmount } from '@thali/shared/money/read-amount';

/** An amount as the text of a field, with decimals only if they are not zero. */
export function priceText(rupees: number): string {
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
}

/** Leaves room to paste a price with words. A field that truncates the text would change the price. */
export const maxPriceText = 40;

/**
 * The text of a price field after typing or pasting: `Rs. 1,200/-` -> `1200`. A text that is not clearly a price stays
 * unchanged, and `priceProblem` says why. Rule: menu-31
 */
export function typedPrice(text: string): string {
  const figure = withLatinDigits(text).trim();
  if (/^\d*\.?\d{0,2}$/.test(figure) && !/\s$/.test(text)) {
    return figure.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  }
  const isUnfinished = /[\s.,:;|/–—−-]$/.test(text) && !/\/\s*-$/.test(text);
  const price = isUnfinished ? Number.NaN : priceOf(text);
  return price === undefined || Number.isNaN(price) ? text : priceText(price);
}

/** Like `typedPrice`, but clamps a negative price of a dish to 0. Rule: menu-4 */
export function typedDishPrice(text: string): string {
  return /^\s*[-−][\d.,\s]*\d/.test(withLatinDigits(text)) ? '0' : typedPrice(text);
}

/** The price in a field. Returns undefined if the field is empty, NaN if its text is not clearly a price. */
export function priceOf(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (/^\d+\.?\d{0,2}$/.test(trimmed)) return Number(trimmed);
  const reading = readAmount(trimmed);
  return reading.kind === 'amount' ? reading.rupees : Number.NaN;
}

/** The reason why the text of a field is not a price. Returns undefined if it is a price or empty. */
export function priceProblem(text: string): string | undefined {
  if (!Number.isNaN(priceOf(text) ?? 0)) return undefined;
  const reading = readAmount(text);
  return reading.kind === 'unreadable' ? reading.reason : 'There are several prices. Enter one.';
}
