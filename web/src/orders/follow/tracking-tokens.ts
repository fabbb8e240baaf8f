export const trackingTokensKey = 'guestOrders';

type Tokens = Record<string, string>;

export function trackingTokenOf(orderId: string): string | undefined {
  return readTokens()[orderId];
}

/** The ids and tokens of the stored orders, the newest last. */
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

const maxOrders = 20;

/** Stores the tracking token of a guest's order. Keeps the latest 20. */
export function keepTrackingToken(orderId: string, token: string): void {
  const { [orderId]: _old, ...others } = readTokens();
  const entries = [...Object.entries(others), [orderId, token]].slice(-maxOrders);
  try {
    localStorage.setItem(trackingTokensKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage, the order page asks for the phone number.
  }
}
