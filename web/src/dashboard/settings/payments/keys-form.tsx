import { setPaymentAccount } from '@thali/shared/order-payments/payment-settings.contract';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { focusField } from '../../../lib/ui/focus-field.ts';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { PasswordField } from '../../../lib/ui/password-field.tsx';
import { CopyField } from '../../../lib/ui/qr/copy-field.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';
import { ApiKeySteps, Step, WebhookSteps } from './razorpay-steps.tsx';
import { type Keys, useSetKeys } from './use-payment-settings.ts';

type KeyProblems = Partial<Record<keyof Keys, string>>;

interface KeysFormProps {
  vendorId: string;
  webhookUrl: string;
  /** No keys are in use yet: a webhook is still to be made, so a secret is proposed. */
  isFirst: boolean;
  onDone: () => void;
}

/** The keys, each beside the steps at Razorpay that bring it. Rule: pay-8 */
export function KeysForm({ vendorId, webhookUrl, isFirst, onDone }: KeysFormProps) {
  const [proposed] = useState(() => (isFirst ? newSecret() : undefined));
  const [keys, setKeys] = useState({ keyId: '', keySecret: '', webhookSecret: proposed ?? '' });
  const [problems, setProblems] = useState<KeyProblems>({});
  const { mutate, isPending, error, reset } = useSetKeys(vendorId);
  useUnsaved(keys.keyId !== '' || keys.keySecret !== '');
  const change = (changes: Partial<Keys>) => {
    setKeys({ ...keys, ...changes });
    setProblems({});
    if (error) reset();
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = problemsOf(keys);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return focusField(event.currentTarget, first);
    if (isPending) return;
    mutate(keys, {
      onSuccess: () => {
        showToast({ kind: 'success', title: 'Your keys work' });
        onDone();
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ol className="flex flex-col gap-6">
        <Step number={1} title="Your API key">
          <ApiKeySteps />
          <TextField
            label="Key ID"
            name="keyId"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            placeholder="rzp_live_…"
            value={keys.keyId}
            onChange={({ target }) => change({ keyId: target.value })}
            error={problems.keyId}
          />
          <PasswordField
            label="Key secret"
            what="key secret"
            name="keySecret"
            autoComplete="off"
            value={keys.keySecret}
            onChange={(keySecret) => change({ keySecret })}
            error={problems.keySecret}
          />
        </Step>
        <Step number={2} title="Your webhook">
          <WebhookSteps />
          <CopyField label="Webhook address" value={webhookUrl} />
          <WebhookSecret
            isProposed={keys.webhookSecret === proposed}
            value={keys.webhookSecret}
            onChange={(webhookSecret) => change({ webhookSecret })}
            error={problems.webhookSecret}
          />
        </Step>
      </ol>
      <FormFailure text={error ? failureText(error, 'Could not save the keys.') : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending} busyLabel="Asking Razorpay...">
          Save Keys
        </Button>
        {!isFirst && (
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        Your secrets are stored encrypted and are never shown again. What you give back comes out of
        your Razorpay balance.
      </p>
    </form>
  );
}

interface WebhookSecretProps {
  isProposed: boolean;
  value: string;
  onChange: (secret: string) => void;
  error: string | undefined;
}

/** One is proposed, to be copied to Razorpay; who has a webhook already types its secret. */
function WebhookSecret({ isProposed, value, onChange, error }: WebhookSecretProps) {
  const body = useRef<HTMLDivElement>(null);
  useLostFocus(isProposed, () => body.current?.querySelector('input'));
  return (
    <div ref={body} className="flex flex-col gap-3">
      {isProposed ? (
        <>
          <CopyField label="Webhook secret" value={value} />
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange('')}
            className="-ml-3.5 self-start"
          >
            Use My Own Secret
          </Button>
        </>
      ) : (
        <PasswordField
          label="Webhook secret"
          what="webhook secret"
          name="webhookSecret"
          autoComplete="off"
          value={value}
          onChange={onChange}
          error={error}
          hint="The same as at Razorpay."
        />
      )}
    </div>
  );
}

/** What is wrong with the keys as they are typed, as the server would say. */
function problemsOf(keys: Keys): KeyProblems {
  const { error } = setPaymentAccount.request.body.safeParse(keys);
  const problems: KeyProblems = {};
  for (const { path, message } of error?.issues ?? []) problems[path[0] as keyof Keys] ??= message;
  return problems;
}

/** Without letters that look alike, for those who type it. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** A webhook secret that nobody guesses: 24 letters, some 138 bits. */
function newSecret(): string {
  const random = crypto.getRandomValues(new Uint32Array(24));
  return Array.from(random, (number) => letters.charAt(number % letters.length)).join('');
}
