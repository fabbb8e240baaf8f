import { minPasswordLength } from '@thali/shared/auth/account-fields';
import { setPassword } from '@thali/shared/auth/set-password.contract';
import type { ReactNode } from 'react';
import { Form, SubmitButton } from '../../lib/forms/form.tsx';
import { FormPassword } from '../../lib/forms/form-password.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import * as texts from './account-texts.ts';
import { checkNewPassword, emptyNewPassword } from './check-new-password.ts';
import { setFirstPassword } from './sign-in-by-otp.ts';

interface NewPasswordFormProps {
  customerId: string;
  /** The user name that the browser stores with the password. */
  username: string;
  submitLabel: string;
  busyLabel: string;
  onSet: () => void;
  /** The next step after a failure. */
  afterFailure?: (error: unknown) => ReactNode;
}

/** Asks a customer for the first password, twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { customerId, username, submitLabel, busyLabel, onSet, afterFailure } = props;
  const form = useContractForm(setPassword, {
    defaultValues: emptyNewPassword,
    toBody: ({ password }) => ({ customerId, password }),
    check: (values) => checkNewPassword(values, 'student'),
    showsOneProblem: true,
    send: setFirstPassword,
    onSent: onSet,
    failureMessage: texts.setFailed,
  });
  return (
    <Form
      form={form}
      afterFailure={afterFailure?.(form.failureCause)}
      actions={
        <SubmitButton form={form} size="large" isFullWidth busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      }
    >
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <FormPassword
        form={form}
        name="password"
        label={texts.password}
        hint={texts.atLeast(minPasswordLength.student)}
      />
      <FormPassword form={form} name="confirmPassword" label={texts.confirmPassword} />
    </Form>
  );
}
