import { readTokens, trackingTokensKey } from './tracking-tokens.ts';

const keptOrders = 20;

/** Keeps the proof of a guest's order, the last 20 of them. */
export function keepTrackingToken(orderId: string, token: string): void {
  const { [orderId]: _old, ...others } = readTokens();
  const entries = [...Object.entries(others), [orderId, token]].slice(-keptOrders);
  try {
    localStorage.setItem(trackingTokensKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage the order page asks for the phone.
  }
}
