export const trackingTokensKey = 'guestOrders';

type Tokens = Record<string, string>;

export function trackingTokenOf(orderId: string): string | undefined {
  return readTokens()[orderId];
}

/** Of each order its id and its token, the one that was kept last at the end. */
export function trackedOrders(): [orderId: string, token: string][] {
  return Object.entries(readTokens());
}

export function readTokens(): Tokens {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(trackingTokensKey) ?? '{}');
    return stored !== null && typeof stored === 'object' ? (stored as Tokens) : {};
  } catch {
    return {};
  }
}

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
