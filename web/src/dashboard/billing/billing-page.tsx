import type { User } from '@thali/shared/auth/user.contract';
import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { RequireRole } from '../../account/session/require-role.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { Loaded } from '../../lib/data/loaded.tsx';
import { BackLink } from '../../lib/ui/back-link.tsx';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { ThaliMark } from '../../lib/ui/marks/thali-logo.tsx';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { urlId } from '../../lib/url-state/url-choice.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { BillingView } from './parts/billing-view.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { useBilling, useReceiptWait } from './use-billing.ts';

export default function BillingPage() {
  return (
    <RequireRole path="/billing" pending={<PageLoading />}>
      {(user) => <BillingScreen user={user} />}
    </RequireRole>
  );
}

const fields = { receipt: urlId() };

/** Shows the plan, or the receipt whose number is in the address. */
function BillingScreen({ user }: { user: User }) {
  const receiptWait = useReceiptWait();
  const billing = useBilling({ isPending: receiptWait.isPending });
  const [{ receipt: receiptNumber }] = useUrlState(fields);
  const receipt = billing.data?.receipts.find(({ number }) => number === receiptNumber);
  if (receipt) return <ReceiptPage receipt={receipt} />;
  return (
    <BillingFrame>
      {!billing.data && isWithoutMess(billing.error) ? (
        <EmptyState
          title="No mess yet"
          description="This sign-in does not belong to a mess, so there is nothing to pay for."
          picture={<Store size={56} className="text-ink-faint" />}
        />
      ) : (
        <Loaded reading={billing} loading={<BillingSkeleton />}>
          {(loaded) => (
            <BillingView
              user={user}
              billing={loaded}
              isPending={receiptWait.isPending(loaded)}
              onPaid={receiptWait.begin}
            />
          )}
        </Loaded>
      )}
    </BillingFrame>
  );
}

function isWithoutMess(error: Error | null): boolean {
  return error instanceof ApiError && [403, 404].includes(error.status);
}

function BillingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <title>Billing · Thali</title>
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex min-h-14 w-full max-w-5xl flex-wrap items-center gap-x-3 px-4 sm:px-6">
          <ThaliMark className="size-8 shrink-0" />
          <h1 className="min-w-0 grow font-display text-lg font-bold">Billing</h1>
          <BackLink href="/vendor" label="Dashboard" />
        </div>
      </header>
      <main className="mx-auto w-full max-w-5xl px-4 pt-6 pb-16 sm:px-6">{children}</main>
    </div>
  );
}

function BillingSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
