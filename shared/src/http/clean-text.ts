/**
 * Characters that no screen shows or that change the direction of a text: control characters, direction marks,
 * zero-width spaces, the byte order mark, tags.
 * Rule: security-7
 */
const invisible =
  /[^\P{Cc}\n\t]|[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/**
 * Indian scripts and emoji need these two joiners within a word. Elsewhere they only make two different names look
 * alike.
 */
const joiners = /[\u200c\u200d]/g;
const takesJoiner = /[\p{M}\p{Extended_Pictographic}]$/u;

/** Cleans a text of several lines for storage. */
export function cleanNote(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(joiners, (joiner, at: number, whole: string) =>
      takesJoiner.test(whole.slice(0, at)) ? joiner : '',
    );
}

/** Cleans a text of one line, such as a name: line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanNote(text).replaceAll(/[\n\t]+/g, ' ');
}
