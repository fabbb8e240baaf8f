import type { Order } from '@thali/shared/orders/order.contract';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { resumesByItself } from './checkout-intent.ts';
import {
  type CartOwner,
  finishInterrupted,
  forgetInterrupted,
  interruptedCheckout,
  placeOrder,
} from './place-order.ts';

export interface Checkout {
  isPlacing: boolean;
  failure: unknown;
  /** The order that was placed, until the customer moves on. */
  order: Order | undefined;
  /** An order was sent and no answer came. */
  isInterrupted: boolean;
  place: (body: PlaceOrderBody) => Promise<void>;
  finish: () => Promise<void>;
  forget: () => Promise<void>;
  dismissFailure: () => void;
  dismissOrder: () => void;
}

/** Codes after which the menu on screen is an old one. */
const staleMenuCodes = [
  'PRICE_CHANGED',
  'MENU_ITEM_UNAVAILABLE',
  'VENDOR_CLOSED',
  'VENDOR_INACTIVE',
];

/** The checkout of one vendor's cart; picks up an interrupted order by itself. */
export function useCheckout(
  { vendorId, customerId }: CartOwner,
  onStaleMenu: () => void,
): Checkout {
  const owner = useMemo(() => ({ vendorId, customerId }), [vendorId, customerId]);
  const [isPlacing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [order, setOrder] = useState<Order>();
  const [isInterrupted, setInterrupted] = useState(false);

  const run = useCallback(
    async (start: () => Promise<Order | undefined>) => {
      setPlacing(true);
      setFailure(undefined);
      try {
        const placed = await start();
        setOrder(placed);
        if (placed) showToast({ kind: 'success', title: 'Order placed successfully!' });
      } catch (error) {
        setFailure(error);
        if (error instanceof ApiError && staleMenuCodes.includes(error.code)) onStaleMenu();
      }
      setInterrupted((await interruptedCheckout(owner)) !== undefined);
      setPlacing(false);
    },
    [owner, onStaleMenu],
  );

  const pickUp = useEffectEvent(async () => {
    const intent = await interruptedCheckout(owner);
    if (!intent) return;
    setInterrupted(true);
    if (resumesByItself(intent, Date.now())) await run(() => finishInterrupted(owner));
  });
  useEffect(() => {
    if (owner.vendorId) void pickUp();
  }, [owner]);

  return {
    isPlacing,
    failure,
    order,
    isInterrupted,
    place: (body) => run(() => placeOrder(body, owner)),
    finish: () => run(() => finishInterrupted(owner)),
    async forget() {
      await forgetInterrupted(owner);
      setInterrupted(false);
      setFailure(undefined);
    },
    dismissFailure: () => setFailure(undefined),
    dismissOrder: () => setOrder(undefined),
  };
}
