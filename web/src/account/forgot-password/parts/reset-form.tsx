import { minPasswordLength } from '@thali/shared/auth/account-fields';
import { resetPassword as resetContract } from '@thali/shared/auth/reset-password.contract';
import type { Role } from '@thali/shared/auth/user.contract';
import { Controller } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { CodeFooter } from '../../../lib/codes/code-footer.tsx';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { FormPassword } from '../../../lib/forms/form-password.tsx';
import { type Problems, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { CodeField, codeLength } from '../../../lib/ui/code-field.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import {
  checkNewPassword,
  emptyNewPassword,
  type NewPasswordValues,
} from '../../shared/check-new-password.ts';
import { type Account, resetPassword } from '../../shared/renew-password.ts';
import * as texts from '../forgot-password-texts.ts';

interface ResetFormProps {
  role: Role;
  codes: Codes;
  onBack: () => void;
  /** Receives the e-mail address or phone number of the account. */
  onReset: (to: string) => void;
}

/** Asks for the code and a new password. The text does not reveal whether the account exists. */
export function ResetForm({ role, codes, onBack, onReset }: ResetFormProps) {
  const to = codes.sentCode?.to ?? '';
  const isEmail = to.includes('@');
  const form = useContractForm(resetContract, {
    defaultValues: { code: '', ...emptyNewPassword },
    toBody: ({ code, password }) => ({ ...accountOf(to), code, password }),
    check: (values) => checkReset(values, role),
    showsOneProblem: true,
    async send(body) {
      codes.forgetFailure();
      await resetPassword(body);
    },
    onSent: () => onReset(to),
    failedField,
    onFailed(error) {
      if (failedField(error) === 'code') form.setValue('code', '');
    },
    failureMessage: texts.setFailed,
  });

  const sendFailure = isEmail ? texts.codeFailed : texts.otpFailed;
  const failure = codes.failure ? failureText(codes.failure, sendFailure) : undefined;

  return (
    <Form
      form={form}
      actions={
        <>
          <SubmitButton form={form} size="large" isFullWidth busyLabel={texts.saving}>
            {texts.setNew}
          </SubmitButton>
          <CodeFooter
            codes={codes}
            label={isEmail ? texts.resendCode : texts.resendOtp}
            onBack={onBack}
            onResend={() => codes.send(to, () => form.clearErrors())}
          />
        </>
      }
    >
      <p role="status" className="text-sm text-ink-soft">
        {texts.ifAccountFor}
        <strong className="text-ink wrap-anywhere">{readablePhone(to)}</strong>,{' '}
        {codeDestinationText(to)}
      </p>
      <input hidden readOnly name="username" autoComplete="username" value={to} />
      <Controller
        control={form.control}
        name="code"
        render={({ field, fieldState }) => (
          <CodeField
            {...field}
            name="otp"
            label={texts.verificationCode}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormPassword
        form={form}
        name="password"
        label={texts.newPassword}
        hint={texts.atLeast(minPasswordLength[role])}
      />
      <FormPassword form={form} name="confirmPassword" label={texts.confirmPassword} />
      <FormFailure text={failure} />
    </Form>
  );
}

/** The destination of the code. Every phone gets the same text, which reveals no accounts. Rule: accounts-32 */
export function codeDestinationText(to: string): string {
  if (to.includes('@')) return texts.codeOnWayThere;
  return texts.codeOnWay;
}

/** A 400 without a detail about the password means that the code is wrong. */
function failedField(error: unknown): 'code' | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  return error.details.some(({ path }) => path === 'password') ? undefined : 'code';
}

/** Reads an e-mail address or a phone number as an account. */
export function accountOf(text: string): Account {
  return text.includes('@') ? { email: text } : { phone: text };
}

/** Returns the first problem, from top to bottom. */
export function checkReset(
  values: NewPasswordValues & { code: string },
  role: Role,
): Problems<typeof values> | undefined {
  if (values.code.length !== codeLength) return { code: texts.enterSixDigits };
  return checkNewPassword(values, role);
}
