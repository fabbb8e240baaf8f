import { codeLength } from '../../lib/ui/code-digits.ts';

/** What stands in the way of a code. Rule: accounts-12 */
export function checkLoginCode(code: string): string | undefined {
  if (code === '') return 'Please enter the OTP';
  return code.length === codeLength ? undefined : 'Please enter a valid 6-digit OTP';
}
