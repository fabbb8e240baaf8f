import type { Order } from '@thali/shared/orders/order.contract';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import {
  needsVerification,
  type UnverifiedOrder,
  unverifiedOrderOf,
} from '../checkout/verify-phone.ts';
import * as texts from '../checkout-texts.ts';
import { storedCart } from '../state/cart-storage.ts';
import { type CheckoutIntent, canAutoResume } from './checkout-intent.ts';
import { orderFailureText } from './order-failure-text.ts';
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
  /** The placed order. Undefined after the customer leaves the confirmation. */
  order: Order | undefined;
  /** The order that is still without an answer. */
  interrupted: CheckoutIntent | undefined;
  /** The order that needs a confirmed phone. */
  unverified: UnverifiedOrder | undefined;
  /** The order whose slot was lost while it waited. Rule: offline-3 */
  lostSlot: LostSlot | undefined;
  place: (body: PlaceOrderBody) => Promise<void>;
  finish: () => Promise<void>;
  forget: () => Promise<void>;
  /** Places the order of the lost slot for another slot; undefined only stops asking. */
  replaceSlot: (readyFor: string | undefined) => void;
  dismissFailure: () => void;
  dismissOrder: () => void;
}

/** An order that the page sent automatically and the server refused because of its slot. */
export interface LostSlot {
  body: PlaceOrderBody;
  error: ApiError;
}

/** After these refusals, the menu on screen is outdated. */
const staleMenuCodes = [
  'PRICE_CHANGED',
  'BELOW_MINIMUM_ORDER',
  'TABLE_UNKNOWN',
  'PAYMENT_METHOD_UNAVAILABLE',
  'ONLINE_PAYMENT_UNAVAILABLE',
  'MENU_ITEM_UNAVAILABLE',
  'MENU_ITEM_NOT_SERVED_NOW',
  'CHOICE_UNAVAILABLE',
  'INVALID_CHOICES',
  'VENDOR_CLOSED',
  'KITCHEN_BUSY',
  'VENDOR_INACTIVE',
  'SLOT_UNKNOWN',
];

/** The refusals of a pre-order for which another slot may help. */
const slotCodes = /^(SLOT_|ORDER_BY_PASSED|VENDOR_CLOSED)/;

/** The checkout of a mess's cart. Resumes an interrupted order automatically. */
export function useCheckout(
  { vendorId, customerId }: CartOwner,
  onStaleMenu: () => void,
): Checkout {
  const owner = useMemo(() => ({ vendorId, customerId }), [vendorId, customerId]);
  const [isPlacing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [order, setOrder] = useState<Order>();
  const [interrupted, setInterrupted] = useState<CheckoutIntent>();
  const [lostSlot, setLostSlot] = useState<LostSlot>();

  const runCheckout = useCallback(
    async (start: () => Promise<Order | undefined>, onRefused?: (error: unknown) => void) => {
      setPlacing(true);
      setFailure(undefined);
      setLostSlot(undefined);
      try {
        const placedOrder = await start();
        setOrder(placedOrder);
        if (placedOrder) showToast({ kind: 'success', title: texts.orderPlacedToast });
      } catch (error) {
        setFailure(error);
        if (error instanceof ApiError && staleMenuCodes.includes(error.code)) onStaleMenu();
        onRefused?.(error);
      }
      setInterrupted(await interruptedCheckout(owner));
      setPlacing(false);
    },
    [owner, onStaleMenu],
  );

  /** Asks for another slot, or shows a toast: the cart may not be on screen. */
  const runOutsideCart = (
    body: PlaceOrderBody | undefined,
    start: () => Promise<Order | undefined>,
  ) =>
    runCheckout(start, (error) => {
      if (!(error instanceof ApiError) || needsVerification(error)) return;
      if (body?.readyFor && slotCodes.test(error.code)) setLostSlot({ body, error });
      else showRefusal(error);
    });
  const finish = (intent: CheckoutIntent | undefined) =>
    runOutsideCart(intent?.bodies[0], () => finishInterrupted(owner));

  const resumeInterrupted = useEffectEvent(async () => {
    const intent = await interruptedCheckout(owner);
    if (!intent) return;
    setInterrupted(intent);
    if (!navigator.onLine) return;
    const cart = await storedCart(owner.vendorId);
    if (!canAutoResume(intent, cart, serverNow())) return;
    await finish(intent);
  });
  useEffect(() => {
    if (!owner.vendorId) return;
    const start = () => void resumeInterrupted();
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [owner]);

  const unverified = unverifiedOrderOf(failure, interrupted);
  return {
    isPlacing,
    // The dialog that asks for the code already shows the reason.
    failure: unverified ? undefined : failure,
    order,
    interrupted: unverified ? undefined : interrupted,
    unverified,
    place: (body) => runCheckout(() => placeOrder(body, owner)),
    lostSlot,
    finish: () => finish(interrupted),
    async forget() {
      await forgetInterrupted(owner);
      setInterrupted(undefined);
      setFailure(undefined);
    },
    replaceSlot(readyFor) {
      if (!lostSlot || !readyFor) return setLostSlot(undefined);
      const body = { ...lostSlot.body, readyFor };
      const { customerId } = owner;
      const sender = { vendorId, customerId: body.isGuestOrder ? undefined : customerId };
      void runOutsideCart(body, () => placeOrder(body, sender));
    },
    dismissFailure: () => setFailure(undefined),
    dismissOrder: () => setOrder(undefined),
  };
}

function showRefusal(error: ApiError): void {
  const description = orderFailureText(error, () => undefined);
  showToast({ kind: 'error', title: texts.orderNotPlaced, description });
}
