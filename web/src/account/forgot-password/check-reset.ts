import type { Role } from '@thali/shared/auth/user.contract';
import { codeLength } from '../../lib/ui/code-digits.ts';
import { checkNewPassword, type NewPasswordValues } from '../shared/check-new-password.ts';

export interface ResetValues extends NewPasswordValues {
  code: string;
}

export interface ResetProblem {
  field: keyof ResetValues;
  message: string;
}

/** The first thing that stands in the way, from top to bottom. */
export function checkReset(values: ResetValues, role: Role): ResetProblem | undefined {
  if (values.code.length !== codeLength) {
    return { field: 'code', message: 'Please enter a valid 6-digit OTP' };
  }
  return checkNewPassword(values, role);
}
