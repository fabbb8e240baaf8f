import { formatShortRupees } from '@thali/shared/money/paise';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { RotateCw, TriangleAlert, Undo2 } from 'lucide-react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { LookBadge } from '../../shared/look-badge.tsx';
import { paymentLooks } from '../payment-texts.ts';
import { provisioningProgress, retryOptions } from '../provisioning-progress.ts';

/** A payment's status, and whether it is a mock or refunded. */
export function PaymentBadges({ payment }: { payment: AdminPayment }) {
  const { status, isMock, refundedAmount } = payment;
  return (
    <span className="flex flex-wrap gap-1.5">
      <LookBadge look={paymentLooks[status]} />
      {isMock && <Badge>Mock</Badge>}
      {refundedAmount > 0 && (
        <Badge tone="accent" icon={<Undo2 size={13} strokeWidth={2.5} />}>
          Refunded {formatShortRupees(refundedAmount)}
        </Badge>
      )}
    </span>
  );
}

/** The progress of the provisioning as a row of dashes, and the next step. */
export function ProvisioningSteps({ payment }: { payment: AdminPayment }) {
  const { state, label, done, total } = provisioningProgress(payment);
  if (state === 'unpaid') return <span className="text-ink-faint">Waiting for the payment</span>;
  return (
    <span className="flex min-w-32 flex-col gap-1">
      {total > 1 && (
        <span
          role="img"
          aria-label={`Step ${Math.min(done + 1, total)} of ${total}`}
          className="flex max-w-40 gap-1"
        >
          {Array.from({ length: total }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: dashes never move
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

/** Shows the server's reason for a failure. */
export function ReasonNote({ text }: { text: string }) {
  return (
    <p className="flex gap-2 rounded-field bg-chilli-soft px-3 py-2 text-sm text-chilli">
      <TriangleAlert size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}

interface RetryButtonProps {
  payment: AdminPayment;
  onOpen: (orderId: string) => void;
}

/** Opens the retry form of a payment that can be retried. */
export function RetryButton({ payment, onOpen }: RetryButtonProps) {
  if (!retryOptions(payment).isAllowed) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      icon={<RotateCw size={16} />}
      onClick={() => onOpen(payment.orderId)}
    >
      Retry<span className="sr-only"> {payment.messName}</span>
    </Button>
  );
}
