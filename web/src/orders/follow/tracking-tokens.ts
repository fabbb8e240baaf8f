export const trackingTokensKey = 'guestOrders';

type Tokens = Record<string, string>;

export function trackingTokenOf(orderId: string): string | undefined {
  return readTokens()[orderId];
}

/** The id and token of each stored order. The newest is last. */
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
