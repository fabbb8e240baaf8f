/**
 * The last line of defence: what a person, a phone or a credential gives away in a text, replaced by what it
 * was. No line should need it; the tests fail where one does.
 */
export function redact(text: string): string {
  return patterns.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), shortened(text));
}

/** The patterns take the square of a text's length: one of 400 kB would hold a function up until its time is over. */
const longest = 5000;

/** The word at the cut goes too: half an address is not known for one. */
function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).replace(/\S*$/, '')}…` : text;
}

/** Values under such names are left out whatever they look like. */
export function isPersonal(key: string): boolean {
  return personalKey.test(key);
}

export const hidden = '[hidden]';

const personalKey =
  /(password|token|otp|secret|signature|authorization|cookie|phone|email|address|customer_?name|idempotency.?key)$/i;

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  // Of a kitchen's device.
  [/\b[0-9A-HJKMNP-TV-Z]{10}\.[0-9A-HJKMNP-TV-Z]{12}\.[\w-]{43}/g, '[token]'],
  // A signed token has three parts, an encrypted one five.
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g, '[token]'],
  [/[\p{L}\p{M}\p{N}._%+'-]+(?:@|%40)(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}/gu, '[e-mail]'],
  [/\+\d{8,15}(?!\d)/g, '[phone]'],
  // India's mobile numbers as people write them. A hyphen before would be an id's.
  [/(?<![\w-])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\w)/g, '[phone]'],
];
