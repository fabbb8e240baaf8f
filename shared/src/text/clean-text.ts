/**
 * Invisible characters and characters that change a text's direction: control characters, direction marks, zero-width
 * spaces, the byte order mark, fillers. The group captures invisible characters to keep: the letters of a flag, and the
 * selector of an emoji or a Han character.
 * Rule: security-7
 */
const invisible =
  /(\u{1f3f4}[\u{e0030}-\u{e007a}]+\u{e007f}|[\p{Emoji}\p{sc=Han}][\ufe00-\ufe0f\u{e0100}-\u{e01ef}])|[^\P{Cc}\n\t]|[\u2028\u2029\ufff9-\ufffb]|(?![\u200c\u200d])\p{DI}/gu;

/** The scripts that use joiners to shape their letters. */
const scripts = 'Arab Beng Deva Gujr Guru Knda Mlym Orya Sinh Syrc Taml Telu'.split(' ');
const joiningScript = `[${scripts.map((script) => `\\p{scx=${script}}`).join('')}]`;
/** Virama signs, which remove a vowel. Malayalam and Bengali words may end with a virama and a joiner. */
const virama = '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]';

/**
 * The two joiners. The group captures joiners to keep: within a word of these scripts, after a virama, within an emoji.
 * Elsewhere a joiner only makes two different names look alike.
 */
const joiners = new RegExp(
  String.raw`(${joiningScript}[\u200c\u200d](?=[\u200c\u200d]*${joiningScript})|${virama}\u200d|\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?\u200d(?=\u200d*\p{Extended_Pictographic}))|[\u200c\u200d]`,
  'gu',
);

/** Braille's empty cell looks like a space, but Unicode counts it as a sign. */
const brailleBlank = /\u2800/g;

/** Cleans a text of several lines for storage, with one Unicode spelling. */
export function cleanNote(text: string): string {
  return removeInvisible(text).replaceAll(brailleBlank, ' ').normalize('NFC');
}

/** Removes unnecessary invisible characters. */
export function removeInvisible(text: string): string {
  return text.replaceAll(invisible, '$1').replaceAll(joiners, '$1');
}

/** Cleans a text of one line, such as a name. Line breaks, tabs and other blanks become spaces. */
export function cleanLine(text: string): string {
  return cleanNote(text).replaceAll(/[\n\t]+|\p{Zs}/gu, ' ');
}
