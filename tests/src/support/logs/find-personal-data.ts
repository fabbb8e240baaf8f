/** Something in the log that must not be there. */
export interface Finding {
  what: string;
  /** Where it was: the whole text of one value. */
  text: string;
}

/** What gives itself away by its look. The marks are the logger's own: it had to mask something. */
const looks: readonly (readonly [string, RegExp])[] = [
  ['a value that the logger masked', /\[(?:e-mail|phone|token|hidden)\]/],
  ['an e-mail address', /[\p{L}\p{N}._+-]+(?:@|%40)[\p{L}\p{N}-]+\.[\p{L}\p{N}]/u],
  ['a phone', /(?<![\w-])(?:\+\d{10,14}|(?:91|0)?[6-9]\d{9})(?![\w-])/],
  ['a signed token', /\beyJ[\w-]{10}/],
  ['a bearer token', /\bBearer\s+[\w-]{8}/i],
  ['a one-time code', /(?<![\w.:#-])\d{6}(?![\w.:#-])/],
  ['a tracking token', /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32}(?![\w-])/],
];

/**
 * Goes through all that was logged, names of fields included.
 * @param lines   JSON, one entry each
 * @param known   what people of the tests typed in, such as their names
 */
export function findPersonalData(
  lines: readonly string[],
  known: ReadonlySet<string> = new Set(),
): Finding[] {
  const texts = [...new Set(lines.flatMap((line) => textsIn(JSON.parse(line))))];
  return [
    ...looks.flatMap(([what, look]) => found(texts, what, (text) => look.test(text))),
    ...knownIn(texts, known),
  ];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(textsIn)];
}

function found(texts: readonly string[], what: string, isIt: (text: string) => boolean): Finding[] {
  return texts.filter(isIt).map((text) => ({ what, text }));
}

/** As words of their own: somebody is called Ravi, and a dish is gravied. */
function knownIn(texts: readonly string[], known: ReadonlySet<string>): Finding[] {
  const all = texts.join('\n');
  return [...known].flatMap((word) => {
    if (!all.includes(word)) return [];
    const itself = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(word)}(?![\\p{L}\\p{N}_])`, 'u');
    return found(texts, `what somebody typed in, ${word}`, (text) => itself.test(text));
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
