import type { Order } from '@thali/shared/orders/order.contract';
import { ArrowLeft, Eye } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { NetworkError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import type { LiveState } from '../../lib/live/live-types.ts';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { focusNewPage } from '../../lib/route-focus/focus-new-page.ts';
import { readSession } from '../../lib/session/stored-session.ts';
import { formatTime } from '../../lib/time/format-time.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { SpiltBowl } from '../../lib/ui/marks/lazy-pictures.ts';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { OfflineState } from '../../lib/ui/offline-state.tsx';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { useOnline } from '../../lib/ui/use-online.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import * as texts from './follow-texts.ts';
import { type OrderProof, storedProof } from './order-proof.ts';
import { useFollowedOrder } from './use-followed-order.ts';

/** Loads on demand, because most people open their own order and need no form. */
const LazyAskPhone = lazy(retryUntilLoaded(() => import('./ask-phone.tsx')));

interface OrderAccessProps {
  orderId: string;
  View: ComponentType<OrderViewProps>;
  /** The back link of guests and customers. Staff go back to their order list. */
  backLinkOf: (order: Order) => { href: string; label: string };
  /** The sizes of the cards by column, to show while the page loads. */
  outline: readonly (readonly string[])[];
}

const orderIdPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Shows a page about an order to people with a proof. Asks others for the phone number. */
export function OrderAccess(props: OrderAccessProps) {
  const { orderId } = props;
  const [proof, setProof] = useState(() => storedProof(orderId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each proof shows another screen
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return focusNewPage();
  }, [proof]);

  return (
    <main>
      {!orderIdPattern.test(orderId) ? (
        <OrderNotFound />
      ) : proof ? (
        <OrderWithProof {...props} proof={proof} onProof={setProof} />
      ) : (
        <NarrowColumn>
          <LazyAskPhone orderId={orderId} onFound={setProof} />
        </NarrowColumn>
      )}
    </main>
  );
}

interface OrderWithProofProps extends OrderAccessProps {
  proof: OrderProof;
  onProof: (proof: OrderProof) => void;
}

function OrderWithProof({
  orderId,
  proof,
  onProof,
  View,
  backLinkOf,
  outline,
}: OrderWithProofProps) {
  const followed = useFollowedOrder(orderId, proof);
  const { order, error, refusal, isFetching, refetch } = followed;
  if (refusal) {
    return refusal.code === 'VENDOR_ACCESS_DENIED' ? (
      <OrderNotFound text={texts.otherMess} />
    ) : (
      <NarrowColumn>
        <LazyAskPhone orderId={orderId} onFound={onProof} />
      </NarrowColumn>
    );
  }
  if (order) {
    const viewProps: OrderViewProps = {
      order,
      proof,
      isStaff: 'isSignedIn' in proof && readSession()?.user?.role === 'vendor',
      isFollowed: followed.isFollowed,
      link: followed.link,
      failure: error ? failureOf(error) : undefined,
      seenAt: followed.dataUpdatedAt,
    };
    return (
      <PageFrame viewProps={viewProps} backLinkOf={backLinkOf}>
        <View {...viewProps} />
      </PageFrame>
    );
  }
  if (error) {
    return <OrderFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status" className="mx-auto max-w-4xl px-4 py-4">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="mt-2 mb-5 h-6 w-32" />
      <div className="grid gap-4 md:grid-cols-2 md:items-start">
        {outline.map((column) => (
          <div key={column.join()} className="flex flex-col gap-4">
            {column.map((size) => (
              <Skeleton key={size} className={size} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type PageFrameProps = Pick<OrderAccessProps, 'backLinkOf'> & {
  viewProps: OrderViewProps;
  children: ReactNode;
};

const backClass =
  'mb-3 inline-flex min-h-11 items-center gap-1.5 rounded-field font-semibold text-accent-ink';

/** Adds the back link and the state of the connection to a page about an order. */
function PageFrame({ viewProps, backLinkOf, children }: PageFrameProps) {
  const { order, isStaff, failure, seenAt } = viewProps;
  const isOnline = useOnline();
  const icon = <ArrowLeft size={18} />;
  const back = backLinkOf(order);
  const time = formatTime(new Date(seenAt).toISOString());
  return (
    <>
      <OfflineBanner
        isOffline={!isOnline || failure === 'network'}
        possibleActions={texts.orderAsOf(time)}
      />
      <div className="mx-auto max-w-4xl px-4 py-4">
        {isStaff ? (
          <a href="/vendor/orders" className={backClass}>
            {icon} {texts.backToOrders}
          </a>
        ) : (
          <Link href={back.href} className={backClass}>
            {icon} {back.label}
          </Link>
        )}
        {isStaff && <StaffNote name={order.customerInfo.name} />}
        {children}
      </div>
    </>
  );
}

function StaffNote({ name }: { name: string }) {
  return (
    <p className="mb-3 flex items-start gap-2.5 rounded-field bg-steel-soft px-3.5 py-2.5 text-sm">
      <Eye size={18} className="mt-px shrink-0 text-steel" />
      {texts.pageOf(name)}
    </p>
  );
}

function failureOf(error: Error): OrderViewProps['failure'] {
  return error instanceof NetworkError ? 'network' : 'server';
}

function NarrowColumn({ children }: { children: ReactNode }) {
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

/** Shows that the server can't be reached. The page loads when the server can be reached again. */
function OrderFailure({ error, isRetrying, onRetry }: OrderFailureProps) {
  const isOnline = useOnline();
  if (!isOnline) return <OfflineState possibleActions={texts.showsAgain} />;
  return (
    <ErrorState level={1} message={errorText(error)} isRetrying={isRetrying} onRetry={onRetry} />
  );
}

/** Says that the order does not exist, or that its mess has another host. */
function OrderNotFound({ text = texts.checkLink }: { text?: string }) {
  usePageTitle(texts.orderNotFound);
  return (
    <EmptyState
      level={1}
      title={texts.orderNotFound}
      description={text}
      picture={<SpiltBowl className="size-36" />}
      action={
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          {texts.returnHome}
        </a>
      }
    />
  );
}

/** The props of a page about one order. */
export interface OrderViewProps {
  order: Order;
  proof: OrderProof;
  /** Whether the viewer works at the mess. */
  isStaff: boolean;
  /** Whether the page follows the order, because the order may still change. */
  isFollowed: boolean;
  link: LiveState;
  /** The error of the last request, if it failed. The page then shows an older state. */
  failure: 'network' | 'server' | undefined;
  /** The time when the server last sent the order, in epoch milliseconds. */
  seenAt: number;
}
