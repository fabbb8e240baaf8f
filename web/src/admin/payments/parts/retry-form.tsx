import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { RotateCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { useRetry } from '../admin-payments.ts';
import { retryOf } from '../provisioning-progress.ts';

/** Goes on where it stopped, with other details where those were the obstacle. */
export function RetryForm({ payment }: { payment: AdminPayment }) {
  const [subdomain, setSubdomain] = useState('');
  const [email, setEmail] = useState('');
  const { mutate, isPending, error } = useRetry(payment);
  const { takesSubdomain, takesEmail } = retryOf(payment);
  const problems = retryProblems(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const details = {
      subdomain: (takesSubdomain && subdomain.trim().toLowerCase()) || undefined,
      email: (takesEmail && email.trim()) || undefined,
    };
    mutate(details);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {takesSubdomain && (
        <TextField
          label="Another subdomain"
          isOptional
          hint={`Replaces ${payment.subdomain}. The buyer must agree.`}
          error={problems.subdomain}
          value={subdomain}
          maxLength={63}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSubdomain(target.value)}
        />
      )}
      {takesEmail && (
        <TextField
          label="Another email"
          isOptional
          hint={`Replaces ${payment.email} for the vendor’s sign-in.`}
          error={problems.email}
          type="email"
          value={email}
          autoComplete="off"
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {problems.form && (
        <p role="alert" className="text-sm text-chilli">
          {problems.form}
        </p>
      )}
      <Button
        type="submit"
        isBusy={isPending}
        busyLabel="Trying..."
        icon={<RotateCw size={18} />}
        className="self-start"
      >
        Retry
      </Button>
    </form>
  );
}

interface RetryProblems {
  subdomain?: string;
  email?: string;
  /** About neither of them. */
  form?: string;
}

const subdomainCodes = ['SUBDOMAIN_RESERVED', 'SUBDOMAIN_TAKEN', 'SUBDOMAIN_HELD'];

/** Which field a refusal is about, and what it says there. */
export function retryProblems(error: Error | null): RetryProblems {
  if (!error) return {};
  if (!(error instanceof ApiError)) {
    return { form: errorText(error) ?? 'Could not retry. Please try again.' };
  }
  if (subdomainCodes.includes(error.code)) return { subdomain: error.message };
  const about = (field: string) => error.details.find(({ path }) => path === field)?.message;
  const [subdomain, email] = [about('subdomain'), about('email')];
  if (!subdomain && !email) return { form: error.message };
  return { ...(subdomain && { subdomain }), ...(email && { email }) };
}
