import { toAsciiDigit } from '../text/plain-id.ts';

export interface AmountToken {
  /**
   * `size`: Half; `letter`: H, a size only beside another letter; `count`: 2 pcs; `per`: per plate; `note`: (with chutney);
   * `word`: any other text.
   */
  kind: 'amount' | 'size' | 'letter' | 'count' | 'per' | 'note' | 'separator' | 'word';
  text: string;
  /** The index of the token's first character. */
  at: number;
  /** For an amount; undefined if the amount is ambiguous. */
  rupees?: number | undefined;
  /** For an amount: whether it has a currency or an end mark, as in `₹40` or `40/-`. */
  isMarked?: boolean;
}

const blank = String.raw`[\s\p{Cf}]*`;
const wordEnd = String.raw`(?![\p{L}\p{M}])`;
const currencyWords =
  'rs|re|inr|rupees?|रु|रू|रुपये|रुपया|रुपए|ரூ|ரூபாய்|రూ|రూపాయలు|ರೂ|ರೂಪಾಯಿ|രൂ|രൂപ|টাকা|રૂ|રૂપિયા|ਰੁ|ਰੁਪਏ|ଟଙ୍କା|روپے';
/** Fonts and encodings without the rupee sign show a backtick or a question mark instead. */
const currency = String.raw`(?:[₹₨৳@]|[?\x60](?=\d)|(?:${currencyWords}|mrp|price|rate|cost)${wordEnd}\.?(?:${blank}[:-])?)`;
const digits = String.raw`\.?\d(?:[\d.,]*\d)?(?![.,]?\d)`;
const numberEnd = String.raw`(?![\p{L}\p{M}\d%°])`;
const endMark = String.raw`(?:\/${blank}[-=–—_]+|[-=]\/|only${wordEnd})`;
const unit = String.raw`(?:(?:pcs?|pieces?|nos?|plates?|portions?|ml|ltrs?|lit(?:er|re)s?|gms?|grams?|kgs?|inch(?:es)?|cups?|glass(?:es)?|bowls?|bottles?|scoops?|slices?|pack(?:et)?s?|pkts?|box(?:es)?|tins?|cans?|dozens?|persons?|people|pax|नग|प्लेट|पीस)${wordEnd}\.?|["”″])`;
const amountOfUnit = `(?:${blank}${unit}|[lg]${wordEnd})`;
const size = String.raw`(?:(?:half|full|quarter|qtr|small|medium|large|regular|reg|mini|jumbo|big|family|single|double|xl|हाफ|फुल|फूल|हाल्फ|आधा|அரை|முழு|హాఫ్|ఫుల్|ಹಾಫ್|ಫುಲ್|ഹാഫ്|ഫുൾ|হাফ|ফুল|હાફ|ફુલ)${wordEnd}|[½¼]|1\/[24](?![\d/]))(?:${blank}(?:plate|portion|glass|cup|bowl|bottle|pack)${wordEnd})?`;

const pieces = new RegExp(
  [
    String.raw`(?<blank>[\s\p{Cf}]+)`,
    `(?<size>${size})`,
    `(?<letter>[hfqsmlr]${wordEnd}(?!['’]))`,
    `(?<count>${digits}${amountOfUnit})`,
    String.raw`(?<per>\/\d+${amountOfUnit}|(?:\/|per${wordEnd})${blank}${unit}|(?:per${blank})?(?:each|head|person)${wordEnd})`,
    String.raw`(?<amount>(?<before>${currency}${blank})?(?<digits>${digits})(?<after>${blank}${endMark}|${blank}${currency}(?!${blank}\d)(?:${blank}${endMark})?)*${numberEnd})`,
    String.raw`(?<inner>\([^()]*\)|\[[^[\]]*\])`,
    `(?<separator>[-–—−/|,;:=.…~•·*_]+)`,
    String.raw`(?<word>[^\s()[\]/|,;:=.…–—−-]+|.)`,
  ].join('|'),
  'iuy',
);

/** Splits a text into amounts, sizes, counts and words. */
export function amountTokens(text: string): AmountToken[] {
  const latin = withLatinDigits(text);
  const tokens: AmountToken[] = [];
  pieces.lastIndex = 0;
  for (let found = pieces.exec(latin); found; found = pieces.exec(latin)) {
    const { index: at, 0: piece, groups = {} } = found;
    const next = pieces.lastIndex;
    if (groups.inner !== undefined) tokens.push(...tokensInBrackets(piece, at));
    else if (groups.blank === undefined) tokens.push(tokenOf(piece, at, groups));
    pieces.lastIndex = next;
  }
  return tokens;
}

function tokenOf(
  text: string,
  at: number,
  groups: Record<string, string | undefined>,
): AmountToken {
  if (groups.digits !== undefined) {
    const isMarked = groups.before !== undefined || groups.after !== undefined;
    return { kind: 'amount', text, at, rupees: rupeesOf(groups.digits), isMarked };
  }
  const kinds = ['size', 'letter', 'count', 'per', 'separator'] as const;
  return { kind: kinds.find((kind) => groups[kind] !== undefined) ?? 'word', text, at };
}

/**
 * Reads brackets as a price with a currency (`(₹30)`), as sizes (`(Half/Full)`) or as a note. Other numbers in brackets
 * are ambiguous.
 */
function tokensInBrackets(text: string, at: number): AmountToken[] {
  const inner = amountTokens(text.slice(1, -1))
    .filter(({ kind }) => kind !== 'separator')
    .map((token) => ({ ...token, at }));
  if (inner.length > 0 && inner.every(({ kind }) => kind === 'size' || kind === 'letter'))
    return inner;
  const amounts = inner.filter(({ kind }) => kind === 'amount');
  if (amounts.length === 0) return [{ kind: 'note', text, at }];
  const isPrice = inner.length === 1 && amounts[0]?.isMarked;
  return isPrice ? inner : [{ kind: 'word', text, at }];
}

const indianGroups = /^\d{1,2}(?:,\d\d)*,\d{3}$/;
const thousands = /^\d{1,3}(?:,\d{3})+$/;

/** `1,20,000.50` -> 120000.5. Undefined for an ambiguous number, such as `1.200` or `12,50`. */
function rupeesOf(figure: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d[\d,]*)(\.\d{1,2})?$/.exec(figure) ?? [];
  const isWhole = /^\d+$/.test(whole) || indianGroups.test(whole) || thousands.test(whole);
  return isWhole ? Number(whole.replaceAll(',', '') + decimals) : undefined;
}

/** Converts digits of Indian and other scripts to 0–9. The text keeps its length. */
export function withLatinDigits(text: string): string {
  return text.replaceAll(/(?=[^0-9\u{10000}-\u{10ffff}])\p{Nd}/gu, toAsciiDigit);
}
