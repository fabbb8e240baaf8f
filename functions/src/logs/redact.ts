/**
 * The last line of defence: replaces phones, e-mails and tokens in a text by their kind. No log line should contain
 * such data; a test fails if one does.
 */
export function redact(text: string): string {
  const shortened = shorten(text);
  if (!matchHint.test(shortened)) return shortened;
  return patterns.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), shortened);
}

/**
 * Every match of a pattern below contains one of these characters or words. Most keys and texts of a log line contain
 * none.
 */
const matchHint = /[\d.@]|eyJ|bearer|basic/i;

/** The patterns take quadratic time: a text of 400 kB would block a function until its timeout. */
const maxLength = 5000;

/** Cuts at a space, because no pattern would recognise a partial address. */
function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).replace(/\S*$/, '')}…` : text;
}

/** Whether the log hides the value of a field with this name. */
export function isPersonal(key: string): boolean {
  return personalKey.test(key);
}

export const hidden = '[hidden]';

const personalKey =
  /(password|token|otp|pin|acting|secret|signature|authorization|cookie|phone|email|address|customer_?name|idempotency.?key)$/i;

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  // The token of a kitchen's device.
  [/\b[0-9A-HJKMNP-TV-Z]{10}\.[0-9A-HJKMNP-TV-Z]{12}\.[\w-]{43}/g, '[token]'],
  // A signed JWT has three parts, an encrypted JWT five.
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g, '[token]'],
  [/[\p{L}\p{M}\p{N}._%+'-]+(?:@|%40)(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}/gu, '[e-mail]'],
  [/\+\d{8,15}(?!\d)/g, '[phone]'],
  // Indian mobile numbers as people write them. Digits after a hyphen belong to an id.
  [/(?<![\w-])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\w)/g, '[phone]'],
];
