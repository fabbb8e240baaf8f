import { type FormEvent, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { PasswordField } from '../../../lib/ui/password-field.tsx';
import { CopyField } from '../../../lib/ui/qr/copy-field.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { type KeyProblems, problemsOf } from './keys-draft.ts';
import { newSecret } from './new-secret.ts';
import { ApiKeySteps, Step, WebhookSteps } from './razorpay-steps.tsx';
import { type Keys, useSetKeys } from './use-payment-settings.ts';

interface KeysFormProps {
  vendorId: string;
  webhookUrl: string;
  /** No keys are in use yet: a webhook is still to be made, so a secret is proposed. */
  isFirst: boolean;
  onDone: () => void;
}

/** The keys, each beside the steps at Razorpay that bring it. Rule: pay-8 */
export function KeysForm({ vendorId, webhookUrl, isFirst, onDone }: KeysFormProps) {
  const [keys, setKeys] = useState<Keys>(() => ({
    keyId: '',
    keySecret: '',
    webhookSecret: isFirst ? newSecret() : '',
  }));
  const [proposed] = useState(keys.webhookSecret);
  const [problems, setProblems] = useState<KeyProblems>({});
  const { mutate, isPending, error } = useSetKeys(vendorId);
  const change = (changes: Partial<Keys>) => {
    setKeys({ ...keys, ...changes });
    setProblems({});
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemsOf(keys);
    setProblems(found);
    if (Object.keys(found).length > 0 || isPending) return;
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
          {proposed !== '' && keys.webhookSecret === proposed ? (
            <CopyField label="Webhook secret" value={proposed} />
          ) : (
            <PasswordField
              label="Webhook secret"
              name="webhookSecret"
              autoComplete="off"
              value={keys.webhookSecret}
              onChange={(webhookSecret) => change({ webhookSecret })}
              error={problems.webhookSecret}
              hint="The same as at Razorpay."
            />
          )}
          {proposed !== '' && keys.webhookSecret === proposed && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => change({ webhookSecret: '' })}
              className="-ml-3.5 self-start"
            >
              Use My Own Secret
            </Button>
          )}
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
