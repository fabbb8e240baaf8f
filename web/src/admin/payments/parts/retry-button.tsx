import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { RotateCw } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { retryOf } from '../provisioning-progress.ts';

interface RetryButtonProps {
  payment: AdminPayment;
  onOpen: (orderId: string) => void;
}

/** To the form, where going on is possible. */
export function RetryButton({ payment, onOpen }: RetryButtonProps) {
  if (!retryOf(payment).isAllowed) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      icon={<RotateCw size={16} aria-hidden="true" />}
      onClick={() => onOpen(payment.orderId)}
    >
      Retry<span className="sr-only"> {payment.messName}</span>
    </Button>
  );
}
