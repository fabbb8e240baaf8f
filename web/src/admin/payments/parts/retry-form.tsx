import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type AdminPayment,
  retryProvisioning,
} from '@thali/shared/payments/admin-payments.contract';
import { plainId, plainText } from '@thali/shared/text/plain-id';
import { RotateCw } from 'lucide-react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { answersBelow } from '../../../lib/data/api-query.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { retryOptions } from '../provisioning-progress.ts';

/** Retries the provisioning. The admin can replace a subdomain or email that stopped it. */
export function RetryForm({ payment }: { payment: AdminPayment }) {
  const client = useQueryClient();
  const { takesSubdomain, takesEmail } = retryOptions(payment);
  const form = useContractForm(retryProvisioning, {
    defaultValues: { subdomain: '', email: '' },
    toBody: ({ subdomain, email }) => ({
      subdomain: (takesSubdomain && plainId(subdomain).toLowerCase()) || undefined,
      email: (takesEmail && plainText(email)) || undefined,
    }),
    fieldOf: (path) => path.replace('vendorDetails.', ''),
    send: (details) => retry(client, payment, details),
    onSent: showOutcome,
    failureMessage: 'Could not retry. Please try again.',
    isGuarded: false,
  });

  return (
    <Form
      form={form}
      actions={
        <SubmitButton
          form={form}
          busyLabel="Trying..."
          icon={<RotateCw size={18} />}
          className="self-start"
        >
          Retry
        </SubmitButton>
      }
    >
      {takesSubdomain && (
        <TextField
          label="Another subdomain"
          isOptional
          hint={`Replaces ${payment.subdomain}. The buyer must agree.`}
          maxLength={63}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...form.field('subdomain')}
        />
      )}
      {takesEmail && (
        <TextField
          label="Another email"
          isOptional
          hint={`Replaces ${payment.email} for the vendor’s sign-in.`}
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
      )}
    </Form>
  );
}

interface RetryDetails {
  subdomain?: string | null | undefined;
  email?: string | null | undefined;
}

async function retry(
  client: QueryClient,
  { orderId, ...payment }: AdminPayment,
  body: RetryDetails,
) {
  try {
    if (body.subdomain && body.subdomain !== payment.subdomain) await assertFree(body.subdomain);
    const params = { paymentOrderId: orderId };
    return await callApi('POST /admin/payments/{paymentOrderId}/provision', {
      params,
      body,
      quiet: true,
    });
  } finally {
    await client.invalidateQueries(answersBelow('/'));
  }
}

function showOutcome({ payment }: { payment: AdminPayment }): void {
  const { step, failure } = payment.provisioning;
  if (step === 'done') showToast({ kind: 'success', title: `${payment.messName}: done` });
  else if (failure)
    showToast({ kind: 'warning', title: 'That did not work', description: failure });
  else showToast({ kind: 'info', title: `${payment.messName}: retry started` });
}

/**
 * Checks before the retry, because a taken subdomain would stop the provisioning again, but later.
 * @throws ApiError about the field `subdomain`
 */
async function assertFree(subdomain: string): Promise<void> {
  const { available, message } = await callApi('GET /payments/subdomain-availability', {
    query: { subdomain },
    quiet: true,
  });
  if (available) return;
  const text = message ?? 'This subdomain is already taken.';
  throw new ApiError({
    status: 400,
    code: 'VALIDATION_ERROR',
    message: text,
    details: [{ path: 'subdomain', message: text }],
  });
}
