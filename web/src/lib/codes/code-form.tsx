import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import { readablePhone } from '../phone/readable-phone.ts';
import { Button } from '../ui/button.tsx';
import { CodeField, codeLength } from '../ui/code-field.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { CodeFooter } from './code-footer.tsx';
import type { Codes } from './use-codes.ts';

interface CodeFormProps {
  codes: Codes;
  /** What is wrong with a code, before it is sent. */
  check: (code: string) => string | undefined;
  /** Ends with the promise of the call; what it throws is shown here. */
  onVerify: (code: string) => Promise<void>;
  onResent: () => void;
  onBack: () => void;
  fallback: string;
  /** It came by itself, with nothing else to do: typing begins at once. */
  isFocused?: boolean;
  /** What to do about a failure, beside reading it. */
  wayOn?: (error: unknown) => React.ReactNode;
}

/** What is wrong with a code, before it is sent. Rule: accounts-25 */
export function checkCode(code: string): string | undefined {
  return code.length === codeLength ? undefined : 'Please enter a valid 6-digit OTP';
}

/** The six digits that came by SMS. */
export function CodeForm(props: CodeFormProps) {
  const { codes, check, onVerify, onResent, onBack, fallback, isFocused, wayOn } = props;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isVerifying, setVerifying] = useState(false);
  const to = codes.sent?.to ?? '';

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isVerifying) return;
    const problem = check(code);
    setError(problem);
    setFailure(undefined);
    codes.forgetFailure();
    if (problem) return field.current?.focus();
    setVerifying(true);
    await onVerify(code).catch((thrown: unknown) => refuse(thrown, code));
    setVerifying(false);
  }

  function refuse(thrown: unknown, refused: string) {
    const isWrongCode = thrown instanceof ApiError && thrown.status === 400;
    if (!isWrongCode) return setFailure(thrown);
    setError(failureText(thrown, fallback));
    // What was typed meanwhile stays.
    setCode((now) => (now === refused ? '' : now));
    field.current?.focus();
  }

  const shown = failure ?? codes.failure;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CodeField
        ref={field}
        label="Verification code"
        name="otp"
        hint={`Sent to ${readablePhone(to)}`}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setError(undefined);
        }}
        error={error}
      />
      <FormFailure
        text={shown ? failureText(shown, failure ? fallback : 'Failed to send OTP') : undefined}
      >
        {failure ? wayOn?.(failure) : null}
      </FormFailure>
      <Button type="submit" size="large" isFullWidth isBusy={isVerifying} busyLabel="Verifying...">
        Verify OTP
      </Button>
      <CodeFooter
        codes={codes}
        onBack={onBack}
        onResend={() => {
          setError(undefined);
          setFailure(undefined);
          codes.send(to, onResent);
        }}
      />
    </form>
  );
}
