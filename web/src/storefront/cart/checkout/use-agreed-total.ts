import { toPaise } from '@thali/shared/money/paise';
import type { Serving } from '@thali/shared/orders/parcel-charge';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import type { ParcelSetting } from '@thali/shared/vendors/vendor-settings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Checkout } from '../place/use-checkout.ts';
import type { Cart } from '../state/cart.ts';
import { cartTotals } from '../state/cart-sums.ts';
import {
  addNewPrices,
  addUnchangedPrices,
  type Prices,
  pricesOf,
  pricesOfOrder,
  repriceOrder,
  totalAt,
} from './agreed-total.ts';

/** An order whose total differs from the total that the customer saw. */
export interface ChangedTotal {
  fromPaise: number;
  toPaise: number;
  order: SentOrder;
}

interface SentOrder {
  body: PlaceOrderBody;
  /** The setting of the parcel charge in the body. */
  parcel: ParcelSetting | undefined;
}

export interface AgreedTotal {
  /** If prices rose just before the tap, `place` asks the guest before it sends the order. */
  checkout: Checkout;
  question: ChangedTotal | undefined;
  confirm: () => void;
  dismiss: () => void;
  /** Holds back new prices while a dialog covers them, so that they do not count as seen. */
  hold: (isHeld: boolean) => void;
}

/** The time that a new price must be on screen before a tap agrees to it. */
const seenAfterMs = 2000;

/** Asks again before an order that costs more than the customer has seen. Rule: cart-14 */
export function useAgreedTotal(cart: Cart, serving: Serving, checkout: Checkout): AgreedTotal {
  const { parcel } = serving;
  const seenPrices = useRef<Prices>(undefined);
  const lastSent = useRef<SentOrder>(undefined);
  const [isHeld, hold] = useState(false);
  const [question, setQuestion] = useState<ChangedTotal>();

  const markSeen = useEffectEvent((shown: Prices) => {
    if (isHeld || !seenPrices.current) return;
    seenPrices.current = addUnchangedPrices(seenPrices.current, shown, pricesOf(cart, parcel));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the dialog no longer covers the prices, the 2 s start again
  useEffect(() => {
    const shown = pricesOf(cart, parcel);
    // The price of an added dish counts as seen at once.
    seenPrices.current = addNewPrices(seenPrices.current, shown);
    setTimeout(() => markSeen(shown), seenAfterMs);
  }, [cart, parcel, isHeld]);

  function send(order: SentOrder): Promise<void> {
    seenPrices.current = pricesOfOrder(order.body, order.parcel);
    lastSent.current = order;
    return checkout.place(order.body);
  }

  async function placeOrAsk(body: PlaceOrderBody): Promise<void> {
    const agreed = seenPrices.current ?? pricesOf(cart, parcel);
    const fromPaise = totalAt(cart, agreed, body.serviceMode);
    const change = { fromPaise, toPaise: toPaise(body.finalAmount) };
    const order = { body, parcel };
    if (change.toPaise > change.fromPaise) setQuestion({ ...change, order });
    else await send(order);
  }

  const { failure, dismissFailure } = checkout;
  const isRefused = failure instanceof ApiError && failure.code === 'PRICE_CHANGED';
  const finalPaise = cartTotals(cart, serving).finalPaise;
  const askAgain = useEffectEvent(() => {
    if (!lastSent.current) return;
    const sentOrder = lastSent.current;
    const fromPaise = totalAt(
      cart,
      pricesOfOrder(sentOrder.body, sentOrder.parcel),
      sentOrder.body.serviceMode,
    );
    const body = repriceOrder(sentOrder.body, cart, parcel);
    const change = { fromPaise, toPaise: toPaise(body.finalAmount) };
    if (change.toPaise === change.fromPaise) return;
    setQuestion({ ...change, order: { body, parcel } });
    dismissFailure();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new prices come after the refusal
  useEffect(() => {
    if (isRefused) askAgain();
  }, [isRefused, finalPaise]);

  return {
    checkout: { ...checkout, place: placeOrAsk },
    question,
    confirm() {
      setQuestion(undefined);
      if (question) void send(question.order);
    },
    dismiss: () => setQuestion(undefined),
    hold,
  };
}
