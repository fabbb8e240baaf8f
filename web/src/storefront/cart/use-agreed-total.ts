import { toPaise } from '@thali/shared/money/paise';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { type Prices, pricesIn, pricesOf, repriced, totalAt } from './agreed-total.ts';
import type { Cart } from './cart.ts';
import { cartTotals } from './cart-sums.ts';
import type { Checkout } from './use-checkout.ts';

/** A total that is not the one the customer had in mind. */
export interface ChangedTotal {
  fromPaise: number;
  toPaise: number;
  body: PlaceOrderBody;
}

export interface AgreedTotal {
  /** Its `place` asks first where prices rose under the thumb. */
  checkout: Checkout;
  question: ChangedTotal | undefined;
  confirm: () => void;
  dismiss: () => void;
  /** While true, the prices of this moment are those that count: the sheet is open. */
  hold: (isHeld: boolean) => void;
}

/** For so long a new price must have been on screen before a tap counts as a yes to it. */
const seenMs = 2000;

/** Nobody orders at a higher price than they have seen; the new total takes a tap of its own. Rule: cart-14 */
export function useAgreedTotal(cart: Cart, checkout: Checkout): AgreedTotal {
  const seen = useRef<Prices>(new Map());
  const sent = useRef<PlaceOrderBody>(undefined);
  const [isHeld, hold] = useState(false);
  const [question, setQuestion] = useState<ChangedTotal>();

  const settle = useEffectEvent((shown: Prices) => {
    if (isHeld) return;
    const stillShown = [...pricesOf(cart)].filter(([id, price]) => shown.get(id) === price);
    seen.current = new Map([...seen.current, ...stillShown]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was held back counts 2 s after
  useEffect(() => {
    const shown = pricesOf(cart);
    // Who adds a dish sees its price.
    seen.current = new Map([...shown].map(([id, price]) => [id, seen.current.get(id) ?? price]));
    setTimeout(() => settle(shown), seenMs);
  }, [cart, isHeld]);

  function send(body: PlaceOrderBody): Promise<void> {
    seen.current = pricesIn(body);
    sent.current = body;
    return checkout.place(body);
  }

  async function place(body: PlaceOrderBody): Promise<void> {
    const change = { fromPaise: totalAt(cart, seen.current), toPaise: toPaise(body.finalAmount) };
    if (change.toPaise > change.fromPaise) setQuestion({ ...change, body });
    else await send(body);
  }

  const { failure, dismissFailure } = checkout;
  const isRefused = failure instanceof ApiError && failure.code === 'PRICE_CHANGED';
  const finalPaise = cartTotals(cart).finalPaise;
  const askAgain = useEffectEvent(() => {
    if (!sent.current) return;
    const fromPaise = totalAt(cart, pricesIn(sent.current));
    if (fromPaise === finalPaise) return;
    setQuestion({ fromPaise, toPaise: finalPaise, body: repriced(sent.current, cart) });
    dismissFailure();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new prices come after the refusal
  useEffect(() => {
    if (isRefused) askAgain();
  }, [isRefused, finalPaise]);

  return {
    checkout: { ...checkout, place },
    question,
    confirm() {
      setQuestion(undefined);
      if (question) void send(question.body);
    },
    dismiss: () => setQuestion(undefined),
    hold,
  };
}
