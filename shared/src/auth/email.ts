export const maxEmailLength = 254;

/** A part of an address: no spaces, control characters, or characters that separate addresses in a header. */
const part = String.raw`[^\s@<>()[\]\\,;:"\p{C}]+`;
const address = new RegExp(String.raw`^${part}@${part}\.${part}$`, 'u');

/**
 * Whether a text looks like an e-mail address. Checks the length first, because the pattern would take minutes for a
 * megabyte of dots.
 */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && address.test(text);
}
