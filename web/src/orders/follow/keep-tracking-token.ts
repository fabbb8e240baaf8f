import { readTokens, trackingTokensKey } from './tracking-tokens.ts';

const maxOrders = 20;

/** Stores the tracking token of a guest's order. Keeps the latest 20. */
export function keepTrackingToken(orderId: string, token: string): void {
  const { [orderId]: _old, ...others } = readTokens();
  const entries = [...Object.entries(others), [orderId, token]].slice(-maxOrders);
  try {
    localStorage.setItem(trackingTokensKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage the order page asks for the phone.
  }
}
