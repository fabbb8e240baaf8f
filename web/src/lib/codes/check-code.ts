import { codeLength } from '../ui/code-field.tsx';

/** What is wrong with a code, before it is sent. Rule: accounts-25 */
export function checkCode(code: string): string | undefined {
  return code.length === codeLength ? undefined : 'Please enter a valid 6-digit OTP';
}
