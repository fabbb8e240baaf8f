import { useMutation } from '@tanstack/react-query';
import type { Role } from '@thali/shared/auth/user.contract';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { signIn } from '../../session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { welcomeText } from './login-roles.ts';

/** E-mail and password for one role. Texts: spec 1, sections 5 and 8. */
export function LoginForm({ role }: { role: Role }) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: () =>
      showToast({ kind: 'success', title: 'Welcome back!', description: welcomeText(role) }),
    onError: (failure) => setError(failure.message || 'Login failed'),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (login.isPending) return;
    if (email.trim() === '' || password === '') {
      setError('Please fill in all fields');
      const empty = email.trim() === '' ? 'email' : 'password';
      form.current?.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus();
      return;
    }
    setError(undefined);
    login.mutate({ email: email.trim(), password, role });
  }

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
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField value={password} onChange={setPassword} />
      <div role="alert" className="empty:-mt-2">
        {error && (
          <p className="flex items-start gap-2.5 rounded-field bg-chilli-soft px-3.5 py-3 text-sm font-semibold text-chilli">
            <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
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
