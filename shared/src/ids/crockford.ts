/** Crockford's base32: no I, L, O, U, so that an id can be read aloud and typed. */
export const crockfordAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 16 bytes -> 16 characters of 5 bits each, the high bits of each byte dropped. */
export function encodeCrockford(bytes: Uint8Array, length: number): string {
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text += crockfordAlphabet.charAt((bytes[index] ?? 0) & 31);
  }
  return text;
}
