import { hasSession } from '../../account/session/stored-session.ts';
import { keepTrackingToken, trackingTokenOf } from './tracking-tokens.ts';

/** What shows that someone may see an order: a guest's proof, or a sign-in. */
export type OrderProof = { trackingToken: string } | { phone: string } | { isSignedIn: true };

/** A proof as a call about the order carries it; a sign-in goes with every call. */
export function proofParts(proof: OrderProof) {
  return {
    ...('phone' in proof && { query: { phone: proof.phone } }),
    ...('trackingToken' in proof && { headers: { 'x-tracking-token': proof.trackingToken } }),
  };
}

/**
 * The proof at hand: a phone given before in this tab, the token of an order of this browser, a token
 * in the link, a sign-in.
 */
export function storedProof(orderId: string): OrderProof | undefined {
  const phone = readPhone(orderId);
  if (phone) return { phone };
  const trackingToken = trackingTokenOf(orderId) ?? linkedToken(location.hash);
  if (trackingToken) return { trackingToken };
  return hasSession() ? { isSignedIn: true } : undefined;
}

/** It was accepted: a reload does not ask again. */
export function keepProof(orderId: string, proof: OrderProof): void {
  if ('phone' in proof) writePhone(orderId, proof.phone);
  if (!('trackingToken' in proof)) return;
  if (trackingTokenOf(orderId) !== proof.trackingToken) {
    keepTrackingToken(orderId, proof.trackingToken);
  }
  if (trackingTokenOf(orderId) === proof.trackingToken) dropLinkedToken();
}

/** It was refused: the next try has to be another one. */
export function forgetProof(orderId: string): void {
  writePhone(orderId, undefined);
  dropLinkedToken();
}

/** An order's page for everyone who has the link. Behind the #, the token is in no log. */
export function linkWithToken(origin: string, orderId: string, trackingToken: string): string {
  return `${origin}/orders/${orderId}#token=${encodeURIComponent(trackingToken)}`;
}

/** The token that a link brought along. */
export function linkedToken(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') || undefined;
}

function dropLinkedToken(): void {
  if (linkedToken(location.hash)) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

function readPhone(orderId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(orderId));
  } catch {
    return null;
  }
}

function writePhone(orderId: string, phone: string | undefined): void {
  try {
    if (phone) sessionStorage.setItem(keyOf(orderId), phone);
    else sessionStorage.removeItem(keyOf(orderId));
  } catch {
    // Without storage the page asks again after a reload.
  }
}

function keyOf(orderId: string): string {
  return `orderPhone:${orderId}`;
}
