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

/** Stores the tracking token of a guest's order. Keeps the latest 20, and forgets the state of older orders. */
export function keepTrackingToken(orderId: string, token: string): void {
  const { [orderId]: _old, ...others } = readTokens();
  const entries = [...Object.entries(others), [orderId, token]];
  try {
    for (const [oldId = ''] of entries.slice(0, -maxOrders)) {
      localStorage.removeItem(keptOrderKey(oldId));
    }
    const latest = Object.fromEntries(entries.slice(-maxOrders));
    localStorage.setItem(trackingTokensKey, JSON.stringify(latest));
  } catch {
    // Without storage, the order page asks for the phone number.
  }
}

/** The key of an order's last known state. */
export function keptOrderKey(orderId: string): string {
  return `orderSeen:${orderId}`;
}
