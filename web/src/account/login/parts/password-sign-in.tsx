import { useMutation } from '@tanstack/react-query';
import type { Role, User } from '@thali/shared/auth/user.contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { focusField } from '../../../lib/ui/focus-field.ts';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { PasswordField } from '../../../lib/ui/password-field.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { keepSession } from '../../session/keep-session.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';
import { keepTemporaryPassword } from '../../shared/temporary-password.ts';
import { welcomeText } from '../login-roles.ts';

interface PasswordSignInProps {
  forRole: Role;
  email: string;
  onEmailChange: (email: string) => void;
  returnUrl: string | null;
}

/** E-mail and password for one role. Rule: accounts-12, accounts-13 */
export function PasswordSignIn({
  forRole: role,
  email,
  onEmailChange,
  returnUrl,
}: PasswordSignInProps) {
  const failureId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: () =>
      showToast({ kind: 'success', title: 'Welcome back!', description: welcomeText(role) }),
  });
  const isRefused = login.error instanceof ApiError && login.error.status === 401;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (login.isPending) return;
    const empty = email.trim() === '' ? 'email' : password === '' ? 'password' : undefined;
    setIncomplete(empty !== undefined);
    login.reset();
    if (empty) return focusField(form.current, empty);
    login.mutate({ email: email.trim(), password, role });
  }

  const marked = (isMissing: boolean) =>
    isIncomplete && isMissing ? { 'aria-invalid': true, 'aria-describedby': failureId } : {};

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
        {...marked(email.trim() === '')}
      />
      <PasswordField value={password} onChange={setPassword} {...marked(password === '')} />
      <ForgotPasswordLink role={role} email={email} returnUrl={returnUrl} />
      <FormFailure id={failureId} text={failureOf(isIncomplete, login.error)}>
        {isRefused && role !== 'admin' && <p>Customers and vendors sign in on different tabs.</p>}
      </FormFailure>
      <Button
        type="submit"
        size="large"
        isFullWidth
        isBusy={login.isPending}
        busyLabel="Signing in..."
      >
        Sign in
      </Button>
    </form>
  );
}

function failureOf(isIncomplete: boolean, error: Error | null): string | undefined {
  if (isIncomplete) return 'Please fill in all fields';
  return error ? failureText(error, 'Login failed') : undefined;
}

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
      Forgot password?
    </Link>
  );
}

interface Credentials {
  email: string;
  password: string;
  role: Role;
}

/**
 * Signs in with e-mail and password as one role.
 * @throws ApiError with the server's text; Error when the answer holds no session
 */
async function signIn(credentials: Credentials): Promise<User> {
  const user = keepSession(await callApi('POST /auth/login', { body: credentials, quiet: true }));
  keepTemporaryPassword(user.id, credentials.password);
  return user;
}
