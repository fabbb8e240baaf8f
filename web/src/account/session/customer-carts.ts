import { delMany, get, keys, set } from 'idb-keyval';

/** Under which the storefront keeps a vendor's cart, and an order that waits for its answer. */
const cartPrefix = 'cart:';
const checkoutPrefix = 'checkout:';
const ownerKey = 'carts-of';

/**
 * Makes this browser's carts those of the customer who has just signed in: what a guest had put in
 * stays, and so does what the same person left at an automatic logout. What another person left goes,
 * with the order that was still under way.
 */
export async function claimCarts(customerId: string): Promise<void> {
  const owner = await get<string>(ownerKey);
  if (owner !== undefined && owner !== customerId) await drop([cartPrefix, checkoutPrefix]);
  if (owner !== customerId) await set(ownerKey, customerId);
}

/** The customer has logged out: the next one finds no cart. An order under way is still settled. */
export async function dropCarts(): Promise<void> {
  await drop([cartPrefix]);
  await delMany([ownerKey]);
}

async function drop(prefixes: readonly string[]): Promise<void> {
  const dropped = (await keys<string>()).filter((key) =>
    prefixes.some((prefix) => String(key).startsWith(prefix)),
  );
  await delMany(dropped);
  for (const key of dropped) tellCart(key);
}

/** A cart on screen, in this tab or another, reads again what is stored. */
function tellCart(key: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(key);
  channel.postMessage('changed');
  channel.close();
}
