import type { Order } from '@thali/shared/orders/order.contract';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { NetworkError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import type { LiveState } from '../../lib/live/live-types.ts';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { arrive } from '../../lib/route-focus/arrive.ts';
import { readSession } from '../../lib/session/stored-session.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { SpiltBowl } from '../../lib/ui/marks/lazy-pictures.ts';
import { OfflineState } from '../../lib/ui/offline-state.tsx';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { useOnline } from '../../lib/ui/use-online.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { type OrderProof, storedProof } from './order-proof.ts';
import { useFollowedOrder } from './use-followed-order.ts';

/** Loaded on demand: most people open their own order and need no form. */
const LazyAskPhone = lazy(retryUntilLoaded(() => import('./ask-phone.tsx')));

interface OrderAccessProps {
  orderId: string;
  /** Shown while the page loads. */
  skeleton: ReactNode;
  children: (shown: ShownOrder) => ReactNode;
}

const orderIdPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Shows an order page to people with a proof. Asks others for the phone number. */
export function OrderAccess(props: OrderAccessProps) {
  const { orderId } = props;
  const [proof, setProof] = useState(() => storedProof(orderId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each proof shows another screen
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return arrive();
  }, [proof]);

  return (
    <main>
      {!orderIdPattern.test(orderId) ? (
        <OrderNotFound />
      ) : proof ? (
        <Proven {...props} proof={proof} onProof={setProof} />
      ) : (
        <Narrow>
          <LazyAskPhone orderId={orderId} onFound={setProof} />
        </Narrow>
      )}
    </main>
  );
}

interface ProvenProps extends OrderAccessProps {
  proof: OrderProof;
  onProof: (proof: OrderProof) => void;
}

function Proven({ orderId, proof, onProof, skeleton, children }: ProvenProps) {
  const followed = useFollowedOrder(orderId, proof);
  const { order, error, refusal, isFetching, refetch } = followed;
  if (refusal) {
    return refusal.code === 'VENDOR_ACCESS_DENIED' ? (
      <OrderNotFound text="This order was placed at another mess." />
    ) : (
      <Narrow>
        <LazyAskPhone orderId={orderId} onFound={onProof} />
      </Narrow>
    );
  }
  if (order) {
    return children({
      order,
      proof,
      isStaff: 'isSignedIn' in proof && readSession()?.user?.role === 'vendor',
      isFollowed: followed.isFollowed,
      link: followed.link,
      failure: error ? failureOf(error) : undefined,
      seenAt: followed.dataUpdatedAt,
    });
  }
  if (error) {
    return <OrderFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status" className="mx-auto max-w-4xl px-4 py-4">
      <span className="sr-only">Loading...</span>
      {skeleton}
    </div>
  );
}

function failureOf(error: Error): ShownOrder['failure'] {
  return error instanceof NetworkError ? 'network' : 'server';
}

function Narrow({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-md px-4 py-6 sm:py-12">
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </div>
  );
}

interface OrderFailureProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown while the server cannot be reached. The query loads the page as soon as it can. */
function OrderFailure({ error, isRetrying, onRetry }: OrderFailureProps) {
  const isOnline = useOnline();
  if (!isOnline)
    return <OfflineState note="Your order shows here again once you are back online." />;
  return (
    <ErrorState level={1} message={errorText(error)} isRetrying={isRetrying} onRetry={onRetry} />
  );
}

interface OrderNotFoundProps {
  text?: string;
}

/** The order does not exist, or belongs to another host. */
function OrderNotFound({ text = 'Check the link, or scan the code again.' }: OrderNotFoundProps) {
  usePageTitle('Order not found');
  return (
    <EmptyState
      level={1}
      title="Order not found"
      description={text}
      picture={<SpiltBowl className="size-36" />}
      action={
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          Return to Home
        </a>
      }
    />
  );
}

/** The props of a page about one order. */
export interface ShownOrder {
  order: Order;
  proof: OrderProof;
  /** The viewer works at the mess. */
  isStaff: boolean;
  /** The order may still change, so the page follows it. */
  isFollowed: boolean;
  link: LiveState;
  /** Why the last request failed. The page then shows the last known order. */
  failure: 'network' | 'server' | undefined;
  /** When the server last sent the order, epoch milliseconds. */
  seenAt: number;
}
