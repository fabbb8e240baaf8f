import { isEmail } from '@thali/shared/auth/email';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { HaveCodeButton } from '../../shared/have-code-button.tsx';
import type { Codes } from '../../shared/use-codes.ts';

interface EmailFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  codes: Codes;
  onSent: () => void;
}

export function EmailForm({ email, onEmailChange, codes, onSent }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = isEmail(email.trim()) ? undefined : 'Please enter a valid email address';
    setError(problem);
    if (problem) return field.current?.focus();
    codes.send(email.trim(), onSent);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => {
          onEmailChange(event.target.value);
          setError(undefined);
        }}
        error={error}
      />
      <FormFailure
        text={codes.failure ? failureText(codes.failure, 'Failed to send the code') : undefined}
      >
        {codes.mayHaveOne && (
          <HaveCodeButton
            onPress={() => {
              codes.assume(email.trim());
              onSent();
            }}
          />
        )}
      </FormFailure>
      <Button
        type="submit"
        size="large"
        isFullWidth
        isBusy={codes.isSending}
        busyLabel="Sending code..."
      >
        Send code
      </Button>
    </form>
  );
}
