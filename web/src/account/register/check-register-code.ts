import { codeLength } from '../../lib/ui/code-digits.ts';

/** What stands in the way of a code. Rule: accounts-25 */
export function checkRegisterCode(code: string): string | undefined {
  return code.length === codeLength ? undefined : 'Please enter a valid 6-digit OTP';
}
