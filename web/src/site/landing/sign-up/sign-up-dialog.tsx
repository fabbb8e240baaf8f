import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FullThali } from '../../../lib/ui/marks/full-thali.tsx';
import { checkSignUp, emptySignUp, type SignUp } from './check-sign-up.ts';
import { SignUpFields } from './sign-up-fields.tsx';

/** Rule: site-5 */
const closesAfterMs = 3000;

interface SignUpDialogProps {
  /** What was typed before the dialog was closed; passwords are not kept. */
  typed: { current: SignUp | undefined };
  /** All is filled in; the password goes no further. */
  onSignUp: (signUp: SignUp) => void;
  onClose: () => void;
  /** It closed by itself after the success. */
  onDone: () => void;
}

/** The business sign-up: it asks and checks, and makes no call. Rule: site-5, site-6 */
export default function SignUpDialog({ typed, onSignUp, onClose, onDone }: SignUpDialogProps) {
  const [values, setValues] = useState<SignUp>(typed.current ?? emptySignUp);
  const [isDone, setDone] = useState(false);
  const finish = useEffectEvent(() => {
    // The focus has returned to the opener before the page goes on.
    flushSync(onClose);
    onDone();
  });

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => finish(), closesAfterMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  function change(part: Partial<SignUp>) {
    const next = { ...values, ...part };
    setValues(next);
    typed.current = withoutPassword(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      const problem = checkSignUp(values);
      if (!problem) {
        typed.current = undefined;
        setValues(withoutPassword(values));
        onSignUp(withoutPassword(values));
        return setDone(true);
      }
      alert(problem.message);
      const field = event.currentTarget.elements.namedItem(problem.field);
      if (field instanceof HTMLElement) field.focus();
    } catch {
      alert('Something went wrong. Please try again.');
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title="Launch Your Success"
      description={isDone ? undefined : 'Tell us about your kitchen. All fields are required.'}
    >
      {isDone ? (
        <SignUpSuccess businessName={values.businessName} />
      ) : (
        <form noValidate onSubmit={submit}>
          <SignUpFields values={values} onChange={change} />
        </form>
      )}
    </Dialog>
  );
}

function withoutPassword(values: SignUp): SignUp {
  return { ...values, password: '', confirmPassword: '' };
}

function SignUpSuccess({ businessName }: { businessName: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex animate-fade-in flex-col items-center gap-3 pb-4 text-center">
      <FullThali className="size-40" />
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-display text-xl font-bold text-balance outline-none"
      >
        Welcome, {businessName}!
      </h3>
      <p className="max-w-sm text-ink-soft">
        Next, choose your plan. Your details are filled in already. After payment we activate your
        account within 2 hours and email you a password for the first sign-in.
      </p>
    </div>
  );
}
