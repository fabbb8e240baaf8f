/**
 * The one text that carries a code. The template registered on India's DLT must say exactly this, with
 * `{#var#}` for the code: change both together.
 */
const template =
  '{#var#} is your Thali verification code. It is valid for 5 minutes. Do not share it with anyone.';

export function otpText(code: string): string {
  return template.replace('{#var#}', code);
}
