import { type AmountToken, amountTokens } from '../../money/amount-tokens.ts';
import {
  type AmountReading,
  belowZero,
  hasMinus,
  readTokens,
  sizeName,
} from '../../money/read-amount.ts';
import { maxDishPrice } from '../menu-limits.ts';
import { isUsualCategory, noDishReason } from './line-words.ts';
import { noFields, type ParsedDish, type ParsedLine } from './list-entry.ts';

type LineMeaning = ParsedLine extends infer Line
  ? Line extends ParsedLine
    ? Omit<Line, 'line' | 'text'>
    : never
  : never;

const maxLineLength = 600;

/**
 * Reads one line of a printed menu or a chat, without the lines around it. A dish has its price at the end of the line.
 */
export function readLine(text: string): LineMeaning[] {
  const { line, isMarked } = removeMarkup(text);
  if (line === '') return [{ kind: 'blank' }];
  if (text.length > maxLineLength) return [toUnreadLine('It is too long.', '')];
  const heading = trimDecoration(line.replaceAll(/\([^)]*\)/g, ''));
  if (heading !== line && isUsualCategory(heading) && !/\p{Nd}/u.test(heading)) {
    return [{ kind: 'words', name: heading, isHeading: true }];
  }
  const kind = noDishReason(line);
  if (kind) return [toUnreadLine(`This looks like ${kind}.`, trimDecoration(line))];
  return splitDishes(line) ?? readPiece(line, isMarked);
}

/** Splits `Idli 40 | Vada 50`, or two columns of a printed page, if each piece is a dish with a price. */
function splitDishes(line: string): LineMeaning[] | undefined {
  const pieces = line.split(/ {2,}|\t|\s*[|;]\s*|,\s+(?=\p{L})/u).filter(Boolean);
  if (pieces.length < 2) return undefined;
  const dishes = pieces.flatMap((piece) => readPiece(piece, false));
  return dishes.every(({ kind }) => kind === 'dish') ? dishes : undefined;
}

