export const trackingTokensKey = 'guestOrders';

type Tokens = Record<string, string>;

export function trackingTokenOf(orderId: string): string | undefined {
  return readTokens()[orderId];
}

/** The ids and tokens of the stored orders, the newest last. */
export function trackedOrders(): [orderId: string, token: string][] {
  return Object.entries(readTokens());
}

/** Tokens that the browser could not store. They last until a reload; then the order page asks for the phone number. */
let inMemory: Tokens = {};

export function readTokens(): Tokens {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(trackingTokensKey) ?? '{}');
    return { ...Object(stored), ...inMemory };
  } catch {
    return inMemory;
  }
}

const maxOrders = 20;

/** Stores the tracking token of a guest's order. Keeps the latest 20, and forgets the state of older orders. */
export function storeTrackingToken(orderId: string, token: string): void {
  const { [orderId]: _old, ...otherTokens } = readTokens();
  const entries = [...Object.entries(otherTokens), [orderId, token]];
  const latestTokens: Tokens = Object.fromEntries(entries.slice(-maxOrders));
  try {
    for (const [oldId = ''] of entries.slice(0, -maxOrders)) {
      localStorage.removeItem(storedOrderKey(oldId));
    }
    localStorage.setItem(trackingTokensKey, JSON.stringify(latestTokens));
  } catch {
    inMemory = latestTokens;
  }
}

/** The key of an order's last known state. */
export function storedOrderKey(orderId: string): string {
  return `orderSeen:${orderId}`;
}
