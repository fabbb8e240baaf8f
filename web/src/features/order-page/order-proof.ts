import { trackingTokenOf } from '../../guest-orders/tracking-tokens.ts';

/** What shows that someone may see an order. */
export type OrderProof = { trackingToken: string } | { phone: string };

/** The proof that this browser holds: the token of its own order, else a phone given before. */
export function storedProof(orderId: string): OrderProof | undefined {
  const trackingToken = trackingTokenOf(orderId);
  if (trackingToken) return { trackingToken };
  const phone = sessionStorage.getItem(keyOf(orderId));
  return phone ? { phone } : undefined;
}

/** Kept for this tab, so that a reload does not ask again. */
export function keepPhone(orderId: string, phone: string): void {
  sessionStorage.setItem(keyOf(orderId), phone);
}

export function forgetPhone(orderId: string): void {
  sessionStorage.removeItem(keyOf(orderId));
}

function keyOf(orderId: string): string {
  return `orderPhone:${orderId}`;
}
