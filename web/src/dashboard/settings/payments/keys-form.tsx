import { setPaymentAccount } from '@thali/shared/order-payments/payment-settings.contract';
import { type ComponentProps, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { PasswordField } from '../../../lib/ui/password-field.tsx';
import { CopyField } from '../../../lib/ui/qr/copy-field.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { ApiKeySteps, Step, WebhookSteps } from './razorpay-steps.tsx';
import { useSetKeys } from './use-payment-settings.ts';

interface KeysFormProps {
  vendorId: string;
  webhookUrl: string;
  /** Whether the mess has no keys yet. The form then proposes a webhook secret. */
  isFirst: boolean;
  onDone: () => void;
}

/** Asks for the keys, with the steps at Razorpay for each key. Rule: pay-8 */
export function KeysForm({ vendorId, webhookUrl, isFirst, onDone }: KeysFormProps) {
  const [proposedSecret] = useState(() => (isFirst ? newSecret() : undefined));
  const { mutateAsync } = useSetKeys(vendorId);
  const form = useContractForm(setPaymentAccount, {
    defaultValues: { keyId: '', keySecret: '', webhookSecret: proposedSecret ?? '' },
    send: (keys) => mutateAsync(keys),
    onSent: () => {
      showToast({ kind: 'success', title: 'Your keys work' });
      onDone();
    },
    failureMessage: 'Could not save the keys.',
  });

  return (
    <Form
      form={form}
      className="flex flex-col gap-5"
      actions={
        <>
          <div className="flex flex-wrap gap-2">
            <SubmitButton form={form} busyLabel="Asking Razorpay...">
              Check Keys
            </SubmitButton>
            <Button variant="secondary" onClick={onDone}>
              Cancel
            </Button>
          </div>
          <p className="text-sm text-ink-soft">
            Your secrets are stored encrypted and are never shown again. What you refund comes out
            of your Razorpay balance.
          </p>
        </>
      }
    >
      <ol className="flex flex-col gap-6">
        <Step number={1} title="Your API key">
          <ApiKeySteps />
          <TextField
            label="Key ID"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            placeholder="rzp_live_…"
            {...form.field('keyId')}
          />
          <Controller
            control={form.control}
            name="keySecret"
            render={({ field, fieldState }) => (
              <PasswordField
                {...field}
                label="Key secret"
                buttonName="key secret"
                autoComplete="off"
                error={fieldState.error?.message}
              />
            )}
          />
        </Step>
        <Step number={2} title="Your webhook">
          <WebhookSteps />
          <CopyField label="Webhook address" value={webhookUrl} />
          <Controller
            control={form.control}
            name="webhookSecret"
            render={({ field, fieldState }) => (
              <WebhookSecret
                {...field}
                isProposed={field.value === proposedSecret}
                error={fieldState.error?.message}
              />
            )}
          />
        </Step>
      </ol>
    </Form>
  );
}

interface WebhookSecretProps
  extends Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'onChange' | 'error'> {
  isProposed: boolean;
}

/** Proposes a secret to copy to Razorpay. A person with an existing webhook types its secret instead. */
function WebhookSecret({ isProposed, ...field }: WebhookSecretProps) {
  const body = useRef<HTMLDivElement>(null);
  useLostFocus(isProposed, () => body.current?.querySelector('input'));
  return (
    <div ref={body} className="flex flex-col gap-3">
      {isProposed ? (
        <>
          <CopyField label="Webhook secret" value={field.value} />
          <Button
            variant="quiet"
            size="small"
            onClick={() => field.onChange('')}
            className="-ml-3.5 self-start"
          >
            Use My Own Secret
          </Button>
        </>
      ) : (
        <PasswordField
          {...field}
          label="Webhook secret"
          buttonName="webhook secret"
          autoComplete="off"
          hint="The same as at Razorpay."
        />
      )}
    </div>
  );
}

/** Leaves out letters that look alike, because some people type the secret. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** A random webhook secret: 24 letters, about 138 bits. */
function newSecret(): string {
  const random = crypto.getRandomValues(new Uint32Array(24));
  return Array.from(random, (number) => letters.charAt(number % letters.length)).join('');
}
