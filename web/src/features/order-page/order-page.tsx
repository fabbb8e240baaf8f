import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AskPhone } from './ask-phone.tsx';
import { forgetPhone, keepPhone, type OrderProof, storedProof } from './order-proof.ts';
import { OrderView } from './order-view.tsx';
import { useOrder } from './use-order.ts';

/** /orders/{id}: one order, followed live. */
export default function OrderPage({ orderId }: { orderId: string }) {
  const [proof, setProof] = useState(() => storedProof(orderId));
  const [wasRefused, setRefused] = useState(false);
  const main = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed goes with each change
  useEffect(() => main.current?.focus({ preventScroll: true }), [proof]);

  return (
    <main ref={main} tabIndex={-1} className="mx-auto max-w-md px-4 py-6 outline-none md:max-w-4xl">
      {proof ? (
        <FollowedOrder
          orderId={orderId}
          proof={proof}
          onRefused={() => {
            forgetPhone(orderId);
            setRefused(true);
            setProof(undefined);
          }}
        />
      ) : (
        <div className="mx-auto max-w-md">
          <AskPhone
            wasRefused={wasRefused}
            onPhone={(phone) => {
              keepPhone(orderId, phone);
              setRefused(false);
              setProof({ phone });
            }}
          />
        </div>
      )}
    </main>
  );
}

interface FollowedOrderProps {
  orderId: string;
  proof: OrderProof;
  onRefused: () => void;
}

function FollowedOrder({ orderId, proof, onRefused }: FollowedOrderProps) {
  const { data, error, isFetching, refetch, link, follows } = useOrder(orderId, proof);
  if (data) {
    return (
      <>
        <a
          href={`/menu/${data.subdomain}`}
          className="mb-3 inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-ink"
        >
          <ArrowLeft size={18} aria-hidden="true" /> Back to Menu
        </a>
        <OrderView
          order={data}
          isLive={follows && link === 'live'}
          isDown={follows && link === 'down'}
        />
      </>
    );
  }
  if (error && !isFetching) {
    const isRefused = error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
    return (
      <ErrorState
        level={1}
        title={isRefused ? 'Order not found' : 'Something went wrong'}
        message={errorText(error)}
        onRetry={isRefused ? onRefused : () => void refetch()}
        retryLabel={isRefused ? 'Enter a phone number' : 'Try Again'}
      />
    );
  }
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-64 rounded-sheet" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
