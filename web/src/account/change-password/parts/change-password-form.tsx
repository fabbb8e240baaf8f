import { minPasswordLength } from '@thali/shared/auth/account-fields';
import { changePassword as changeContract } from '@thali/shared/auth/change-password.contract';
import type { Role, User } from '@thali/shared/auth/user.contract';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { FormPassword } from '../../../lib/forms/form-password.tsx';
import { type Problems, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import {
  checkNewPassword,
  emptyNewPassword,
  type NewPasswordValues,
} from '../../shared/check-new-password.ts';
import { changePassword } from '../../shared/renew-password.ts';
import { temporaryPasswordOf } from '../../shared/temporary-password.ts';
import * as texts from '../change-password-texts.ts';

interface ChangePasswordFormProps {
  user: User;
  isTemporary: boolean;
  onChanged: () => void;
}

export function ChangePasswordForm({ user, isTemporary, onChanged }: ChangePasswordFormProps) {
  // The person has just typed a temporary password to sign in, so the form does not ask for it again.
  const [knownPassword, setKnownPassword] = useState(() => temporaryPasswordOf(user.id));
  const form = useContractForm(changeContract, {
    defaultValues: { current: knownPassword ?? '', ...emptyNewPassword },
    toBody: ({ current, password }) => ({ currentPassword: current, newPassword: password }),
    fieldOf: (path) => (path === 'currentPassword' ? 'current' : 'password'),
    check: (values) => checkChange(values, user.role),
    showsOneProblem: true,
    send: changePassword,
    onSent: onChanged,
    failedField,
    onFailed: (error) => failedField(error) && setKnownPassword(undefined),
    failureMessage: texts.setFailed,
  });
  return (
    <Form
      form={form}
      actions={
        <SubmitButton form={form} size="large" isFullWidth busyLabel={texts.saving}>
          {texts.heading}
        </SubmitButton>
      }
    >
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={user.email ?? user.phone ?? ''}
      />
      {knownPassword === undefined && (
        <FormPassword
          form={form}
          name="current"
          label={isTemporary ? texts.temporaryPassword : texts.currentPassword}
          autoComplete="current-password"
        />
      )}
      <FormPassword
        form={form}
        name="password"
        label={texts.newPassword}
        hint={texts.atLeast(minPasswordLength[user.role])}
      />
      <FormPassword form={form} name="confirmPassword" label={texts.confirmNew} />
    </Form>
  );
}

/** The field of the current password if the server says that it is wrong. */
function failedField(error: unknown): 'current' | undefined {
  return error instanceof ApiError && error.code === 'WRONG_PASSWORD' ? 'current' : undefined;
}

interface ChangeValues extends NewPasswordValues {
  current: string;
}

/** Returns the first problem, from top to bottom. */
export function checkChange(values: ChangeValues, role: Role): Problems<ChangeValues> | undefined {
  if (values.current === '') return { current: texts.enterCurrent };
  const problem = checkNewPassword(values, role);
  if (problem) return problem;
  if (values.password !== values.current) return undefined;
  return { password: texts.chooseDifferent };
}
