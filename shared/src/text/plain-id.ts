/** Converts digits of every script, and full-width letters, to ASCII. Removes invisible characters. */
export function asciiDigits(text: string): string {
  // A fast path for searches, which compare a thousand orders, mostly in ASCII.
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{DI}\p{Cf}]/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, toAsciiDigit);
}

/** Converts a digit of any script. The ten digits of a script have consecutive code points, from its zero. */
export function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Every id and e-mail is shorter. The limit avoids work on a megabyte of hostile text. */
const maxIdLength = 400;

/** Converts a pasted e-mail, colour or link to plain characters, without blanks around it. */
export function plainText(text: string): string {
  if (text.length > maxIdLength) return text;
  return asciiDigits(text)
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .trim();
}

/** Converts a pasted id or number to plain characters, without blanks. */
export function plainId(text: string): string {
  return plainText(text).replaceAll(/\s/g, '');
}
