/**
 * The text as registered on India's DLT. The tag allows digits only, as DLT requires since November 2025. An operator
 * registers the same text from docs/go-live.md, so change both together.
 */
export const otpTemplate =
  '{#numeric#} is your Thali verification code. It is valid for 5 minutes. Do not share it with anyone.';

/** The only text that contains a code. Carriers deliver it only if it matches the registered text word for word. */
export function otpText(code: string): string {
  return otpTemplate.replace('{#numeric#}', code);
}
