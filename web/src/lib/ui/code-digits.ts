export const codeLength = 6;

/** The digits of what was typed or pasted (`123 456`, `123-456`), six at most. */
export function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, codeLength);
}
