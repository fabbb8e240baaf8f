import * as z from 'zod/mini';

/** A person's PIN on the mess's devices. Rule: team-3 */
export const Pin = z.string().check(z.regex(/^\d{4,6}$/, 'A PIN has 4 to 6 digits'));

/** Whether a PIN is among the first guesses: one digit, a row of digits, or a repeated part. Rule: team-3 */
export function isSimplePin(pin: string): boolean {
  return isRow(pin, 0) || isRow(pin, 1) || isRow(pin, 9) || /^(\d{2,3})\1+$/.test(pin);
}

/** Whether each digit is the previous digit plus the same step; 0 follows 9. */
function isRow(pin: string, step: number): boolean {
  const digits = [...pin].map(Number);
  return digits.every(
    (digit, index) => index === 0 || digit === ((digits[index - 1] ?? 0) + step) % 10,
  );
}
