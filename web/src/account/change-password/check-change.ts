import type { Role } from '@thali/shared/auth/user.contract';
import { checkNewPassword, type NewPasswordValues } from '../shared/check-new-password.ts';

export interface ChangeValues extends NewPasswordValues {
  current: string;
}

export interface ChangeProblem {
  field: keyof ChangeValues;
  message: string;
}

/** The first thing that stands in the way, from top to bottom. */
export function checkChange(values: ChangeValues, role: Role): ChangeProblem | undefined {
  if (values.current === '') {
    return { field: 'current', message: 'Please enter your current password' };
  }
  const problem = checkNewPassword(values, role);
  if (problem) return problem;
  if (values.password === values.current) {
    return { field: 'password', message: 'Please choose another password than the current one' };
  }
  return undefined;
}
