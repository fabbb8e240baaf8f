import { shortestPassword } from '@thali/shared/auth/account-fields';
import type { Role, User } from '@thali/shared/auth/user.contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { checkNewPassword, type NewPasswordValues } from '../../shared/check-new-password.ts';
import { FormPassword } from '../../shared/form-password.tsx';
import { changePassword } from '../../shared/renew-password.ts';
import { resolveBy } from '../../shared/resolve-by.ts';
import { temporaryPasswordOf } from '../../shared/temporary-password.ts';

interface ChangePasswordFormProps {
  user: User;
  isTemporary: boolean;
  onChanged: () => void;
}

export function ChangePasswordForm({ user, isTemporary, onChanged }: ChangePasswordFormProps) {
  // Who signed in with it a moment ago is not asked for it again.
  const [known, setKnown] = useState(() => temporaryPasswordOf(user.id));
  const form = useForm<ChangeValues>({
    defaultValues: { current: known ?? '', password: '', confirmPassword: '' },
    resolver: resolveBy((values) => checkChange(values, user.role)),
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ current, password }) => {
    try {
      await changePassword(current, password);
      onChanged();
    } catch (error) {
      const field = fieldOf(error);
      if (field === 'current') setKnown(undefined);
      form.setError(
        field,
        { message: failureText(error, 'Failed to set password') },
        { shouldFocus: field !== 'root' },
      );
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={user.email ?? user.phone ?? ''}
      />
      {known === undefined && (
        <FormPassword
          form={form}
          name="current"
          label={isTemporary ? 'Temporary password' : 'Current password'}
          autoComplete="current-password"
        />
      )}
      <FormPassword
        form={form}
        name="password"
        label="New password"
        hint={`At least ${shortestPassword[user.role]} characters`}
        autoComplete="new-password"
      />
      <FormPassword
        form={form}
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" size="large" isFullWidth isBusy={isSubmitting} busyLabel="Saving...">
        Change password
      </Button>
    </form>
  );
}

/** What the server refused: the old password, the new one, or neither. */
function fieldOf(error: unknown): 'current' | 'password' | 'root' {
  if (!(error instanceof ApiError)) return 'root';
  if (error.code === 'WRONG_PASSWORD') return 'current';
  return error.details.some(({ path }) => path === 'new_password') ? 'password' : 'root';
}

interface ChangeValues extends NewPasswordValues {
  current: string;
}

interface ChangeProblem {
  field: keyof ChangeValues;
  message: string;
}

/** The first problem, from top to bottom. */
export function checkChange(values: ChangeValues, role: Role): ChangeProblem | undefined {
  if (values.current === '') {
    return { field: 'current', message: 'Please enter your current password' };
  }
  const problem = checkNewPassword(values, role);
  if (problem) return problem;
  if (values.password === values.current) {
    return {
      field: 'password',
      message: 'Please choose a password different from the current one',
    };
  }
  return undefined;
}
