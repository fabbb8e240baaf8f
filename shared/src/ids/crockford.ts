/** Crockford's base32, without I, L, O and U, so that people can read an id aloud and type it. */
export const crockfordAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes each byte as one character by its low 5 bits. */
export function encodeCrockford(bytes: Uint8Array, length: number): string {
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text += crockfordAlphabet.charAt((bytes[index] ?? 0) & 31);
  }
  return text;
}
