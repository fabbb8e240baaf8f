import { codeLength } from '../../ui/code-digits.ts';

/** What stands in the way of a code. Source: spec 1, section 5 (login). */
export function checkLoginCode(code: string): string | undefined {
  if (code === '') return 'Please enter the OTP';
  return code.length === codeLength ? undefined : 'Please enter a valid 6-digit OTP';
}
