import { codeLength } from '../../ui/code-digits.ts';

/** What stands in the way of a code. Source: spec 1, section 5 (registration). */
export function checkRegisterCode(code: string): string | undefined {
  return code.length === codeLength ? undefined : 'Please enter a valid 6-digit OTP';
}
