/**
 * The text as it is registered on India's DLT, with the tag that new templates carry since November 2025: digits
 * and nothing else. docs/go-live.md shows it to who registers it; change both together.
 */
export const otpTemplate =
  '{#numeric#} is your Thali verification code. It is valid for 5 minutes. Do not share it with anyone.';

/** The one text that carries a code. Carriers let through what fits the registered one, word for word. */
export function otpText(code: string): string {
  return otpTemplate.replace('{#numeric#}', code);
}
