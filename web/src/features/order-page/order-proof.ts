import { trackingTokenOf } from '../../guest-orders/tracking-tokens.ts';
import { hasSession } from '../../session/stored-session.ts';

/** What shows that someone may see an order: of a guest, or that somebody is signed in. */
export type OrderProof = { trackingToken: string } | { phone: string } | { isSignedIn: true };

/** The proof that this browser holds: the token of its own order, a phone given before, a sign-in. */
export function storedProof(orderId: string): OrderProof | undefined {
  const trackingToken = trackingTokenOf(orderId);
  if (trackingToken) return { trackingToken };
  const phone = sessionStorage.getItem(keyOf(orderId));
  if (phone) return { phone };
  return hasSession() ? { isSignedIn: true } : undefined;
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
