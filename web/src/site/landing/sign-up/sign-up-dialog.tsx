import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from '../../../lib/forms/form.tsx';
import { useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FullThali } from '../../../lib/ui/marks/full-thali.tsx';
import { checkSignUp, emptySignUp, type SignUp } from './check-sign-up.ts';
import { isPlanChoice, type PlanChoice } from './plan-choice.ts';
import { SignUpFields } from './sign-up-fields.tsx';

/** Rule: site-5 */
const closeDelayMs = 3000;

interface SignUpDialogProps {
  /** Keeps the values, without the passwords, while the dialog is closed. */
  draft: { current: SignUp | undefined };
  /** Gets the checked values without the passwords. */
  onSignUp: (signUp: SignUp) => void;
  onClose: () => void;
  /** Runs with the plan after the dialog closes by itself. */
  onDone: (choice: PlanChoice) => void;
}

/** The business sign-up. Checks its fields but makes no call. Rule: site-5, site-6 */
export default function SignUpDialog({ draft, onSignUp, onClose, onDone }: SignUpDialogProps) {
  const [sentSignUp, setSentSignUp] = useState<SignUp>();
  const isDone = sentSignUp !== undefined;
  const formId = useId();
  const form = useCheckedForm({
    defaultValues: draft.current ?? emptySignUp,
    check: checkSignUp,
    showsOneProblem: true,
    onProblem: (message) => alert(message),
    send: (values) => onSignUp(withoutPassword(values)),
    onSent(_, values) {
      form.reset(emptySignUp);
      setSentSignUp(values);
    },
    onFailed: () => alert('Something went wrong. Please try again.'),
  });
  const finish = useEffectEvent(() => {
    // Closes first, so that the focus returns to the opener before the page scrolls.
    flushSync(close);
    if (sentSignUp && isPlanChoice(sentSignUp.plan)) onDone(sentSignUp.plan);
  });

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => finish(), closeDelayMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  function close() {
    draft.current = isDone ? undefined : withoutPassword(form.getValues());
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      size="large"
      title="Launch Your Success"
      description={
        isDone
          ? undefined
          : 'This fills in your purchase. Nothing is sent or paid yet: the payment form comes next. All fields are required.'
      }
      footer={
        !isDone && (
          <Button type="submit" form={formId} isBusy={form.isBusy} size="large" isFullWidth>
            Get Started
          </Button>
        )
      }
    >
      {isDone ? (
        <SignUpSuccess businessName={sentSignUp.businessName} />
      ) : (
        <Form
          form={form}
          id={formId}
          isFailureOutside
          className="grid grid-cols-1 gap-4 sm:grid-cols-2"
        >
          <SignUpFields form={form} />
        </Form>
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
        Your plan comes next, with your details filled in. After payment we activate your account
        within 2 hours and email you a password for the first sign-in.
      </p>
    </div>
  );
}
