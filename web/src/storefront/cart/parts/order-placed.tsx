import type { Order } from '@thali/shared/orders/order.contract';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { FullThali } from '../../../lib/ui/marks/full-thali.tsx';
import { InstallHint } from './install-hint.tsx';

interface OrderPlacedProps {
  order: Order;
  onLeave: () => void;
  children: ReactNode;
}

/** After an order; takes the whole screen. Rule: cart-10, cart-11 */
export function OrderPlaced({ order, onLeave, children }: OrderPlacedProps) {
  const screen = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onLeave);
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
      aria-label="Order Placed!"
      className="h-full max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink"
    >
      <div className="mx-auto flex min-h-full max-w-md animate-pop flex-col items-center justify-center gap-5 px-5 py-10 text-center">
        <FullThali className="size-44" />
        <div>
          <h1 tabIndex={-1} className="font-display text-3xl font-bold outline-none">
            Order Placed!
          </h1>
          <p className="mt-2 text-ink-soft">
            {order.vendorName} has your order. Pay in cash when you get it.
          </p>
        </div>
        {children}
        <InstallHint name={order.vendorName} />
      </div>
    </dialog>
  );
}
