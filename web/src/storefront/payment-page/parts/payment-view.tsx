import { formatShortRupees } from '@thali/shared/money/paise';
import { canPayByUpi } from '@thali/shared/order-payments/can-pay-by-upi';
import { canPayOnline } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { Banknote, CreditCard, QrCode } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { retryUntilLoaded } from '../../../lib/loading/retry-until-loaded.ts';
import { paymentToasts } from '../../../lib/payments/payment-toasts.ts';
import { useStorefront } from '../../../lib/storefront/use-storefront.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { PageLoading } from '../../../lib/ui/page-loading.tsx';
import { drawPaymentQr } from '../../../lib/ui/qr/order-qr.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { usePageTitle } from '../../../lib/ui/use-page-title.ts';
import { BillHead, BillTotals } from '../../../orders/bill/bill-totals.tsx';
import type { OrderViewProps } from '../../../orders/follow/order-access.tsx';
import { QrLinkCard } from '../../../orders/follow/qr-link-card.tsx';
import { paymentMethodLabel, paymentState } from '../../../orders/payment/payment-state.ts';
import { staffOrderPath } from '../../../orders/staff/staff-order-path.ts';
import * as texts from '../payment-page-texts.ts';
import { AmountDue } from './amount-due.tsx';

/** Loads on demand, because most messes take only cash. */
const LazyUpiPayment = lazy(retryUntilLoaded(() => import('./upi-payment.tsx')));
const LazyOnlinePayment = lazy(retryUntilLoaded(() => import('./online-payment.tsx')));

/** The amount due, the payment methods, and a QR code for the counter. */
export function PaymentView({ order, proof, isStaff }: OrderViewProps) {
  const state = paymentState(order);
  const isDue = state.kind === 'due';
  const isByUpi = canPayByUpi(order, serverNow());
  const isOnline = canPayOnline(order);
  usePageTitle(texts.pageTitle(state.label, order.vendorName));
  if (isStaff) return <ToDashboard order={order} />;
  return (
    <div
      data-ongoing-order={isOngoing(order.status) || undefined}
      className="grid grid-cols-1 gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr] md:items-start"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <AmountDue order={order} />
        <ToOrder order={order} />
        {isDue && !isByUpi && !isOnline && <PaymentMethods order={order} />}
      </div>
      {/* Beside the amount on a wide screen, so that a QR code is in view at once. */}
      <div className="flex min-w-0 flex-col gap-4 empty:hidden md:row-span-2">
        {isByUpi && (
          <Suspense fallback={<Skeleton className="h-112 rounded-card" />}>
            <LazyUpiPayment order={order} proof={proof} isReported={state.kind === 'reported'} />
          </Suspense>
        )}
        {isOnline && (
          <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
            <LazyOnlinePayment order={order} proof={proof} />
          </Suspense>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="flex flex-col gap-3 p-5">
          <div>
            <BillHead order={order} />
          </div>
          <BillTotals order={order} />
        </Card>
        {isDue && !isByUpi && !isOnline && <StaffCode order={order} />}
      </div>
    </div>
  );
}

/** Staff who scan a guest's code go to the order in the dashboard, which is another document. */
function ToDashboard({ order }: { order: Order }) {
  const href = staffOrderPath(order.id);
  useEffect(() => location.replace(href), [href]);
  return <PageLoading />;
}

/**
 * A code for staff, which opens the order. A button hides the code, because guests would scan it with a UPI app.
 * Rule: pay-41
 */
function StaffCode({ order }: { order: Order }) {
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return (
      <Button
        variant="secondary"
        isFullWidth
        icon={<QrCode size={20} />}
        aria-expanded={false}
        onClick={() => setShown(true)}
      >
        {texts.showToStaff}
      </Button>
    );
  }
  return (
    <QrLinkCard
      title={texts.forStaff}
      text={texts.staffScan}
      name={texts.qrOfPayment}
      cacheKey={`payment ${order.id}`}
      draw={() => drawPaymentQr(location.origin, order.id, order.finalAmount)}
    />
  );
}

/** The chosen payment method. At a mess that takes only cash, also announces online payment. Rule: cart-4, orders-7 */
function PaymentMethods({ order }: { order: Order }) {
  const { data } = useStorefront(order.subdomain);
  const isCashOnly = data && (data.vendor.settings.payment?.accepts ?? 'off') === 'off';
  return (
    <Card className="flex flex-col p-5">
      <h2 className="font-display text-lg font-bold">{texts.howToPay}</h2>
      <ul className="divide-y divide-line">
        <Method
          icon={<Banknote size={22} className="shrink-0 text-leaf" />}
          label={paymentMethodLabel(order.paymentMethod)}
          description={<Badge tone="leaf">{texts.chosen}</Badge>}
        />
        {isCashOnly && order.paymentMethod !== 'online' && (
          <Method
            icon={<CreditCard size={22} className="shrink-0" />}
            label={paymentMethodLabel('online')}
            description={<Badge>{texts.comingSoon}</Badge>}
            isMuted
          />
        )}
      </ul>
    </Card>
  );
}

interface MethodProps {
  icon: ReactNode;
  label: string;
  description: ReactNode;
  isMuted?: boolean;
}

function Method({ icon, label, description, isMuted }: MethodProps) {
  return (
    <li
      className={`flex min-h-12 items-center gap-3 ${isMuted ? 'text-ink-soft' : 'font-semibold'}`}
    >
      {icon}
      <span className="grow">{label}</span>
      {description}
    </li>
  );
}

/** Links to the order if nothing is due. Opens the order automatically after an online payment. */
function ToOrder({ order }: { order: Order }) {
  const [, navigate] = useLocation();
  const { kind } = paymentState(order);
  const isPaidOnline = order.paymentMethod === 'online' && kind === 'paid';
  const wasPaid = useRef(isPaidOnline);
  const href = `/orders/${order.id}`;
  const openOrder = useEffectEvent(() => {
    paymentToasts.succeeded(texts.paidTo(formatShortRupees(order.finalAmount), order.vendorName));
    navigate(href, { replace: true });
  });
  useEffect(() => {
    if (isPaidOnline && !wasPaid.current) openOrder();
    wasPaid.current = isPaidOnline;
  }, [isPaidOnline]);
  if (kind === 'due') return null;
  return (
    <Link href={href} className={buttonClass({ size: 'large', isFullWidth: true })}>
      {texts.seeOrder}
    </Link>
  );
}
