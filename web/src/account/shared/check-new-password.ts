import { isPasswordOf, passwordTooShort } from '@thali/shared/auth/account-fields';
import type { Role } from '@thali/shared/auth/user.contract';

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

export interface NewPasswordProblem {
  field: keyof NewPasswordValues;
  message: string;
}

/** The first problem, in the order of the rule. Rule: accounts-25 */
export function checkNewPassword(
  { password, confirmPassword }: NewPasswordValues,
  role: Role,
): NewPasswordProblem | undefined {
  if (!isPasswordOf(role, password)) return { field: 'password', message: passwordTooShort(role) };
  if (password !== confirmPassword) {
    return { field: 'confirmPassword', message: 'Passwords do not match' };
  }
  return undefined;
}
