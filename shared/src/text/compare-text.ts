import { asciiDigits } from './plain-id.ts';

/**
 * Letters with two encodings that Unicode normalization does not unify: Malayalam's chillus, khanda ta, the eyelash ra.
 */
const otherSpellings: Record<string, string> = {
  ...{ ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' },
  ...{ ৎ: 'ত্', '\u0931': '\u0930' },
};

/**
 * A key that is equal for texts that look equal. Ignores case, extra spaces, invisible characters, the composition and
 * width of letters, the scripts of digits, and the shapes of quotes and dashes.
 */
export function compareKey(text: string): string {
  return asciiDigits(text)
    .replaceAll(/[ൺൻർൽൾൿৎ]|\u0931(?=\u094d)/g, (letter) => otherSpellings[letter] ?? letter)
    .replaceAll(/[‘’ʼ′]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether two texts look equal. */
export function isSameText(a: string, b: string): boolean {
  return compareKey(a) === compareKey(b);
}