function readPiece(spaced: string, isMarked: boolean): LineMeaning[] {
  const line = spaced.replaceAll(/\s+/g, ' ');
  const tokens = amountTokens(line);
  const labels = sizeLabels(tokens);
  if (labels) {
    const first = tokens.find(({ kind }) => kind === 'size' || kind === 'letter');
    return [{ kind: 'sizes', name: trimDecoration(line.slice(0, first?.at)), labels }];
  }
  const tail = priceTail(tokens, line);
  const name = trimDecoration(line.slice(0, tail[0]?.at));
  if (!tail.some(({ kind }) => kind === 'amount')) {
    if (/\p{Nd}/u.test(line))
      return [toUnreadLine('There is no clear price in it.', trimDecoration(line))];
    if (!/\p{L}/u.test(line)) return [{ kind: 'blank' }];
    const words = trimDecoration(line);
    if (/^[(\p{Ll}]/u.test(line) && !isMarked) {
      return [{ kind: 'description', words: line.replace(/^\((.*)\)$/, '$1') }];
    }
    return [{ kind: 'words', name: words, isHeading: isMarked || /:\s*$/.test(line) }];
  }
  if (hasMinus(line.slice(endOfWords(line.slice(0, tail[0]?.at))))) {
    return [toPricedLine(trimDecoration(name), { kind: 'unreadable', reason: belowZero })];
  }
  const unclear = unclearName(name, tokens, tail);
  if (unclear) return [toUnreadLine(unclear, name)];
  const byName = dishesByName(name, tail);
  if (byName) return byName;
  const reading = readTokens(tail);
  const problem = priceProblem(reading);
  if (problem) return [toUnreadLine(problem, name)];
  return [toPricedLine(name, reading)];
}

function toPricedLine(name: string, reading: AmountReading): LineMeaning {
  return { kind: /\p{L}/u.test(name) ? 'dish' : 'price', dish: dishOf(name, reading) };
}

/** The index of the last character of the words before a price. */
function endOfWords(text: string): number {
  return text.search(/[^\s.…:–—-]?[\s.…:₹(–—−-]*$/);
}

/** The tokens of the price: all tokens after the last word of the name. */
function priceTail(tokens: readonly AmountToken[], line: string): AmountToken[] {
  let start = tokens.length;
  while (start > 0) {
    const token = tokens[start - 1];
    if (!token || token.kind === 'word') break;
    start -= 1;
  }
  let tail = tokens.slice(start);
  const letters = tail.filter(({ kind }) => kind === 'letter');
  if (letters.length === 1) tail = tail.slice(tail.findIndex(({ kind }) => kind === 'letter') + 1);
  while (tail[0] && belongsToName(tail[0])) tail = tail.slice(1);
  const before = trimDecoration(line.slice(0, tail[0]?.at));
  return skipNumberOfName(tail, before);
}

/** Whether a token before the price belongs to the name: a separator or a note without digits. */
function belongsToName({ kind, text }: AmountToken): boolean {
  return kind === 'separator' || kind === 'per' || (kind === 'note' && !/\d/.test(text));
}

const dishNamesBefore65 =
  /(?:chicken|paneer|gobi|gobhi|cauliflower|mushroom|fish|prawns?|egg|mutton|soya|veg|corn|potato|aloo)$/i;

/** In `Chicken 65 120` and `Combo 1 ₹99`, the first number is a part of the name. */
function skipNumberOfName(tail: AmountToken[], name: string): AmountToken[] {
  const amounts = tail.filter(({ kind }) => kind === 'amount');
  const [first, second] = amounts;
  if (!first || !second || first !== tail[0] || name === '') return tail;
  const is65 =
    first.text === '65' &&
    dishNamesBefore65.test(name) &&
    isLeader(tail.slice(1, tail.indexOf(second)));
  const isNumber =
    !first.isMarked && second.isMarked && (first.rupees ?? 0) * 3 < (second.rupees ?? 0);
  return is65 || isNumber ? tail.slice(tail.indexOf(second)) : tail;
}

/** Whether only dots or colons stand between two numbers. A dash or a slash could separate two prices. */
function isLeader(between: readonly AmountToken[]): boolean {
  return between.every(({ text }) => /^[.…·:]+$/.test(text));
}

const connectingWord =
  /(?:^|[\s\d])(?:to|or|and|&|\+|x|of|no|number|off|than|above|below|under|over|at|min|get|buy|for|from|up ?to|only|off|save|free|any|se|minus|@)\.?$/i;

/** Why the words before the price make the price uncertain. */
function unclearName(name: string, tokens: readonly AmountToken[], tail: readonly AmountToken[]) {
  if (tokens.some(({ text }) => /%|^(?:off|discount)$/i.test(text))) {
    return 'This looks like a discount, not a price.';
  }
  const word = connectingWord.exec(name)?.[0].trim();
  if (word) return `“${word}” before the price is not clear.`;
  const amounts = tail.filter(({ kind }) => kind === 'amount');
  if (amounts.length === 1 && amounts[0]?.text === '65' && dishNamesBefore65.test(name)) {
    return '65 may be a part of the name.';
  }
  const isPriced = tokens.some(
    (token) =>
      token.kind === 'amount' &&
      !tail.includes(token) &&
      (token.isMarked || ((token.rupees ?? 0) >= 10 && token.text !== '65')),
  );
  return isPriced ? 'There are several figures here. Which one is the price?' : undefined;
}

/** Reads `Tea/Coffee 15/20` as two dishes, because it has as many names as prices. */
function dishesByName(name: string, tail: readonly AmountToken[]): LineMeaning[] | undefined {
  const amounts = tail.filter(({ kind }) => kind === 'amount');
  const names = name.split('/').map(trimDecoration);
  const isSplit = tail.length === amounts.length * 2 - 1 && tail[1]?.text.trim() === '/';
  const isClear =
    names.length > 1 && names.length === amounts.length && isSplit && !/[()]/.test(name);
  if (!isClear || !names.every((candidate) => /\p{L}/u.test(candidate))) return undefined;
  return names.map((dishName, index) => {
    const amount = amounts[index];
    const reading = readTokens(amount ? [amount] : []);
    const problem = priceProblem(reading);
    return problem
      ? toUnreadLine(problem, dishName)
      : { kind: 'dish', dish: dishOf(dishName, reading) };
  });
}

export function dishOf(name: string, reading: AmountReading): ParsedDish {
  if (reading.kind === 'amounts') return { ...noFields, name, sizes: reading.amounts };
  if (reading.kind === 'unreadable') return { ...noFields, name, problem: reading.reason };
  const { rupees: price, size, note } = reading;
  return { ...noFields, name, price, size, description: note };
}

/** Why a price in a list cannot be used. */
export function priceProblem(reading: AmountReading): string | undefined {
  if (reading.kind === 'unreadable') return reading.reason;
  const amounts = reading.kind === 'amount' ? [reading] : reading.amounts;
  return amounts.some(({ rupees }) => rupees > maxDishPrice)
    ? 'The figure is too high for a price.'
    : undefined;
}

/** Reads `Half / Full` or `MAIN COURSE Half Full` as the names of the sizes below. */
function sizeLabels(tokens: readonly AmountToken[]): string[] | undefined {
  const words = tokens.filter(({ kind }) => kind !== 'separator');
  const start = words.findIndex(({ kind }) => kind === 'size' || kind === 'letter');
  const sizes = words.slice(start);
  const areSizes = sizes.every(({ kind }) => kind === 'size' || kind === 'letter');
  if (start < 0 || sizes.length < 2 || !areSizes) return undefined;
  return sizes.map(sizeName);
}

const chatStart =
  /^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}[:.]\d\d(?:[:.]\d\d)?\s*(?:[ap]\.?m\.?)?\]?\s*(?:[-–]\s*)?(?:[^:]{1,40}:\s*)?/iu;

