import { shortestPassword } from '@thali/shared/auth/account-fields';
import type { Role } from '@thali/shared/auth/user.contract';
import { Controller, useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { CodeFooter } from '../../../lib/codes/code-footer.tsx';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { CodeField, codeLength } from '../../../lib/ui/code-field.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { checkNewPassword, type NewPasswordValues } from '../../shared/check-new-password.ts';
import { FormPassword } from '../../shared/form-password.tsx';
import { type Account, resetPassword } from '../../shared/renew-password.ts';
import { resolveBy } from '../../shared/resolve-by.ts';

interface ResetFormProps {
  role: Role;
  codes: Codes;
  onBack: () => void;
  /** Told where the code went. */
  onReset: (to: string) => void;
}

const empty: ResetValues = { code: '', password: '', confirmPassword: '' };

/** The code and the password that it is for. Says the same whether or not there is an account. */
export function ResetForm({ role, codes, onBack, onReset }: ResetFormProps) {
  const to = codes.sent?.to ?? '';
  const byEmail = to.includes('@');
  const form = useForm<ResetValues>({
    defaultValues: empty,
    resolver: resolveBy((values) => checkReset(values, role)),
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ code, password }) => {
    codes.forgetFailure();
    try {
      await resetPassword(accountOf(to), code, password);
      onReset(to);
    } catch (error) {
      const field = fieldOf(error);
      if (field === 'code') form.setValue('code', '');
      form.setError(
        field,
        { message: failureText(error, 'Failed to set password') },
        { shouldFocus: field !== 'root' },
      );
    }
  });

  const notSent = byEmail ? 'Failed to send the code' : 'Failed to send OTP';
  const failure = codes.failure ? failureText(codes.failure, notSent) : undefined;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p role="status" className="text-sm text-ink-soft">
        If there is an account for{' '}
        <strong className="text-ink wrap-anywhere">{readablePhone(to)}</strong>, {whereCodeGoes(to)}
      </p>
      <input hidden readOnly name="username" autoComplete="username" value={to} />
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => (
          <CodeField
            ref={field.ref}
            label="Verification code"
            name="otp"
            value={field.value}
            onChange={(code) => {
              field.onChange(code);
              form.clearErrors();
            }}
            error={errors.code?.message}
          />
        )}
      />
      <FormPassword
        form={form}
        name="password"
        label="New password"
        hint={`At least ${shortestPassword[role]} characters`}
        autoComplete="new-password"
      />
      <FormPassword
        form={form}
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <FormFailure text={errors.root?.message ?? failure} />
      <Button type="submit" size="large" isFullWidth isBusy={isSubmitting} busyLabel="Saving...">
        Set new password
      </Button>
      <CodeFooter
        codes={codes}
        label={byEmail ? 'Resend code' : 'Resend OTP'}
        onBack={onBack}
        onResend={() => codes.send(to, () => form.clearErrors())}
      />
    </form>
  );
}

/** The same for everybody who names a phone, so that it tells nothing of whose it is. Rule: accounts-32 */
export function whereCodeGoes(to: string): string {
  if (to.includes('@')) return 'a code is on its way there.';
  return 'a code is on its way: by SMS, or by email if it is a mess’s account.';
}

/** What the server refused: the code, the password, or neither. */
function fieldOf(error: unknown): 'code' | 'password' | 'root' {
  if (!(error instanceof ApiError) || error.status !== 400) return 'root';
  return error.details.some(({ path }) => path === 'password') ? 'password' : 'code';
}

/** An e-mail address or a phone number as the account that it names. */
export function accountOf(text: string): Account {
  return text.includes('@') ? { email: text } : { phone: text };
}

interface ResetValues extends NewPasswordValues {
  code: string;
}

interface ResetProblem {
  field: keyof ResetValues;
  message: string;
}

/** The first problem, from top to bottom. */
export function checkReset(values: ResetValues, role: Role): ResetProblem | undefined {
  if (values.code.length !== codeLength) {
    return { field: 'code', message: 'Please enter a valid 6-digit OTP' };
  }
  return checkNewPassword(values, role);
}
