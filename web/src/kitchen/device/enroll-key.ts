import { del, get, set } from 'idb-keyval';

const name = 'kitchen-enroll-key';

/**
 * This browser's own random key for a code: after a lost answer, and a reload, the same device comes back. Where storage
 * is refused, each attempt has another one.
 */
export async function enrollKey(): Promise<string> {
  const kept = await get<string>(name).catch(() => undefined);
  if (kept) return kept;
  const key = crypto.randomUUID();
  await set(name, key).catch(() => undefined);
  return key;
}

/** The next device of this browser has another one. */
export async function forgetEnrollKey(): Promise<void> {
  await del(name).catch(() => undefined);
}
