import { type AmountToken, amountTokens, withLatinDigits } from './amount-tokens.ts';

/** One of several prices of a dish. */
export interface LabelledAmount {
  /** The size, such as `Half` or `500 ml`; empty if the text names no size. */
  label: string;
  rupees: number;
}

export type AmountReading =
  | {
      kind: 'amount';
      rupees: number;
      /** The size with this price, such as `Half` or `500 ml`. */
      size: string;
      /** The other words beside the price, such as `per plate`. */
      note: string;
    }
  | { kind: 'amounts'; amounts: LabelledAmount[] }
  | { kind: 'unreadable'; reason: string };

/**
 * Reads an amount in rupees, such as `Rs. 1,200/-`, `40 (2 pcs)`, `₹६०` or `Half 60 / Full 110`. Never guesses.
 * Rule: menu-31
 */
export function readAmount(text: string): AmountReading {
  if (text.trim() === '') return unreadable('There is no price.');
  if (/^\s*[-−‑－–—].*\p{Nd}/u.test(text) || hasMinus(text)) return unreadable(belowZero);
  return readTokens(amountTokens(text));
}

export const belowZero = 'A price cannot be below 0.';

/** Whether a figure has a minus: `Rs -5`, `Half -5`, `Dosa: -5`. In `Rs. - 60`, `60-80` and `Dosa-60` the dash only separates. */
export function hasMinus(text: string): boolean {
  return minus.test(withLatinDigits(text));
}

const minus = /−|(?:^|[:;,|(₹]|\brs\.?|\binr|[^\d\s/-]\s+)[-‑－–](?:₹|(?:rs\.?|inr)\s?)?\.?\d/i;

/** Reads the tokens of one price text. */
export function readTokens(all: readonly AmountToken[]): AmountReading {
  const tokens = all.filter(({ kind }) => kind !== 'separator');
  const amounts = tokens.filter(({ kind }) => kind === 'amount');
  const letters = tokens.filter(({ kind }) => kind === 'letter').length;
  const word = tokens.find(({ kind }) => kind === 'word' || (kind === 'letter' && letters < 2));
  if (tokens.some(({ text }) => /%|^(?:off|discount|save)$/i.test(text))) {
    return unreadable('This looks like a discount, not a price.');
  }
  if (amounts.length === 0 && !word?.text.match(/\d/)) return unreadable('There is no price.');
  if (word) return unreadable(`“${word.text}” is not clear.`);
  const unclear = amounts.find(({ rupees }) => rupees === undefined);
  if (unclear) return unreadable(`“${unclear.text}” is not a clear amount.`);
  const [only] = amounts;
  return amounts.length === 1 && only
    ? readOneAmount(tokens, only)
    : readSeveralAmounts(tokens, amounts);
}

function readOneAmount(tokens: readonly AmountToken[], amount: AmountToken): AmountReading {
  const otherTokens = tokens.filter((token) => token !== amount);
  const isSize = ({ kind }: AmountToken) => kind === 'size' || kind === 'count';
  const size = otherTokens.filter(isSize).map(sizeName).join(' ');
  const note = otherTokens
    .filter((token) => !isSize(token))
    .map(sizeName)
    .join(' ');
  return { kind: 'amount', rupees: amount.rupees ?? 0, size, note };
}

function readSeveralAmounts(
  tokens: readonly AmountToken[],
  amounts: readonly AmountToken[],
): AmountReading {
  const unclearResult = unreadable('There are several figures here. Which one is the price?');
  const labels = labelsOf(tokens);
  if (labels.length === 0) {
    const rupees = amounts.map((amount) => amount.rupees ?? 0);
    if (!areSizesLikely(rupees)) return unclearResult;
    return { kind: 'amounts', amounts: rupees.map((rupee) => ({ label: '', rupees: rupee })) };
  }
  const names = labels.map(sizeName);
  const areDistinct = new Set(names).size === amounts.length;
  const order = tokens
    .filter((token) => labels.includes(token) || amounts.includes(token))
    .map(({ kind }) => (kind === 'amount' ? 'A' : 'L'))
    .join('');
  const isClear = /^(?:(?:LA)+|(?:AL)+|L+A+|A+L+)$/.test(order) && names.length === amounts.length;
  if (!areDistinct || !isClear) return unclearResult;
  const labelled = amounts.map(({ rupees = 0 }, index) => ({ label: names[index] ?? '', rupees }));
  return { kind: 'amounts', amounts: labelled };
}

/**
 * The sizes or counts that may belong to the amounts. Units, as in `20/plate`, count only if no other word names a
 * size.
 */
function labelsOf(tokens: readonly AmountToken[]): AmountToken[] {
  const labels = tokens.filter(({ kind }) => ['size', 'letter', 'count'].includes(kind));
  if (labels.length > 0) return labels;
  const units = tokens.filter(({ kind }) => kind === 'per');
  return units.length > 1 ? units : [];
}

/** Whether the amounts may be prices of sizes: they rise, and the first is not a count, as in `2 40`. */
function areSizesLikely(rupees: readonly number[]): boolean {
  const [first = 0] = rupees;
  const last = rupees.at(-1) ?? 0;
  const areRising = rupees.every((rupee, index) => index === 0 || rupee > (rupees[index - 1] ?? 0));
  return areRising && first >= 5 && first * 3 >= last && rupees.length <= 4;
}

const shortSizes: Record<string, string> = {
  ...{
    '½': 'Half',
    '1/2': 'Half',
    '¼': 'Quarter',
    '1/4': 'Quarter',
    qtr: 'Quarter',
    reg: 'Regular',
  },
  ...{ h: 'Half', f: 'Full', q: 'Quarter', s: 'Small', m: 'Medium', l: 'Large', r: 'Regular' },
};

/** `H` -> `Half`, `FULL` -> `Full`, `(2 pcs)` -> `2 pcs`, `/plate` -> `per plate`. */
export function sizeName({ kind, text }: AmountToken): string {
  if (kind === 'letter' || kind === 'size') {
    return (
      shortSizes[text.toLowerCase()] ?? text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
    );
  }
  if (kind === 'note') return text.slice(1, -1).trim();
  if (kind === 'per') return text.replace(/^\/\s*/, 'per ');
  return text;
}

function unreadable(reason: string): { kind: 'unreadable'; reason: string } {
  return { kind: 'unreadable', reason };
}
