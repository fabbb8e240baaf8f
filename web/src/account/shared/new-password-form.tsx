import { shortestPassword } from '@thali/shared/auth/account-fields';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../../lib/api/failure-text.ts';
import { Button } from '../../lib/ui/button.tsx';
import { focusField } from '../../lib/ui/focus-field.ts';
import { FormFailure } from '../../lib/ui/form-failure.tsx';
import { PasswordField } from '../../lib/ui/password-field.tsx';
import { checkNewPassword, type NewPasswordProblem } from './check-new-password.ts';

interface NewPasswordFormProps {
  /** Under which name the browser should keep it. */
  username: string;
  submitLabel: string;
  busyLabel: string;
  /** Ends with the promise of the call; what it throws is shown here. */
  onSet: (password: string) => Promise<void>;
  /** What to do about a failure, beside reading it. */
  wayOn?: (error: unknown) => React.ReactNode;
}

/** The first password of a customer, typed twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { username, submitLabel, busyLabel, onSet, wayOn } = props;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ password: '', confirmPassword: '' });
  const [problem, setProblem] = useState<NewPasswordProblem>();
  const [failure, setFailure] = useState<unknown>();
  const [isSetting, setSetting] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSetting) return;
    const found = checkNewPassword(values, 'student');
    setProblem(found);
    setFailure(undefined);
    if (found) return focusField(form.current, found.field);
    setSetting(true);
    await onSet(values.password).catch(setFailure);
    setSetting(false);
  }

  const fieldProps = (field: NewPasswordProblem['field']) => ({
    name: field,
    autoComplete: 'new-password',
    value: values[field],
    onChange: (text: string) => {
      setValues({ ...values, [field]: text });
      setProblem(undefined);
    },
    error: problem?.field === field ? problem.message : undefined,
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        {...fieldProps('password')}
        hint={`At least ${shortestPassword.student} characters`}
      />
      <PasswordField {...fieldProps('confirmPassword')} label="Confirm password" />
      <FormFailure text={failure ? failureText(failure, 'Failed to set password') : undefined}>
        {failure ? wayOn?.(failure) : null}
      </FormFailure>
      <Button type="submit" size="large" isFullWidth isBusy={isSetting} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
