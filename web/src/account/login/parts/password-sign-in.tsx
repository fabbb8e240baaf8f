import { login } from '@thali/shared/auth/login.contract';
import type { Role, User } from '@thali/shared/auth/user.contract';
import type { InputOf } from '@thali/shared/http/http-contract';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { Link } from 'wouter';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { PasswordField } from '../../../lib/ui/password-field.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';
import { storeSession } from '../../session/store-session.ts';
import { rememberTemporaryPassword } from '../../shared/temporary-password.ts';
import { welcomeText } from '../login-roles.ts';
import * as texts from '../login-texts.ts';

interface PasswordSignInProps {
  forRole: Role;
  email: string;
  onEmailChange: (email: string) => void;
  returnUrl: string | null;
}

/** The form with e-mail and password. Rule: accounts-12, accounts-13 */
export function PasswordSignIn(props: PasswordSignInProps) {
  const { forRole: role, email, onEmailChange, returnUrl } = props;
  const problemId = useId();
  const form = useContractForm(login, {
    defaultValues: { email, password: '' },
    toBody: (values) => ({ ...values, role }),
    check: (values) => ({
      email: values.email.trim() === '' ? incompleteText : undefined,
      password: values.password === '' ? incompleteText : undefined,
    }),
    send: signIn,
    onSent: () =>
      showToast({ kind: 'success', title: texts.welcomeBack, description: welcomeText(role) }),
    failureMessage: texts.loginFailed,
  });
  const { errors } = form.formState;
  const problemProps = (name: 'email' | 'password') =>
    errors[name] && { 'aria-invalid': true, 'aria-describedby': problemId };
  const isRefused = form.failureCause instanceof ApiError && form.failureCause.status === 401;

  return (
    <Form
      form={form}
      afterFailure={isRefused && role !== 'admin' && <p>{texts.otherTab}</p>}
      actions={
        <SubmitButton form={form} size="large" isFullWidth busyLabel={texts.signingIn}>
          {texts.signInButton}
        </SubmitButton>
      }
    >
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('email', { onChange: ({ target }) => onEmailChange(target.value) })}
        {...problemProps('email')}
      />
      <Controller
        control={form.control}
        name="password"
        render={({ field }) => <PasswordField {...field} {...problemProps('password')} />}
      />
      <ForgotPasswordLink role={role} email={email} returnUrl={returnUrl} />
      <FormFailure id={problemId} text={(errors.email ?? errors.password)?.message} />
    </Form>
  );
}

const incompleteText = texts.fillAll;

interface ForgotPasswordLinkProps {
  role: Role;
  email: string;
  returnUrl: string | null;
}

function ForgotPasswordLink({ role, email, returnUrl }: ForgotPasswordLinkProps) {
  const page = role === 'student' ? '/forgot-password' : `/forgot-password?role=${role}`;
  return (
    <Link
      href={withReturnUrl(page, returnUrl)}
      state={{ email }}
      className={`${lineLinkClass} -mt-3 -mb-2 self-start`}
    >
      {texts.forgotPassword}
    </Link>
  );
}

/**
 * Signs in with e-mail, password and role.
 * @throws ApiError with the server's text, or Error if the answer has no session
 */
async function signIn(body: InputOf<typeof login>['body']): Promise<User> {
  const user = storeSession(await callApi('POST /auth/login', { body, quiet: true }));
  rememberTemporaryPassword(user.id, body.password);
  return user;
}
