import { hasSession } from '../../lib/session/stored-session.ts';
import { storeTrackingToken, trackingTokenOf } from './tracking-tokens.ts';

/** Proves that the viewer may see an order: by a guest's token or phone number, or by a sign-in. */
export type OrderProof = { trackingToken: string } | { phone: string } | { isSignedIn: true };

/** The fields of a request that contain a guest's proof. Every request already contains the sign-in. */
export function proofFields(proof: OrderProof) {
  return {
    ...('phone' in proof && { query: { phone: proof.phone } }),
    ...('trackingToken' in proof && { headers: { 'x-tracking-token': proof.trackingToken } }),
  };
}

/** Finds a proof: a phone number typed in this tab, a stored or linked tracking token, or the sign-in. */
export function storedProof(orderId: string): OrderProof | undefined {
  const phone = readPhone(orderId);
  if (phone) return { phone };
  const trackingToken = trackingTokenOf(orderId) ?? linkedToken(location.hash);
  if (trackingToken) return { trackingToken };
  return hasSession() ? { isSignedIn: true } : undefined;
}

/** Stores an accepted proof for a reload. */
export function storeProof(orderId: string, proof: OrderProof): void {
  if ('phone' in proof) writePhone(orderId, proof.phone);
  if (!('trackingToken' in proof)) return;
  if (trackingTokenOf(orderId) !== proof.trackingToken) {
    storeTrackingToken(orderId, proof.trackingToken);
  }
  if (trackingTokenOf(orderId) === proof.trackingToken) dropLinkedToken();
}

/** Removes a refused proof, so that the page asks for another proof. */
export function forgetProof(orderId: string): void {
  writePhone(orderId, undefined);
  dropLinkedToken();
}

/** The token in the hash of a link. */
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
    // Without storage, the page asks again after a reload.
  }
}

function keyOf(orderId: string): string {
  return `orderPhone:${orderId}`;
}