/** Removes chat prefixes, Markdown and bullets from a line. `isMarked`: the line is formatted as a heading. */
function removeMarkup(text: string): { line: string; isMarked: boolean } {
  const line = text
    .replace(/^[\u200e\u200f\ufeff]+/, '')
    .replace(chatStart, '')
    .replaceAll(/[\d#*]\ufe0f?\u20e3/g, '')
    .replaceAll(/\u00a0/g, ' ')
    .trim()
    .replace(/(?:\s|\p{Extended_Pictographic}|\p{VS})+$/u, '')
    .replace(/^\(?\d{1,3}[.)]\s*(?=\D)/, '');
  const isMarked =
    /^#{1,6}\s/.test(line) ||
    /^(?:\*+|_+|=+|~+|-{2,}|[•★☆✦❖]+)\s*\p{L}[^*_=~]*?(?:\*+|_+|=+|~+|-{2,}|[•★☆✦❖]+):?$/u.test(
      line,
    );
  return {
    line: line.replace(/^#{1,6}\s+/, '').replaceAll(/[*~]+|(^|\s)_+|_+(?=\s|$)/g, '$1'),
    isMarked,
  };
}

function toUnreadLine(reason: string, name: string): LineMeaning {
  return { kind: 'unread', reason, name };
}

/** Removes numbering at the start, and dots, dashes, emoji and similar characters at both ends. */
export function trimDecoration(text: string): string {
  return text
    .trim()
    .replace(/^\(?\d{1,3}[.)]\s*(?=\D)/, '')
    .replace(/^(?:item|dish|name|category|section)\s*:\s*/i, '')
    .replace(
      /^(?:[\s.…:*•·–—_=|#>✓➤➢→►▪◦○●-]|\p{Extended_Pictographic}\u200d|\p{Extended_Pictographic}|\p{VS})+/u,
      '',
    )
    .replace(/[\s.…:–—-]+(?:rs|inr)\.?$|\s*[₹(]$/i, '')
    .replace(
      /(?:[\s.…:*•·–—−_=|,@-]|\p{Extended_Pictographic}\u200d|\p{Extended_Pictographic}|\p{VS})+$/u,
      '',
    );
}
