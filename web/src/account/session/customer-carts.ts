import { lineKey } from '@thali/shared/orders/line-key';
import { createStore, del, get, promisifyRequest, set } from 'idb-keyval';

/** Under which the storefront keeps a vendor's cart, and a guest's order that waits for its answer. */
const cartKey = /^cart:/;
const guestCheckoutKey = /^checkout:[^:]+$/;
const ownerKey = 'carts-of';

/**
 * Makes this browser's carts those of the customer who has just signed in: what a guest had put in stays,
 * and what the same person left at an automatic logout comes back. What another person left without a logout is
 * put aside for that person. Rule: sessions-7
 */
export async function claimCarts(customerId: string): Promise<void> {
  const owner = await get<string>(ownerKey);
  if (owner === customerId) return;
  if (owner !== undefined) await putCartsAside(owner);
  await set(ownerKey, customerId);
  const prefix = asideOf(customerId);
  await moveEntries((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : undefined));
}

/** The customer is gone and may come back: nobody else finds the carts, or the order that is still held. */
export async function putCartsAside(customerId: string): Promise<void> {
  await moveEntries((key) =>
    cartKey.test(key) || guestCheckoutKey.test(key) ? asideOf(customerId) + key : undefined,
  );
  await del(ownerKey);
}

/** The customer has logged out: the next one finds no cart. An order under way is still settled. */
export async function dropCarts(): Promise<void> {
  await moveEntries((key) => (cartKey.test(key) ? '' : undefined));
  await del(ownerKey);
}

function asideOf(customerId: string): string {
  return `aside:${customerId}:`;
}

/** The same that `get` and `set` use. */
const store = createStore('keyval-store', 'keyval');

/**
 * In one transaction, since the page may be about to go.
 * @param nameOf  what an entry is called from now on; '' where it goes, undefined where it stays
 */
async function moveEntries(nameOf: (key: string) => string | undefined): Promise<void> {
  const left: string[] = [];
  await store('readwrite', (entries) => {
    const walk = entries.openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return;
      const key = String(cursor.key);
      const name = nameOf(key);
      if (name !== undefined) {
        cursor.delete();
        if (name !== '') join(entries, name, cursor.value);
        left.push(key, name);
      }
      cursor.continue();
    };
    return promisifyRequest(entries.transaction);
  });
  for (const key of left) if (cartKey.test(key)) tellCart(key);
}

/** What is there already stays as it is; of two carts the lines of both. */
function join(entries: IDBObjectStore, key: string, value: unknown): void {
  const reading = entries.get(key);
  reading.onsuccess = () => entries.put(joined(reading.result, value), key);
}

/** Exported for its test. */
export function joined(present: unknown, kept: unknown): unknown {
  if (!Array.isArray(present) || !Array.isArray(kept)) return present || kept;
  const keys = new Set(present.map(lineKey));
  return [...present, ...kept.filter((line) => !keys.has(lineKey(line)))];
}

/** A cart on screen, in this tab or another, reads again what is stored. */
function tellCart(key: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(key);
  channel.postMessage('changed');
  channel.close();
}
