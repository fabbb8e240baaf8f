import { lineKey } from '@thali/shared/orders/line-key';
import { del, get, set } from '../../lib/state/key-value-store.ts';
import { walkEntries } from '../../lib/state/walk-entries.ts';
import { withTimeout } from '../../lib/state/with-timeout.ts';

/** The storefront's keys for carts, and for a guest's order that has no answer yet. */
const cartKey = /^cart:/;
const guestCheckoutKey = /^checkout:[^:]+$/;
const ownerKey = 'carts-of';

/**
 * Gives this browser's carts to the customer who signs in. Keeps the lines that a guest added, and brings back the lines
 * that the customer had before an automatic logout. Hides the carts of another customer. Rule: sessions-7
 */
export async function claimCarts(customerId: string): Promise<void> {
  const owner = await withTimeout(() => get<string>(ownerKey));
  if (owner === customerId) return;
  if (owner !== undefined) await setCartsAside(owner);
  await set(ownerKey, customerId);
  const prefix = asidePrefixOf(customerId);
  await moveEntries((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : undefined));
}

/** Hides the carts and an unanswered order from other people until the customer signs in again. */
export async function setCartsAside(customerId: string): Promise<void> {
  await withTimeout(() =>
    moveEntries((key) =>
      cartKey.test(key) || guestCheckoutKey.test(key) ? asidePrefixOf(customerId) + key : undefined,
    ),
  );
  await del(ownerKey);
}

/** Deletes the carts at a logout. An unanswered order stays. */
export async function dropCarts(): Promise<void> {
  await withTimeout(() => moveEntries((key) => (cartKey.test(key) ? '' : undefined)));
  await del(ownerKey);
}

function asidePrefixOf(customerId: string): string {
  return `aside:${customerId}:`;
}

/**
 * Renames entries in one transaction.
 * @param newKeyOf  the entry's new key, '' to delete the entry, undefined to keep it
 */
async function moveEntries(newKeyOf: (key: string) => string | undefined): Promise<void> {
  const movedKeys: string[] = [];
  await walkEntries((cursor, entries) => {
    const key = String(cursor.key);
    const newKey = newKeyOf(key);
    if (newKey === undefined) return;
    cursor.delete();
    if (newKey !== '') mergeEntry(entries, newKey, cursor.value);
    movedKeys.push(key, newKey);
  });
  for (const key of movedKeys) if (cartKey.test(key)) notifyCart(key);
}

/** Merges the lines of two carts. Any other existing entry stays. */
function mergeEntry(entries: IDBObjectStore, key: string, value: unknown): void {
  const request = entries.get(key);
  request.onsuccess = () => entries.put(mergeValues(request.result, value), key);
}

export function mergeValues(existing: unknown, moved: unknown): unknown {
  if (!Array.isArray(existing) || !Array.isArray(moved)) return existing || moved;
  const keys = new Set(existing.map(lineKey));
  return [...existing, ...moved.filter((line) => !keys.has(lineKey(line)))];
}

/** Makes open carts in all tabs read the storage again. */
function notifyCart(key: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(key);
  channel.postMessage('changed');
  channel.close();
}
