import { lineKey } from '@thali/shared/orders/line-key';
import { createStore, del, get, promisifyRequest, set } from 'idb-keyval';
import { inTime } from '../../lib/state/in-time.ts';

/** The storefront stores a vendor's cart, and a guest's order without an answer, under these keys. */
const cartKey = /^cart:/;
const guestCheckoutKey = /^checkout:[^:]+$/;
const ownerKey = 'carts-of';

/**
 * Gives this browser's carts to the customer who signs in. A guest's lines stay, and the customer's own lines from
 * before an automatic logout return. Another customer's carts stay hidden for that customer. Rule: sessions-7
 */
export async function claimCarts(customerId: string): Promise<void> {
  const owner = await inTime(() => get<string>(ownerKey));
  if (owner === customerId) return;
  if (owner !== undefined) await setCartsAside(owner);
  await set(ownerKey, customerId);
  const prefix = asidePrefixOf(customerId);
  await moveEntries((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : undefined));
}

/** Hides the carts and a waiting order from others until the customer signs in again. */
export async function setCartsAside(customerId: string): Promise<void> {
  await inTime(() =>
    moveEntries((key) =>
      cartKey.test(key) || guestCheckoutKey.test(key) ? asidePrefixOf(customerId) + key : undefined,
    ),
  );
  await del(ownerKey);
}

/** Deletes the carts at a logout. An order that waits for its answer stays. */
export async function dropCarts(): Promise<void> {
  await inTime(() => moveEntries((key) => (cartKey.test(key) ? '' : undefined)));
  await del(ownerKey);
}

function asidePrefixOf(customerId: string): string {
  return `aside:${customerId}:`;
}

/** The store that `get` and `set` of idb-keyval use by default. */
const store = createStore('keyval-store', 'keyval');

/**
 * Renames entries in one transaction, because the page may close at any moment.
 * @param nameOf  the entry's new key, '' to delete the entry, undefined to leave it
 */
async function moveEntries(nameOf: (key: string) => string | undefined): Promise<void> {
  const movedKeys: string[] = [];
  await store('readwrite', (entries) => {
    const walk = entries.openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return;
      const key = String(cursor.key);
      const name = nameOf(key);
      if (name !== undefined) {
        cursor.delete();
        if (name !== '') mergeEntry(entries, name, cursor.value);
        movedKeys.push(key, name);
      }
      cursor.continue();
    };
    return promisifyRequest(entries.transaction);
  });
  for (const key of movedKeys) if (cartKey.test(key)) notifyCart(key);
}

/** Keeps an existing entry, but merges the lines of two carts. */
function mergeEntry(entries: IDBObjectStore, key: string, value: unknown): void {
  const reading = entries.get(key);
  reading.onsuccess = () => entries.put(mergeValues(reading.result, value), key);
}

/** Exported for its test. */
export function mergeValues(present: unknown, kept: unknown): unknown {
  if (!Array.isArray(present) || !Array.isArray(kept)) return present || kept;
  const keys = new Set(present.map(lineKey));
  return [...present, ...kept.filter((line) => !keys.has(lineKey(line)))];
}

/** Makes an open cart, in this tab or another, read the storage again. */
function notifyCart(key: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(key);
  channel.postMessage('changed');
  channel.close();
}
