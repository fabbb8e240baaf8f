/** Writes digits of every script, and full-width letters, in ASCII. Removes invisible characters. */
export function asciiDigits(text: string): string {
  // A search compares a thousand orders, mostly in ASCII.
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{DI}\p{Cf}]/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, toAsciiDigit);
}

/** The digits of a script follow each other from its zero. */
export function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** No id or e-mail is longer. A megabyte of hostile text needs no work. */
const maxIdLength = 400;

/** A pasted address in plain characters, without the blanks around it: an e-mail, a colour, a link. */
export function plainText(text: string): string {
  if (text.length > maxIdLength) return text;
  return asciiDigits(text)
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .trim();
}

/** A pasted id or number in plain characters, without blanks. */
export function plainId(text: string): string {
  return plainText(text).replaceAll(/\s/g, '');
}
