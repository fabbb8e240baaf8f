/**
 * What no screen shows and what turns a text around: control characters, marks of direction, blanks without
 * a width, the byte order mark, tags. Rule: security-7
 */
const invisible =
  /[^\P{Cc}\n\t]|[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** Indian scripts and emoji need these two within a word; elsewhere they only make two names of one. */
const joiners = /[\u200c\u200d]/g;
const takesJoiner = /[\p{M}\p{Extended_Pictographic}]$/u;

/** A text of several lines as it is kept. */
export function cleanNote(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(joiners, (joiner, at: number, whole: string) =>
      takesJoiner.test(whole.slice(0, at)) ? joiner : '',
    );
}

/** A text on one line, such as a name: line breaks and tabs become blanks. */
export function cleanLine(text: string): string {
  return cleanNote(text).replaceAll(/[\n\t]+/g, ' ');
}
