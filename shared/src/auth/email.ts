export const longestEmail = 254;

/** No blanks, control characters or characters that separate addresses and names in a header. */
const part = String.raw`[^\s@<>()[\]\\,;:"\p{C}]+`;
const address = new RegExp(String.raw`^${part}@${part}\.${part}$`, 'u');

/**
 * Whether it looks like an address: something before the @, and a name with a dot after it. The length
 * comes first: the pattern would take minutes for a megabyte of dots.
 */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && address.test(text);
}
