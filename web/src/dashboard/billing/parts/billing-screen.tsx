import type { User } from '@thali/shared/auth/user.contract';
import { Store } from 'lucide-react';
import { useSearch } from 'wouter';
import { ApiError } from '../../../lib/api/api-error.ts';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { ErrorState } from '../../../lib/ui/error-state.tsx';
import { ReceiptPage } from '../receipt-page.tsx';
import { useBilling } from '../use-billing.ts';
import { useOnItsWay } from '../use-on-its-way.ts';
import { BillingFrame } from './billing-frame.tsx';
import { BillingSkeleton } from './billing-skeleton.tsx';
import { BillingView } from './billing-view.tsx';

/** All about the plan, or one receipt of it where the address names one. */
export function BillingScreen({ user }: { user: User }) {
  const onItsWay = useOnItsWay();
  const billing = useBilling({ isAwaited: onItsWay.isAwaited });
  const wanted = new URLSearchParams(useSearch()).get('receipt');
  const receipt = billing.data?.receipts.find(({ number }) => number === wanted);
  if (receipt) return <ReceiptPage receipt={receipt} />;
  return (
    <BillingFrame>
      {billing.data ? (
        <BillingView
          user={user}
          billing={billing.data}
          isOnItsWay={onItsWay.isAwaited(billing.data)}
          onPaid={onItsWay.begin}
        />
      ) : billing.isPending ? (
        <BillingSkeleton />
      ) : isWithoutMess(billing.error) ? (
        <EmptyState
          title="No mess yet"
          description="This sign-in does not belong to a mess, so there is nothing to pay for."
          picture={<Store size={56} aria-hidden="true" className="text-ink-faint" />}
        />
      ) : (
        <ErrorState onRetry={() => void billing.refetch()} isRetrying={billing.isFetching} />
      )}
    </BillingFrame>
  );
}

function isWithoutMess(error: Error): boolean {
  return error instanceof ApiError && [403, 404].includes(error.status);
}
