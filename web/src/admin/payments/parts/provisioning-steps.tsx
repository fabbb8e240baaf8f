import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { classNames } from '../../../lib/ui/class-names.ts';
import { provisioningProgress } from '../provisioning-progress.ts';

/** How far it is, as a row of dashes with the words beside them. */
export function ProvisioningSteps({ payment }: { payment: AdminPayment }) {
  const { state, label, done, of } = provisioningProgress(payment);
  if (state === 'unpaid') return <span className="text-ink-faint">Waits for the payment</span>;
  return (
    <span className="flex min-w-32 flex-col gap-1">
      {of > 1 && (
        <span
          role="img"
          aria-label={`Step ${Math.min(done + 1, of)} of ${of}`}
          className="flex max-w-40 gap-1"
        >
          {Array.from({ length: of }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a dash is its place
              key={index}
              className={classNames(
                'h-1.5 grow rounded-full',
                index < done ? 'bg-leaf' : index === done ? nextTones[state] : 'bg-line-strong/40',
              )}
            />
          ))}
        </span>
      )}
      <span>
        {state === 'done' ? label : state === 'failed' ? `Stopped at: ${label}` : `Next: ${label}`}
      </span>
    </span>
  );
}

const nextTones = { working: 'bg-accent', failed: 'bg-chilli', done: 'bg-leaf' };
