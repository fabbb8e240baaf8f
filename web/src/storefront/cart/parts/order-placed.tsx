import { formatShortRupees } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { Copy, CreditCard, QrCode, Radio } from 'lucide-react';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useBack } from '../../../lib/back/use-back.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { type ButtonLook, buttonClass } from '../../../lib/ui/button-class.ts';
import { copyText } from '../../../lib/ui/copy-text.ts';
import { FullThali } from '../../../lib/ui/marks/full-thali.tsx';
import { dismissToast, showToast } from '../../../lib/ui/toast-store.ts';
import { OrderNumber } from '../../../orders/display/order-number.tsx';
import * as slotTexts from '../../../orders/display/slot-texts.ts';
import { paymentState } from '../../../orders/payment/payment-state.ts';
import * as texts from '../checkout-texts.ts';
import { InstallHint } from './install-hint.tsx';
import { ToPayment } from './to-payment.tsx';

interface PlacedProps {
  order: Order;
  onViewOrders: () => void;
  onBack: () => void;
}

/** The full-screen confirmation of an order, or the link to its payment page. Rule: cart-10, cart-11 */
export default function OrderPlaced({ order, onViewOrders, onBack }: PlacedProps) {
  if (order.awaitsPaymentUntil) return <ToPayment order={order} />;
  return order.isGuestOrder ? (
    <GuestOrderPlaced order={order} onBack={onBack} />
  ) : (
    <CustomerOrderPlaced {...{ order, onViewOrders, onBack }} />
  );
}

function GuestOrderPlaced({ order, onBack }: { order: Order; onBack: () => void }) {
  async function copy() {
    if (!(await copyText(order.id))) return;
    showToast({ kind: 'success', title: texts.orderIdCopied });
  }

  return (
    <PlacedFrame order={order} onLeave={onBack}>
      <div className="flex items-center gap-2 rounded-full border border-dashed border-line-strong bg-surface py-1 pr-1 pl-5">
        <span className="text-sm text-ink-soft">{texts.order}</span>
        <strong className="money text-lg tracking-wider">
          <OrderNumber orderId={order.id} />
        </strong>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.copyOrderId}
          icon={<Copy size={16} />}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
      </div>
      <div className="flex w-full flex-col gap-3">
        <Link
          href={`/orders/${order.id}`}
          onClick={dismissToast}
          className={buttonClass({ ...secondaryIfUnpaid(order), size: 'large', isFullWidth: true })}
        >
          <Radio size={20} />
          {texts.trackOrder}
        </Link>
        <Button variant="secondary" isFullWidth onClick={onBack}>
          {texts.backToMenu}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {texts.skipTyping}
        <br />
        <a
          href={`/register?returnUrl=${encodeURIComponent(`/orders/${order.id}`)}`}
          className="font-semibold text-accent-ink underline underline-offset-4"
        >
          {texts.createAccount}
        </a>
      </p>
    </PlacedFrame>
  );
}

function CustomerOrderPlaced({ order, onViewOrders, onBack }: PlacedProps) {
  return (
    <PlacedFrame order={order} onLeave={onBack}>
      <p className="rounded-full border border-dashed border-line-strong bg-surface px-5 py-2 text-sm text-ink-soft">
        {texts.orderBefore}
        <strong className="money text-lg tracking-wider text-ink">
          <OrderNumber orderId={order.id} />
        </strong>
      </p>
      <div className="flex w-full flex-col gap-3">
        <Button {...secondaryIfUnpaid(order)} size="large" isFullWidth onClick={onViewOrders}>
          {texts.viewMyOrders}
        </Button>
        <Button variant="secondary" isFullWidth onClick={onBack}>
          {texts.backToMenu}
        </Button>
      </div>
    </PlacedFrame>
  );
}

/** Makes the other buttons secondary beside a payment button. */
function secondaryIfUnpaid(order: Order): ButtonLook {
  return isDue(order) && order.paymentMethod !== 'cod' ? { variant: 'secondary' } : {};
}

/** Whether the order is unpaid. A repeated request may return an order that is already paid. */
function isDue(order: Order): boolean {
  return paymentState(order).kind === 'due';
}

function payText(order: Order): string {
  if (!isDue(order)) return `${paymentState(order).label}.`;
  return payTexts[order.paymentMethod] ?? texts.payCash;
}

const payTexts: Record<string, string> = {
  upi: texts.payUpi,
  online: texts.payOnline,
};

interface PlacedFrameProps {
  order: Order;
  onLeave: () => void;
  children: ReactNode;
}

function PlacedFrame({ order, onLeave, children }: PlacedFrameProps) {
  const methodToPay = isDue(order) ? order.paymentMethod : undefined;
  const screen = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onLeave);
  useBack(true, onLeave);
  useLayoutEffect(() => {
    const dialog = screen.current;
    if (!dialog) return;
    const cancel = () => leave();
    dialog.showModal();
    dialog.addEventListener('cancel', cancel);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={screen}
      aria-label={texts.orderPlaced}
      className="h-full max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink"
    >
      <div className="mx-auto flex min-h-full max-w-md animate-fade-in flex-col items-center justify-center gap-5 px-5 py-10 text-center">
        <FullThali className="size-44" />
        <div>
          <h1 tabIndex={-1} className="font-display text-3xl font-bold outline-none">
            {texts.orderPlaced}
          </h1>
          <p className="mt-2 text-ink-soft">
            {texts.hasYourOrder(order.vendorName, payText(order))}
          </p>
          {order.readyFor && (
            <p className="mt-1 font-semibold">
              {slotTexts.slot(order.mealName ?? '', order.readyFor, new Date(order.createdAt))}
            </p>
          )}
        </div>
        {order.token !== undefined && (
          <p className="money rounded-card bg-accent-soft px-7 py-2 font-display text-[clamp(2rem,13vw,3rem)] leading-tight font-bold">
            {texts.token(order.token)}
          </p>
        )}
        {methodToPay === 'upi' && (
          <Link
            href={`/payment/${order.id}`}
            onClick={dismissToast}
            className={buttonClass({ size: 'large', isFullWidth: true })}
          >
            <QrCode size={20} />
            {texts.payByUpi(formatShortRupees(order.finalAmount))}
          </Link>
        )}
        {methodToPay === 'online' && (
          <a
            href={`/payment/${order.id}#pay`}
            className={buttonClass({ size: 'large', isFullWidth: true })}
          >
            <CreditCard size={20} />
            {texts.payOnlineNow(formatShortRupees(order.finalAmount))}
          </a>
        )}
        {children}
        <InstallHint name={order.vendorName} />
      </div>
    </dialog>
  );
}
