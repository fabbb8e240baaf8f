import { isPasswordOf, passwordTooShort } from '@thali/shared/auth/account-fields';
import type { Role } from '@thali/shared/auth/user.contract';
import type { Problems } from '../../lib/forms/use-contract-form.ts';
import * as texts from './account-texts.ts';

export const emptyNewPassword = { password: '', confirmPassword: '' };

export type NewPasswordValues = typeof emptyNewPassword;

/** Returns the first problem, in the order of the rule. Rule: accounts-25 */
export function checkNewPassword(
  { password, confirmPassword }: NewPasswordValues,
  role: Role,
): Problems<NewPasswordValues> | undefined {
  if (!isPasswordOf(role, password)) return { password: passwordTooShort(role) };
  if (password !== confirmPassword) return { confirmPassword: texts.passwordsDiffer };
  return undefined;
}
