/** Personal data or a secret in the log. */
export interface Finding {
  what: string;
  /** The whole text of the value. */
  text: string;
}

/**
 * Patterns of personal data and secrets. A masked value also counts, because code must not log personal data, even
 * masked.
 */
const patterns: readonly (readonly [string, RegExp])[] = [
  ['a value that the logger masked', /\[(?:e-mail|phone|token|hidden)\]/],
  ['an e-mail address', /[\p{L}\p{N}._+-]+(?:@|%40)[\p{L}\p{N}-]+\.[\p{L}\p{N}]/u],
  ['a phone', /(?<![\w-])(?:\+\d{10,14}|(?:91|0)?[6-9]\d{9})(?![\w-])/],
  ['a signed token', /\beyJ[\w-]{10}/],
  ['a bearer token', /\bBearer\s+[\w-]{8}/i],
  ['a one-time code', /(?<![\w.:#-])\d{6}(?![\w.:#-])/],
  ['a tracking token', /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32}(?![\w-])/],
];

/**
 * Searches all log lines, including the names of fields.
 * @param lines one JSON entry per line
 * @param known   texts that people of the tests entered, such as their names
 */
export function findPersonalData(
  lines: readonly string[],
  known: ReadonlySet<string> = new Set(),
): Finding[] {
  const texts = [...new Set(lines.flatMap((line) => textsIn(JSON.parse(line))))];
  return [
    ...patterns.flatMap(([what, pattern]) => findingsIn(texts, what, (text) => pattern.test(text))),
    ...findEnteredTexts(texts, known),
  ];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(textsIn)];
}

function findingsIn(
  texts: readonly string[],
  what: string,
  matches: (text: string) => boolean,
): Finding[] {
  return texts.filter(matches).map((text) => ({ what, text }));
}

/** Matches whole words only: 'Ravi' is a name, 'gravied' is not. */
function findEnteredTexts(texts: readonly string[], known: ReadonlySet<string>): Finding[] {
  const all = texts.join('\n');
  return [...known].flatMap((word) => {
    if (!all.includes(word)) return [];
    const wholeWord = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(word)}(?![\\p{L}\\p{N}_])`, 'u');
    return findingsIn(texts, `a text that a person entered, ${word}`, (text) =>
      wholeWord.test(text),
    );
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
